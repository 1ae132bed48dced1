import { ok, refuse, verdictOf, type Case, type Context, type Result, type TreeId, type Verdict } from '@codewalk/core';
import { gradedFiles } from './grade-tree.js';
import { restoreLineEnds } from './line-ends.js';
import { runAgain, runOnce, type Run, type Seen } from './run-tests.js';
import { testsOf, type Task } from './task.js';

/** V_G (paper §3.1): of the answer what is editable source, all else from the task; then every test of 𝓕 passes, in two runs. */
export async function verify(task: Task, diff: string, ctx: Context): Promise<Verdict> {
  const graded = await gradedTree(task, diff, ctx);
  if (!graded.ok) return verdictOf([{ name: 'applies', status: 'fail', code: graded.code, detail: graded.detail }]);
  const { tree, cases } = graded.value;
  if (tree === null) return verdictOf([...cases, { name: 'changes source', status: 'fail', code: 'nothing-changed', detail: 'no editable source is changed' }]);
  return verdictOf([...cases, ...(await passing(task, tree, testsOf(task), ctx))]);
}

/** PASS_TO_PASS: the tests that pass in x_G and under the reference, measured here in both, pass under the answer too. */
export async function regressions(task: Task, diff: string, ctx: Context): Promise<Verdict> {
  const before = await ctx.once('pass-to-pass', () => passToPass(task, ctx));
  if (!('ids' in before)) return verdictOf([before.trouble]);
  if (before.ids.length === 0) return verdictOf([{ name: 'pass to pass', status: 'pass', detail: 'no other test passed before' }]);
  const graded = await gradedTree(task, diff, ctx);
  if (!graded.ok || graded.value.tree === null) return verdictOf([{ name: 'applies', status: 'fail', detail: 'nothing of the answer can be run' }]);
  const cases = await passing(task, graded.value.tree, before.ids, ctx);
  const broken = cases.filter(({ status }) => status !== 'pass');
  return verdictOf(broken.length > 0 ? broken.map((c) => ({ ...c, name: `pass to pass: ${c.name}` })) : [{ name: 'pass to pass', status: 'pass', detail: `${cases.length} tests` }]);
}

async function passToPass(task: Task, ctx: Context): Promise<{ ids: string[] } | { trouble: Case }> {
  const { recipe } = task.repository;
  const own = new Set(testsOf(task));
  const reference = await gradedTree(task, task.reference, ctx);
  if (!reference.ok || reference.value.tree === null) return { trouble: { name: 'reference', status: 'error', detail: 'the reference does not apply' } };
  const all = await ctx.runtimes.tests.run({ tree: await storeTask(task, ctx), recipe, order: 'given', hashSeed: 0, limits: ALL_TESTS }, ctx.signal);
  if (all.kind !== 'ran') return { trouble: { name: 'tests before', status: 'error', detail: `the tests of the task itself do not run: ${all.kind}` } };
  const passed = Object.keys(all.tests).filter((id) => all.tests[id]!.status === 'passed' && !own.has(id)).sort();
  if (passed.length === 0) return { ids: [] };
  const cases = await passing(task, reference.value.tree, passed, ctx);
  const trouble = cases.find(({ status }) => status === 'error');
  if (trouble) return { trouble };
  const after = new Set(cases.filter(({ status }) => status === 'pass').map(({ name }) => name));
  return { ids: passed.filter((id) => after.has(id)) };
}

/** A whole suite takes longer than the tests of some bugs. */
const ALL_TESTS = { cpuMs: 900_000, memoryBytes: 2 * 1024 ** 3, outputBytes: 64 * 1024 ** 2, resultBytes: 64 * 1024 ** 2 };

/** x_G in the object store; the same files have the same id. */
export const storeTask = ({ files }: Task, ctx: Context): Promise<TreeId> => ctx.once('task-tree', () => ctx.runtimes.git.store(files, ctx.signal));

/** The tree that an answer is judged on; null where nothing editable differs from x_G. */
export async function gradedTree(task: Task, diff: string, ctx: Context): Promise<Result<{ tree: TreeId | null; cases: Case[] }>> {
  const { git } = ctx.runtimes;
  const before = await storeTask(task, ctx);
  const applied = diff === '' ? ok(before) : await git.apply(before, { text: restoreLineEnds(diff, task.files) }, ctx.signal);
  if (!applied.ok) return refuse(applied.code, applied.detail);
  const graded = gradedFiles(task, await git.files(applied.value, ctx.signal));
  const touched = [...graded.restored.map((path) => `${path} restored`), ...graded.removed.map((path) => `${path} left out`)];
  const cases: Case[] = [
    { name: 'applies', status: 'pass' },
    { name: 'protected files', status: 'pass', detail: touched.length === 0 ? 'untouched' : shorten(touched.join(', ')) },
  ];
  if (!graded.changed) return ok({ tree: null, cases });
  return ok({ tree: touched.length === 0 ? applied.value : await git.store(graded.files, ctx.signal), cases });
}

const shorten = (text: string): string => (text.length > 500 ? `${text.slice(0, 499)}…` : text);

/** A case for each test, which passes in both runs. The second run is made only where the first one passed. */
export async function passing({ repository: { recipe } }: Pick<Task, 'repository'>, tree: TreeId, tests: readonly string[], ctx: Context): Promise<Case[]> {
  const request = { tree, recipe, tests };
  const first = await runOnce(request, ctx);
  if ('trouble' in first) return [first.trouble];
  const run: Run = [...first.tests.values()].every(({ status }) => status === 'passed') ? await runAgain(request, first, ctx) : first;
  return 'trouble' in run ? [run.trouble] : [...run.tests].map(([id, seen]) => caseOf(id, seen));
}

const CODES = { failed: 'test-fails', skipped: 'test-skipped', absent: 'test-absent', unexplained: 'test-absent', unstable: 'unstable' } as const;

function caseOf(name: string, { status, detail }: Seen): Case {
  const said = detail === undefined ? {} : { detail };
  if (status === 'passed') return { name, status: 'pass' };
  if (status === 'limit') return { name, status: 'limit', ...said };
  return { name, status: 'fail', code: CODES[status], ...said };
}
