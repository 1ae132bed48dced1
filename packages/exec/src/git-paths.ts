import { safePath, usageError } from '@codewalk/core';

/** Names of a folder of git's own, also as file systems that fold case or characters see them. */
const GIT_FOLDER = /^(?:\.git|git~1)[ .]*$/i;
/** Characters that some file systems leave out of names. */
const IGNORED = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;

/** Why no file may be kept under a path, or null. */
export function unsafe(path: string): string | null {
  if (!safePath.safeParse(path).success) return 'it is not a relative path without empty, "." or ".." parts';
  if (/\p{Cs}/u.test(path)) return 'it is not Unicode text';
  if (path.split('/').some((part) => GIT_FOLDER.test(part.replace(IGNORED, '')))) return 'it leads into a folder of git';
  return null;
}

/** Throws for the first path that cannot be kept, or that two files claim. */
export function checkPaths(paths: readonly string[]): void {
  const files = new Set<string>();
  for (const path of paths) {
    const why = unsafe(path);
    if (why !== null) throw usageError('unsafe-path', `no file can be kept as ${JSON.stringify(path)}: ${why}`, { at: path });
    if (files.has(path)) throw usageError('clashing-paths', `two files claim ${path}`, { at: path });
    files.add(path);
  }
  for (const path of paths) {
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      const folder = path.slice(0, end);
      if (files.has(folder)) throw usageError('clashing-paths', `${folder} is both a file and the folder of ${path}`, { at: path });
    }
  }
}

/** A path as git reads it where it allows quotes. */
export function quoted(path: string): string {
  return `"${path.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`;
}
