import { refuse, type Result } from '@codewalk/core';
import { textOf, type SourceFile } from './source-file.js';

/** `# === solution.py ===`: a name with an extension, so that a comment such as `# === part two ===` is none. */
const HEADER = /^# === (\S+\.[A-Za-z0-9]+) ===[ \t]*$/;

/** Whether a line begins a file. */
export const isHeader = (line: string): boolean => HEADER.test(line);

/** Files in full, each behind its header. */
export const renderWhole = (files: readonly SourceFile[]): string => files.map(({ path, text }) => `# === ${path} ===\n${text}`).join('');

/** Reads files in full; every file of the task has to be there once, and no other. */
export function parseWhole(lines: readonly string[], base: readonly SourceFile[]): Result<readonly SourceFile[]> {
  const found = new Map<string, string[]>();
  let current: string[] | null = null;
  for (const line of lines) {
    const path = HEADER.exec(line)?.[1];
    if (path === undefined) {
      current?.push(line);
      continue;
    }
    if (!base.some((file) => file.path === path)) return refuse('unknown-file', `the answer writes ${path}, which is no file of the task`);
    if (found.has(path)) return refuse('file-twice', `the answer writes ${path} twice`);
    found.set(path, (current = []));
  }
  const missing = base.filter(({ path }) => !found.has(path));
  if (missing.length > 0) return refuse('missing-file', `the answer leaves out ${missing.map(({ path }) => path).join(', ')}`);
  return { ok: true, value: base.map(({ path }) => ({ path, text: textOf(found.get(path)!) })) };
}
