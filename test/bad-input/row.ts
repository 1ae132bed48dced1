import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { digestOf, sha256 } from '@codewalk/core';
import { main } from 'codewalk';

/** One wrong input and what comes of it. `DIR` is the row's own folder, `BANK` a good bank of the domain `SUMS`, `TASK` a task of it. */
export interface Row {
  readonly name: string;
  /** Files in the row's folder; a text is UTF-8, `null` a folder. */
  readonly files?: Readonly<Record<string, string | Uint8Array | null>>;
  /** Changes a copy of the good bank, which is then `DIR/bank`. */
  readonly bank?: (root: string) => void;
  readonly argv: string;
  /** Exit code; 2 where it is not said. */
  readonly code?: number;
  /** All of stderr. */
  readonly says: string;
}

export interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command line in this process. */
export async function runHere(argv: readonly string[]): Promise<Ran> {
  const said = { stdout: '', stderr: '' };
  const { stdout, stderr } = process;
  const kept = { stdout: stdout.write, stderr: stderr.write };
  const keep = (name: 'stdout' | 'stderr') => (data: string | Uint8Array): boolean => {
    said[name] += typeof data === 'string' ? data : Buffer.from(data).toString();
    return true;
  };
  stdout.write = keep('stdout') as typeof stdout.write;
  stderr.write = keep('stderr') as typeof stderr.write;
  try {
    const code = await main(argv);
    return { code, stdout: stripVTControlCharacters(said.stdout), stderr: stripVTControlCharacters(said.stderr) };
  } finally {
    stdout.write = kept.stdout;
    stderr.write = kept.stderr;
  }
}

export interface Places {
  /** Below which each row has a folder. */
  readonly root: string;
  readonly bank: string;
  readonly sums: string;
  /** A task of the good bank. */
  readonly task: string;
}

/** Lays a row out and gives its command line, the folder, and how its paths are written in the table. */
export function layOut({ files = {}, bank, argv }: Row, places: Places): { folder: string; words: string[]; plain: (text: string) => string } {
  const folder = realpathSync(mkdtempSync(join(places.root, 'row-')));
  for (const [path, content] of Object.entries(files)) {
    const full = join(folder, path);
    mkdirSync(content === null ? full : dirname(full), { recursive: true });
    if (content !== null) writeFileSync(full, typeof content === 'string' ? content.replaceAll('"SUMS"', JSON.stringify(places.sums)) : content);
  }
  if (bank) {
    cpSync(places.bank, join(folder, 'bank'), { recursive: true });
    bank(join(folder, 'bank'));
  }
  const words = argv.split(' ').filter((word) => word !== '').map((word) => word.replaceAll('DIR', folder).replaceAll('BANK', places.bank).replaceAll('SUMS', places.sums).replace(/^TASK$/, places.task).replace(/^''$/, ''));
  const plain = (text: string): string => text.replaceAll(folder, 'DIR').replaceAll(places.bank, 'BANK').replaceAll(places.sums, 'SUMS');
  return { folder, words, plain };
}

/** Everything below a folder: names, bytes, where links lead. */
export function everything(folder: string, below = ''): Record<string, string> {
  const found: Record<string, string> = {};
  for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) Object.assign(found, { [`${path}/`]: '' }, everything(folder, path));
    else found[path] = entry.isSymbolicLink() ? readlinkSync(join(folder, path)) : sha256(readFileSync(join(folder, path)));
  }
  return found;
}

/** Edits a JSON file of a bank. */
export function edit(path: string, change: (document: any) => unknown): void {
  const document: unknown = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, `${JSON.stringify(change(document) ?? document)}\n`);
}

/** Makes a bank's manifest true again, so that what was changed is not found by its hash. */
export function resign(root: string): void {
  edit(join(root, 'manifest.json'), ({ digest: _old, ...body }: { digest: string; files: Record<string, string> }) => {
    const files = Object.fromEntries(Object.keys(body.files).map((path) => [path, sha256(readFileSync(join(root, path)))]));
    return { ...body, files, digest: digestOf({ ...body, files }) };
  });
}

export const remove = (path: string): void => rmSync(path, { recursive: true });
