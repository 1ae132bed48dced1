import { usageError, type CommitId, type File, type ListedCommit, type TreeId } from '@codewalk/core';
import { unsafe } from './git-paths.js';

const FILE_MODES: Readonly<Record<string, File['mode']>> = { '100644': '644', '100664': '644', '100755': '755', '120000': 'link' };
export const GIT_MODES: Readonly<Record<File['mode'], string>> = { '644': '100644', '755': '100755', link: '120000' };

/** An object id, never mistaken for an option or another name. */
export function checkId(id: string, what: 'tree' | 'commit'): string {
  if (!/^[0-9a-f]{40}$/.test(id)) throw usageError(`no-such-${what}`, `${JSON.stringify(id)} is not the id of a ${what}`);
  return id;
}

export interface Entry {
  readonly path: string;
  readonly mode: File['mode'];
  readonly blob: string;
}

/** Reads `ls-tree -r -z`, sorted by path. Throws where a file cannot be carried. */
export function readListing(listing: Buffer, tree: TreeId): Entry[] {
  const entries: Entry[] = [];
  for (const record of split(listing, 0)) {
    const tab = record.indexOf(9);
    const [mode, kind, blob] = record.toString('latin1', 0, tab).split(' ') as [string, string, string];
    const bytes = record.subarray(tab + 1);
    const path = bytes.toString();
    if (kind === 'commit') throw usageError('submodule', `tree ${tree} has a submodule at ${path}, whose files it does not hold`, { at: path });
    const why = Buffer.from(path).equals(bytes) ? unsafe(path) : 'it is not UTF-8';
    if (why !== null) throw usageError('unsafe-path', `tree ${tree} has a file at ${JSON.stringify(path)}: ${why}`, { at: path });
    entries.push({ path, mode: FILE_MODES[mode] ?? '644', blob });
  }
  return entries.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Reads `cat-file --batch`: the bytes of each object in the order asked, null where it is missing. */
export function readBatch(output: Buffer): (Buffer | null)[] {
  const objects: (Buffer | null)[] = [];
  for (let at = 0; at < output.length; ) {
    const end = output.indexOf(10, at);
    const [, kind, size] = output.toString('latin1', at, end).split(' ');
    if (kind === 'missing') objects.push(null);
    else objects.push(output.subarray(end + 1, end + 1 + Number(size)));
    at = end + 1 + (kind === 'missing' ? 0 : Number(size) + 1);
  }
  return objects;
}

/** What `log -z` is asked for, so that `readCommit` reads it. */
export const COMMIT_FORMAT = '--format=tformat:%H%n%T%n%P%n%ct%n%B';

/** Reads one record of `log -z` with that format. */
export function readCommit(record: Buffer): ListedCommit {
  const [id, tree, parents, seconds, ...message] = record.toString().split('\n') as [string, string, string, string, ...string[]];
  const committedAt = new Date(Number(seconds) * 1000).toISOString().replace('.000Z', 'Z');
  return { id, tree, parents: parents === '' ? [] : (parents.split(' ') as CommitId[]), committedAt, message: message.join('\n').trimEnd() };
}

/** Pieces that each end with a byte; the last one may lack it. */
export function split(bytes: Buffer, end: number): Buffer[] {
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const next = bytes.indexOf(end, at);
    const stop = next < 0 ? bytes.length : next;
    pieces.push(bytes.subarray(at, stop));
    at = stop + 1;
  }
  return pieces;
}
