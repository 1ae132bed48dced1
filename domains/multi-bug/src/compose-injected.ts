import { ok, refuse, type Context, type Result, type TreeId } from '@codewalk/core';
import { applyStep, type Applied } from './apply.js';
import type { Atom } from './atom.js';
import type { Trees } from './compose.js';

/** The clean tree with all mutations in the order of ids; the reference is the clean tree, which takes every one of them back. */
export async function composeInjected(walk: readonly Atom[], ctx: Context): Promise<Result<Trees>> {
  const atoms = [...walk].sort((a, b) => (a.id < b.id ? -1 : 1));
  const clean = atoms[0]!.clean!;
  const manners: Applied['manner'][] = [];
  let task = clean;
  for (const [i, atom] of atoms.entries()) {
    const applied = await mutate(task, atom, ctx);
    if (!applied.ok) return refuse('gold-conflict', `the mutation of ${atom.id} does not go together with ${atoms.slice(0, i).map(({ id }) => id).join(', ')}: ${applied.detail}`, atom.id);
    task = applied.value.tree;
    manners.push(applied.value.manner);
  }
  // every repair but one leaves that one's mutation alone
  const without = atoms.map(({ tree }) => ok(tree));
  return ok({ task, reference: clean, without, atoms, applied: manners.map((gold) => ({ test: 'none', gold })) });
}

const mutate = (tree: TreeId, atom: Atom, ctx: Context): Promise<Result<Applied>> => applyStep(tree, { patch: atom.mutation!, from: atom.clean! }, ctx);
