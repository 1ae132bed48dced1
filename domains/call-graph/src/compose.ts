import { refuse, type Context, type Result } from '@codewalk/core';
import type { Atom, EditAtom } from './atom.js';
import { composeEdits } from './compose-edits.js';
import { composeMerge } from './merge/index.js';
import { composeRename } from './rename/index.js';
import type { Answer, Task } from './task.js';

const isEdit = (atom: Atom): atom is EditAtom => atom.kind !== 'merge' && atom.kind !== 'rename';

/** Cmp and Ref: edits of one code type share a program; merges and renames stand alone (`does-not-compose`). */
export function compose(walk: readonly Atom[], ctx: Context): Result<{ task: Task; reference: Answer }> {
  const [first] = walk;
  if (walk.every(isEdit)) return composeEdits(walk, ctx);
  if (walk.length > 1) return refuse('does-not-compose', 'merged classes and renamed variables are tasks of one atom');
  return first!.kind === 'merge' ? composeMerge(first!, ctx.stream('merge')) : composeRename(first as Extract<Atom, { kind: 'rename' }>, ctx.stream('rename'));
}
