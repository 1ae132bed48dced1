import type { File } from '@codewalk/core';
import { editableBy, shadowsModule } from './editable.js';
import type { Task } from './task.js';
import { sameFile } from './write-diff.js';

/** The files that an answer is judged on, and what of the answer was not taken. */
export interface Graded {
  readonly files: readonly File[];
  /** Whether anything is left of the answer. */
  readonly changed: boolean;
  /** Paths of the task that the answer changed or deleted and that stand as they were. */
  readonly restored: readonly string[];
  /** New paths that were left out: outside the allow-list, loaded without being asked for, links, or in the way of one that stands. */
  readonly removed: readonly string[];
}

/**
 * Takes from an answer's tree what is editable source, and the rest byte for byte from the task: tests, configuration and
 * everything that a runner loads by itself are the task's own, however the answer came by another state of them.
 */
export function gradedFiles({ files, repository: { editable, recipe } }: Pick<Task, 'files' | 'repository'>, answered: readonly File[]): Graded {
  const known = new Map(files.map((file) => [file.path, file]));
  const paths = files.map(({ path }) => path);
  const mayEdit = editableBy(editable, recipe);
  const after = new Map(answered.map((file) => [file.path, file]));
  const kept = new Map<string, File>();
  const restored: string[] = [];
  for (const file of files) {
    const now = after.get(file.path);
    const changed = !now || !sameFile(now, file);
    if (!changed || !mayEdit(file.path) || now?.mode === 'link') {
      kept.set(file.path, file);
      if (changed) restored.push(file.path);
    } else if (now) kept.set(file.path, now);
  }
  const removed: string[] = [];
  for (const file of answered) {
    if (known.has(file.path)) continue;
    const takes = mayEdit(file.path) && file.mode !== 'link' && !shadowsModule(file.path, recipe, paths) && !inTheWay(file.path, kept);
    if (takes) kept.set(file.path, file);
    else removed.push(file.path);
  }
  const graded = [...kept.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
  return { files: graded, changed: graded.length !== files.length || graded.some((file) => known.get(file.path) !== file && !sameFile(known.get(file.path) ?? { ...file, mode: 'link' }, file)), restored, removed };
}

/** Whether a path stands below a kept file, or is a folder of one. */
function inTheWay(path: string, kept: ReadonlyMap<string, File>): boolean {
  const parts = path.split('/');
  if (parts.some((_, i) => i > 0 && kept.has(parts.slice(0, i).join('/')))) return true;
  return [...kept.keys()].some((other) => other.startsWith(`${path}/`));
}
