import { makeContext, type Runtimes } from '@codewalk/core';
import { composeEdits } from '../src/compose-edits.js';
import type { EditAtom } from '../src/atom.js';
import { atomProblem } from '../src/atom-problem.js';
import { axes, codes, editKinds } from '../src/kinds.js';
import type { EditsTask } from '../src/task.js';

/** Composing runs nothing; only whether numpy is there is asked for. */
export const runtimesWith = (numpy: boolean): Runtimes => ({ has: () => numpy }) as unknown as Runtimes;

/** An atom by what it is; its chance is named by that too. */
export function atomOf(recipe: Pick<EditAtom, 'kind' | 'code' | 'axis' | 'size'>, chance = '1'): EditAtom {
  const name = [recipe.kind, recipe.code, recipe.axis, recipe.size, chance].join('-');
  return { id: name, provenance: { source: 'a test', licence: 'Apache-2.0' }, stream: `test/${name}`, ...recipe };
}

/** The task of some atoms in one program. */
export function taskOf(...atoms: readonly EditAtom[]): EditsTask {
  const made = composeEdits(atoms, makeContext(`test/${atoms.map(({ id }) => id).join('+')}`, runtimesWith(true), new AbortController().signal));
  if (!made.ok) throw new Error(`${made.code}: ${made.detail}`);
  return made.value.task;
}

/** Every code type, axis and kind that go together. */
export const combinations = codes.flatMap((code) => axes.flatMap((axis) => editKinds.filter((kind) => !atomProblem({ kind, axis, size: 100 })).map((kind) => ({ code, axis, kind }))));
