import { lstatSync, readlinkSync } from 'node:fs';
import { chmod, link, lutimes, mkdir, open, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { environmentError } from '@codewalk/core';
import { extract, type Headers } from 'tar-stream';

/** Folders at the top that a sandbox has of its own. */
const OWN = new Set(['dev', 'proc', 'run', 'scratch', 'srv', 'sys', 'tmp']);

const MOST_BYTES = 32 * 1024 ** 3;
const MOST_ENTRIES = 4_000_000;
const MOST_LINKS = 40;

const bad = (why: string): Error => environmentError('bad-image', `the files of the image are not taken: ${why}`);

/** Lays out the files of a tar in a new, empty folder, nothing outside of it; devices, owners and special bits are left out. Throws `bad-image`. */
export async function unpack(tar: Readable, root: string, signal: AbortSignal): Promise<void> {
  const entries = extract();
  tar.on('error', (error) => entries.destroy(error));
  tar.pipe(entries);
  const layout = new Layout(root);
  try {
    for await (const entry of entries) {
      if (signal.aborted) throw environmentError('cancelled', 'cancelled');
      await layout.take(entry.header, entry);
      entry.resume();
    }
  } catch (cause) {
    tar.destroy();
    if ((cause as { code?: string }).code === 'ENOSPC') throw environmentError('disk-full', `there is no room for an image in ${dirname(root)}`);
    throw cause instanceof Error && cause.name !== 'CodewalkError' ? bad(cause.message) : cause;
  }
}

/** What was laid out so far: nothing is ever written through a link, since all that is there was put there here. */
class Layout {
  readonly #root: string;
  readonly #folders = new Set<string>(['']);
  readonly #files = new Set<string>();
  #bytes = 0;
  #entries = 0;

  constructor(root: string) {
    this.#root = root;
  }

  async take(header: Headers, content: AsyncIterable<Uint8Array>): Promise<void> {
    const parts = partsOf(header.name);
    if (parts.length === 0 || OWN.has(parts[0]!)) return;
    this.#bytes += header.size ?? 0;
    if (++this.#entries > MOST_ENTRIES || this.#bytes > MOST_BYTES) throw bad(`there are more than ${MOST_BYTES / 1024 ** 3} GiB of them, or too many`);
    const path = parts.join('/');
    if (header.type === 'directory') return this.#folder(parts);
    await this.#folder(parts.slice(0, -1));
    const target = join(this.#root, path);
    switch (header.type) {
      case 'file':
      case 'contiguous-file':
        await writeFile(target, header, content);
        this.#files.add(path);
        return;
      case 'symlink':
        await symlink(header.linkname ?? '', target);
        return lutimes(target, header.mtime ?? new Date(0), header.mtime ?? new Date(0));
      case 'link':
        return this.#link(partsOf(header.linkname ?? '').join('/'), path);
    }
  }

  async #link(from: string, path: string): Promise<void> {
    if (OWN.has(from.split('/')[0]!)) return;
    if (!this.#files.has(from)) throw bad(`${path} is a link to ${from}, which is no file before it`);
    await link(join(this.#root, from), join(this.#root, path));
    this.#files.add(path);
  }

  async #folder(parts: readonly string[]): Promise<void> {
    for (let depth = 1; depth <= parts.length; depth++) {
      const path = parts.slice(0, depth).join('/');
      if (this.#folders.has(path)) continue;
      await mkdir(join(this.#root, path)); // fails where a link or file is
      await chmod(join(this.#root, path), 0o755);
      this.#folders.add(path);
    }
  }
}

function partsOf(name: string): string[] {
  const parts = name.split('/').filter((part) => part !== '' && part !== '.');
  if (parts.includes('..')) throw bad(`${name} leads outside`);
  return parts;
}

async function writeFile(path: string, { mode = 0, mtime = new Date(0) }: Headers, content: AsyncIterable<Uint8Array>): Promise<void> {
  const file = await open(path, 'wx');
  try {
    for await (const chunk of content) await file.writeFile(chunk);
    await file.chmod((mode & 0o111) === 0 ? 0o644 : 0o755); // others than its owner read it, and none runs it as somebody else
    await file.utimes(mtime, mtime); // compiled Python is of use only beside a source of its time
  } finally {
    await file.close();
  }
}

/** Where a path of the image is on this machine, links followed within the image; null where there is nothing. */
export function insideImage(root: string, path: string): string | null {
  const left = path.split('/').reverse();
  let at = '';
  for (let links = 0; left.length > 0;) {
    const part = left.pop()!;
    if (part === '' || part === '.') continue;
    if (part === '..') {
      at = at.slice(0, Math.max(0, at.lastIndexOf('/')));
      continue;
    }
    const stat = lstatSync(`${root}${at}/${part}`, { throwIfNoEntry: false });
    if (stat === undefined) return null;
    if (!stat.isSymbolicLink()) {
      if (left.length > 0 && !stat.isDirectory() && left.some((name) => name !== '')) return null;
      at = `${at}/${part}`;
      continue;
    }
    if (++links > MOST_LINKS) return null;
    const target = readlinkSync(`${root}${at}/${part}`);
    if (target.startsWith('/')) at = '';
    left.push(...target.split('/').reverse());
  }
  return `${root}${at}`;
}
