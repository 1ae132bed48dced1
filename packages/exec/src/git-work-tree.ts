import { chmod, lutimes, mkdir, readdir, symlink, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { usageError } from '@codewalk/core';
import type { Entry } from './git-objects.js';

/** The time of every file that is laid out, in seconds: the commits' own. */
const TIME = 946_684_800;

/** Writes the files of a tree, whose bytes are given in the same order, into a new or empty folder. Their paths are checked, so nothing is written through a link. */
export async function writeTree(files: readonly Entry[], bytes: readonly Buffer[], folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw usageError('not-empty', `${folder} is not empty`, { at: folder });
  const folders = new Set<string>();
  for (const { path } of files) for (let above = dirname(path); above !== '.'; above = dirname(above)) folders.add(above);
  for (const path of [...folders].sort()) await mkdir(join(folder, path));
  for (const [i, file] of files.entries()) {
    const path = join(folder, file.path);
    if (file.mode === 'link') {
      await symlink(bytes[i]!, path);
      await lutimes(path, TIME, TIME);
    } else {
      await writeFile(path, bytes[i]!, { flag: 'wx' });
      await chmod(path, file.mode === '755' ? 0o755 : 0o644);
      await utimes(path, TIME, TIME);
    }
  }
  for (const path of [...folders, '.']) {
    await chmod(join(folder, path), 0o755);
    await utimes(join(folder, path), TIME, TIME);
  }
}
