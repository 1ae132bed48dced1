import { ok, refuse, type Context, type File, type Result, type TreeId } from '@codewalk/core';
import { applyStep, ownTree, type Step } from './apply.js';
import type { Atom } from './atom.js';
import { composeInjected } from './compose-injected.js';
import { mergeTests } from './merge-tests.js';
import { toBytes } from './bytes.js';
import type { Options } from './options.js';
import { filesOf, readPatch } from './patch.js';
import { takeOut } from './take-out.js';
import type { Manner, Task } from './task.js';
import { writeDiff } from './write-diff.js';

/** What composing gives before it is written out: trees, and how each bug's patches went in. */
export interface Trees {
  readonly task: TreeId;
  readonly reference: TreeId;
  /** All gold patches but one; or, in words, why that cannot be had. */
  readonly without: readonly Result<TreeId>[];
  readonly applied: readonly { readonly test: Manner; readonly gold: Manner }[];
  /** The atoms in the order in which they were applied. */
  readonly atoms: readonly Atom[];
}

/**
 * Cmp and Ref (paper §3.1): x_G is the earliest commit c* with all test patches in the order of fixing dates, the reference all gold patches. A patch
 * that goes in neither strictly nor by merging is a refusal that names two atoms. Nothing is run.
 */
export async function compose(walk: readonly Atom[], options: Options, ctx: Context): Promise<Result<{ task: Task; reference: string }>> {
  const trees = walk[0]!.kind === 'injected' ? await composeInjected(walk, ctx) : await composeMined(walk, ctx);
  return trees.ok ? writeTask(trees.value, options, ctx) : trees;
}

async function writeTask({ task, reference, without, applied, atoms }: Trees, options: Options, ctx: Context): Promise<Result<{ task: Task; reference: string }>> {
  const read = (tree: TreeId): Promise<readonly File[]> => ctx.runtimes.git.files(tree, ctx.signal);
  const [files, after] = await Promise.all([read(task), read(reference)]);
  const diff = writeDiff(files, after);
  if (diff === '') return refuse('no-change', 'the gold patches change nothing in the composed tree');
  return ok({
    task: {
      repository: atoms[0]!.repository,
      files: [...files],
      bugs: atoms.map(({ kind, failToPass }, i) => ({ kind, failToPass, applied: applied[i]! })),
      unsolved: options.unsolved,
      reference: diff,
      without: await Promise.all(without.map(async (tree) => (tree.ok ? writeDiff(files, await read(tree.value)) : { inseparable: tree.detail }))),
    },
    reference: diff,
  });
}

/** One bug with its patches as steps. */
interface Bug {
  readonly atom: Atom;
  readonly test: Step | null;
  readonly gold: Step;
}

const byDate = (a: Atom, b: Atom): number => (a.fixedAt! < b.fixedAt! ? -1 : a.fixedAt! > b.fixedAt! ? 1 : a.id < b.id ? -1 : 1);

async function composeMined(walk: readonly Atom[], ctx: Context): Promise<Result<Trees>> {
  const atoms = [...walk].sort(byDate);
  const bugs = atoms.map((atom): Bug => ({ atom, gold: { patch: atom.gold, from: atom.tree }, test: atom.test ? { patch: atom.test, from: atom.tree } : null }));
  const start = atoms[0]!.tree;
  let task = start;
  const tests: Manner[] = [];
  for (const [i, { atom, test }] of bugs.entries()) {
    if (!test) {
      tests.push('none');
      continue;
    }
    const applied = await applyTest(test, start, task, ctx);
    if (!applied.ok) return refuse('test-conflict', await blame(bugs, i, 'test', start, applied.detail, ctx), atom.id);
    task = applied.value.tree;
    tests.push(applied.value.manner);
  }
  const steps: { before: TreeId; after: TreeId; manner: Manner }[] = [];
  let reference = task;
  for (const [i, { atom, gold }] of bugs.entries()) {
    const applied = await applyStep(reference, gold, ctx);
    if (!applied.ok) return refuse('gold-conflict', await blame(bugs, i, 'gold', start, applied.detail, ctx), atom.id);
    steps.push({ before: reference, after: applied.value.tree, manner: applied.value.manner });
    reference = applied.value.tree;
  }
  const without: Result<TreeId>[] = [];
  for (const i of bugs.keys()) without.push(await leaveOut(i, bugs, steps, reference, ctx));
  return ok({ task, reference, without, atoms, applied: steps.map(({ manner }, i) => ({ test: tests[i]!, gold: manner })) });
}

async function applyTest(step: Step, start: TreeId, tree: TreeId, ctx: Context): Promise<Result<{ tree: TreeId; manner: Manner }>> {
  const applied = await applyStep(tree, step, ctx);
  if (applied.ok) return applied;
  const sections = readPatch(toBytes(step.patch));
  if (!sections.ok) return sections;
  const to = await ownTree(step, ctx);
  if (!to.ok) return to;
  const merged = await mergeTests({ from: step.from, to: to.value, start, tree, paths: filesOf(sections.value) }, ctx);
  return merged.ok ? ok({ tree: merged.value, manner: 'by-name' }) : refuse(merged.code, merged.detail);
}

/** All gold patches but one: applied forward, or, where a later one leans on it, taken back out of the whole. */
async function leaveOut(i: number, bugs: readonly Bug[], steps: readonly { before: TreeId; after: TreeId }[], reference: TreeId, ctx: Context): Promise<Result<TreeId>> {
  let tree = steps[i]!.before;
  for (const { atom, gold } of bugs.slice(i + 1)) {
    const applied = await applyStep(tree, gold, ctx);
    if (!applied.ok) {
      const { before, after } = steps[i]!;
      const merged = await ctx.runtimes.git.merge(after, reference, before, ctx.signal);
      const own = readPatch(toBytes(bugs[i]!.gold.patch));
      const back = merged.ok || !own.ok ? merged : await takeOut({ before, after, whole: reference }, filesOf(own.value), ctx);
      return back.ok ? back : refuse(back.code, `the gold patch of ${atom.id} cannot be applied without that of ${bugs[i]!.atom.id}, nor can that be taken back: ${back.detail}`);
    }
    tree = applied.value.tree;
  }
  return ok(tree);
}

/** Which two atoms do not go together: the one that does not apply, and the first whose presence is enough for that. */
async function blame(bugs: readonly Bug[], i: number, part: 'test' | 'gold', start: TreeId, detail: string, ctx: Context): Promise<string> {
  const { atom, [part]: step } = bugs[i]!;
  const goes = async (tree: TreeId): Promise<boolean> => (await (part === 'test' ? applyTest(step!, start, tree, ctx) : applyStep(tree, step!, ctx))).ok;
  const say = (where: string): string => `the ${part} patch of ${atom.id} goes neither strictly nor by merging ${where}: ${detail}`;
  if (!(await goes(start))) return say(`onto the commit of ${bugs[0]!.atom.id}`);
  for (const other of bugs.slice(0, i)) {
    const own = other[part];
    const tree = own && (await (part === 'test' ? applyTest(own, start, start, ctx) : applyStep(start, own, ctx)));
    if (tree?.ok && !(await goes(tree.value.tree))) return say(`together with that of ${other.atom.id}`);
  }
  return say(`together with those of ${bugs.slice(0, i).map((bug) => bug.atom.id).join(', ')}`);
}
