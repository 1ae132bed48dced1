import { digestOf, ok, refuse, type Content, type Context, type Result, type TreeId } from '@codewalk/core';
import type { Manner } from './task.js';

/** A patch to bring to a tree, with the tree where it was made. */
export interface Step {
  readonly patch: Content;
  readonly from: TreeId;
}

export interface Applied {
  readonly tree: TreeId;
  readonly manner: Manner;
}

/** Applies strictly, else by three-way merge of what the patch changed where it was made. */
export async function applyStep(tree: TreeId, step: Step, ctx: Context): Promise<Result<Applied>> {
  const { git } = ctx.runtimes;
  const strict = await git.apply(tree, step.patch, ctx.signal);
  if (strict.ok) return ok({ tree: strict.value, manner: 'strict' });
  const to = await ownTree(step, ctx);
  if (!to.ok) return to;
  const merged = await git.merge(step.from, tree, to.value, ctx.signal);
  return merged.ok ? ok({ tree: merged.value, manner: 'three-way' }) : refuse(merged.code, merged.detail);
}

/** The tree that a patch leads to where it was made. */
export const ownTree = ({ patch, from }: Step, ctx: Context): Promise<Result<TreeId>> =>
  ctx.once(`${from} ${digestOf(patch)}`, () => ctx.runtimes.git.apply(from, patch, ctx.signal));
