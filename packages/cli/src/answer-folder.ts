import { lstatSync, readFileSync, readlinkSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { contentOf, ok, refuse, safePath, type File, type Result } from '@codewalk/core';

/** No work tree of a task is near these. */
const MAX_FILES = 50_000;
const MAX_BYTES = 256 * 1024 ** 2;

/**
 * What a solver left in a folder, sorted by path: `.git` is passed over, links are links and never followed. Refused, since it
 * is the answer that is unfit: too many files or bytes, what is no file, and names and contents that cannot be read.
 */
export function readAnswerFolder(folder: string): Result<File[]> {
  const files: File[] = [];
  let bytes = 0;
  const waiting = [''];
  for (let below = waiting.pop(); below !== undefined; below = waiting.pop()) {
    const names = namesIn(join(folder, below));
    if (!names.ok) return names;
    for (const name of names.value) {
      if (name === '.git') continue;
      const path = below === '' ? name : `${below}/${name}`;
      if (!safePath.safeParse(path).success || path.includes('\ufffd')) return refuse('unsafe-path', `${JSON.stringify(path)} is not a name that can be kept`);
      try {
        const stat = lstatSync(join(folder, path));
        if (stat.isDirectory()) waiting.push(path);
        else if (stat.isSymbolicLink()) files.push({ path, mode: 'link', text: readlinkSync(join(folder, path)) });
        else if (!stat.isFile()) return refuse('not-a-file', `${path} is neither a file nor a folder nor a link`); // a pipe would never end
        else {
          bytes += stat.size;
          if (bytes > MAX_BYTES) return refuse('too-large', `the folder holds more than ${MAX_BYTES} bytes`);
          files.push({ path, mode: (stat.mode & 0o100) !== 0 ? '755' : '644', ...contentOf(readFileSync(join(folder, path))) });
        }
      } catch (cause) {
        return refuse('unreadable', `${path} cannot be read: ${(cause as Error).message}`);
      }
      if (files.length > MAX_FILES) return refuse('too-large', `the folder holds more than ${MAX_FILES} files`);
    }
  }
  return ok(files.sort((a, b) => (a.path < b.path ? -1 : 1)));
}

function namesIn(folder: string): Result<string[]> {
  try {
    return ok(readdirSync(folder));
  } catch (cause) {
    return refuse('unreadable', `it cannot be read: ${(cause as Error).message}`);
  }
}
