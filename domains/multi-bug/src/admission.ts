import { ok, refuse, verdictOf, type Case, type Context, type Result, type Unsolved, type Verdict } from '@codewalk/core';
import type { Atom } from './atom.js';
import { fails, runOnce, runTwice, type Run, type Seen } from './run-tests.js';
import { gradedTree, passing, storeTask, verify } from './verify.js';
import { testsOf, type Task } from './task.js';

const beforeOf = async (task: Task, ctx: Context): Promise<Run> =>
  runTwice({ tree: await storeTask(task, ctx), recipe: task.repository.recipe, tests: testsOf(task) }, ctx);

/** Eq. 1 for bug i (paper §3.1): F_i fails in x_G; every test of it, unless the task asks for the paper's own `some`. */
export async function unsolved(task: Task, index: number, ctx: Context): Promise<Unsolved> {
  const run = await beforeOf(task, ctx);
  if ('trouble' in run) return run.trouble.status === 'error' ? { kind: 'error', cases: [run.trouble] } : { kind: 'violated', code: run.trouble.code ?? 'limit', cases: [run.trouble] };
  const { failToPass, applied } = task.bugs[index]!;
  const cases: Case[] = [
    { name: 'patches applied', status: 'pass', detail: `tests ${applied.test}, gold ${applied.gold}` },
    ...failToPass.map((id) => beforeCase(id, run.tests.get(id)!)),
  ];
  const seen = failToPass.map((id) => run.tests.get(id)!);
  const odd = seen.find(({ status }) => status === 'unstable' || status === 'unexplained' || status === 'skipped');
  if (odd) return { kind: 'violated', code: ODD[odd.status as keyof typeof ODD], cases };
  if (seen.some(({ status }) => status === 'limit') || seen.every(fails)) return { kind: 'holds', cases }; // a limit is rejected by the engine
  if (!seen.some(fails)) return { kind: 'violated', code: 'already-solved', cases };
  if (task.unsolved === 'some') return { kind: 'holds', cases };
  return { kind: 'violated', code: await paperSays(task, run, ctx), cases };
}

const ODD = { unstable: 'unstable', unexplained: 'absent-unexplained', skipped: 'skipped-before' } as const;

/** The test's own outcome in x_G. */
function beforeCase(name: string, { status, detail }: Seen): Case {
  const said = { detail: detail === undefined ? status : `${status}: ${detail}` };
  return { name, status: status === 'passed' ? 'pass' : status === 'limit' ? 'limit' : 'fail', ...said };
}

/** Whether the paper's own check, some test of each F_i fails and the reference passes, would admit what ours does not. */
async function paperSays(task: Task, { tests }: Extract<Run, { tests: unknown }>, ctx: Context): Promise<string> {
  const some = task.bugs.every(({ failToPass }) => failToPass.some((id) => fails(tests.get(id)!)));
  if (!some) return 'already-solved';
  const reference = await verify(task, task.reference, ctx);
  return reference.status === 'pass' ? 'partly-solved' : 'partly-solved-unfit';
}

/** The reference without bug i. Refused where F_i passes all the same: then that bug rides free. */
export async function ablate(task: Task, index: number, ctx: Context): Promise<Result<string>> {
  const diff = task.without[index]!;
  if (typeof diff !== 'string') return refuse('not-separable', diff.inseparable);
  const graded = await gradedTree(task, diff, ctx);
  if (!graded.ok) return refuse(graded.code, `without bug ${index + 1}: ${graded.detail}`);
  if (graded.value.tree === null) return ok(diff);
  const run = await runOnce({ tree: graded.value.tree, recipe: task.repository.recipe, tests: testsOf(task) }, ctx);
  if ('trouble' in run) return ok(diff); // what it means is for the verdict on this answer to say
  const { failToPass } = task.bugs[index]!;
  const rides = failToPass.every((id) => run.tests.get(id)!.status === 'passed');
  return rides ? refuse('free-rider', `the tests of bug ${index + 1} pass without its own fix: ${failToPass.join(', ')}`) : ok(diff);
}

/** V_b: F_b fails at c_b with the test patch, for a reason that is known, and passes with the gold patch; in two runs each. */
export async function verifyAtom(atom: Atom, ctx: Context): Promise<Verdict & { figures?: Record<string, unknown> }> {
  const { git } = ctx.runtimes;
  const { recipe } = atom.repository;
  const before = atom.test ? await git.apply(atom.tree, atom.test, ctx.signal) : ok(atom.tree);
  if (!before.ok) return verdictOf([{ name: 'test patch', status: 'fail', code: before.code, detail: before.detail }]);
  const after = atom.clean === undefined ? await git.apply(before.value, atom.gold, ctx.signal) : ok(atom.clean);
  if (!after.ok) return verdictOf([{ name: 'gold patch', status: 'fail', code: after.code, detail: after.detail }]);
  const run = await runTwice({ tree: before.value, recipe, tests: atom.failToPass }, ctx);
  if ('trouble' in run) return verdictOf([{ ...run.trouble, name: 'before' }]);
  const cases: Case[] = [...run.tests].map(([id, seen]): Case => {
    const said = seen.detail === undefined ? {} : { detail: seen.detail };
    if (fails(seen)) return { name: `before: ${id}`, status: 'pass', ...said };
    if (seen.status === 'limit') return { name: `before: ${id}`, status: 'limit', ...said };
    return { name: `before: ${id}`, status: 'fail', detail: seen.detail ?? `it ${seen.status === 'passed' ? 'passes already' : `is ${seen.status}`}` };
  });
  if (cases.some(({ status }) => status !== 'pass')) return verdictOf(cases);
  const fixed = await passing({ repository: atom.repository }, after.value, atom.failToPass, ctx);
  const absent = [...run.tests.values()].filter(({ status }) => status === 'absent').length;
  return { ...verdictOf([...cases, ...fixed.map((c) => ({ ...c, name: `after: ${c.name}` }))]), figures: { kind: atom.kind, tests: atom.failToPass.length, absentBefore: absent } };
}
