import { refuse, type Refusal } from '@codewalk/core';
import type { EditAtom } from './atom.js';
import { FEWEST } from './kinds.js';
import { sizesOf } from './unit.js';

/** Why there is no such edit; null where there is. */
export function atomProblem(atom: Pick<EditAtom, 'kind' | 'axis' | 'size'>): Refusal | null {
  const { kind, axis } = atom;
  if (kind === 'remove-dead-code' && (axis === 'instruction-following' || axis === 'comment-copying')) {
    return refuse('nothing-to-instruct', `${axis} needs functions that are edited, and remove-dead-code only deletes`);
  }
  const { edit } = sizesOf(atom);
  if (edit < FEWEST[kind]) return refuse('too-few-functions', `${kind} needs at least ${FEWEST[kind]} functions to edit, and n = ${atom.size} gives ${edit}`);
  return null;
}
