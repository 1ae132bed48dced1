import { chmod, lstat, mkdir, readdir, readFile, readlink, lutimes, symlink, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { usageError, type File } from '@codewalk/core';
import { bytesOf, contentOf } from './git-objects.js';

/** The time of every file that is laid out, in seconds: the commits' own. */
const TIME = 946_684_800;

/** An answer is read whole, so there is an end to it. */
const MOST_GATHERED_BYTES = 256 * 1024 ** 2;
const MOST_GATHERED_FILES = 100_000;

/** Writes files into a new or empty folder. Their paths are checked, so nothing is written through a link. */
export async function writeFiles(files: readonly File[], folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw usageError('not-empty', `${folder} is not empty`, { at: folder });
  const folders = new Set<string>();
  for (const { path } of files) for (let above = dirname(path); above !== '.'; above = dirname(above)) folders.add(above);
  for (const path of [...folders].sort()) await mkdir(join(folder, path));
  for (const file of files) {
    const path = join(folder, file.path);
    if (file.mode === 'link') {
      await symlink(bytesOf(file), path);
      await lutimes(path, TIME, TIME);
    } else {
      await writeFile(path, bytesOf(file), { flag: 'wx' });
      await chmod(path, file.mode === '755' ? 0o755 : 0o644);
      await utimes(path, TIME, TIME);
    }
  }
  for (const path of [...folders, '.']) {
    await chmod(join(folder, path), 0o755);
    await utimes(join(folder, path), TIME, TIME);
  }
}

/** The files of a folder, links as links; what is neither file nor link nor folder, and what is git's own, is left out. */
export async function readFiles(folder: string): Promise<File[]> {
  const files: File[] = [];
  let size = 0;
  const pending = [''];
  for (let below = pending.pop(); below !== undefined; below = pending.pop()) {
    for (const bytes of await readdir(join(folder, below), { encoding: 'buffer' })) {
      const name = bytes.toString();
      if (!Buffer.from(name).equals(bytes)) throw usageError('unsafe-path', `${below || '.'} has a file whose name is not UTF-8`, { at: below });
      if (name.toLowerCase() === '.git') continue;
      const path = below === '' ? name : `${below}/${name}`;
      const found = await lstat(join(folder, path));
      if (found.isDirectory()) pending.push(path);
      else if (found.isSymbolicLink()) files.push({ path, mode: 'link', ...contentOf(await readlink(join(folder, path), { encoding: 'buffer' })) });
      else if (found.isFile()) {
        size += found.size;
        if (size > MOST_GATHERED_BYTES || files.length >= MOST_GATHERED_FILES) {
          throw usageError('too-large', `${folder} holds more than ${MOST_GATHERED_BYTES / 1024 ** 2} MiB or ${MOST_GATHERED_FILES} files`, { at: folder });
        }
        files.push({ path, mode: found.mode & 0o100 ? '755' : '644', ...contentOf(await readFile(join(folder, path))) });
      }
    }
  }
  return files;
}
