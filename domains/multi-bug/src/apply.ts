import { ok, refuse, type Content, type Context, type Result, type TreeId } from '@codewalk/core';
import type { Manner } from './task.js';

/** A patch to bring to a tree, with the trees that it leads from and to where it was made. */
export interface Step {
  readonly patch: Content;
  readonly from: TreeId;
  readonly to: TreeId;
}

export interface Applied {
  readonly tree: TreeId;
  readonly manner: Manner;
}

/** Applies strictly, else by three-way merge of what the patch changed where it was made. */
export async function applyStep(tree: TreeId, { patch, from, to }: Step, ctx: Context): Promise<Result<Applied>> {
  const { git } = ctx.runtimes;
  if (tree === from) return ok({ tree: to, manner: 'strict' });
  const strict = await git.apply(tree, patch, ctx.signal);
  if (strict.ok) return ok({ tree: strict.value, manner: 'strict' });
  const merged = await git.merge(from, tree, to, ctx.signal);
  return merged.ok ? ok({ tree: merged.value, manner: 'three-way' }) : refuse(merged.code, merged.detail);
}
