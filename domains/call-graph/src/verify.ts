import { ok, Stream, verdictOf, type Case, type Context, type Result, type Unsolved, type Verdict } from '@codewalk/core';
import type { Atom } from './atom.js';
import { atomProblem } from './atom-problem.js';
import { editDefects } from './definitions.js';
import { verifyMerge, verifyMergeAtom } from './merge/index.js';
import { NUMPY_MISSING } from './numpy.js';
import { assembleEdits } from './compose-edits.js';
import { filesWithout, startFiles } from './program.js';
import { shownFiles } from './prompt/prompt.js';
import { verifyRename, verifyRenameAtom } from './rename/index.js';
import { checkRules } from './rules.js';
import { runChecks } from './run/index.js';
import type { Answer, EditsTask, Files, Task } from './task.js';
import { testedFunctions } from './tested.js';

/** V_G: the rules, then, where the program is the one asked for, every function on its inputs (paper §3.1). */
export async function verify(task: Task, answer: Answer, ctx: Context): Promise<Verdict> {
  if (task.kind === 'merge') return verdictOf(await verifyMerge(task, answer.files, ctx));
  if (task.kind === 'rename') return verdictOf(await verifyRename(task, answer.files, ctx));
  const missing = numpyMissing(task, ctx);
  if (missing) return verdictOf([missing]);
  const rules = await checkRules(task, answer.files);
  if (rules.cases.some(({ status }) => status !== 'pass')) return verdictOf([...rules.cases, NOT_RUN]);
  return verdictOf([...rules.cases, ...(await runChecks(task, answer.files, ctx))]);
}

/** What breaks a rule is wrong however it behaves, so it is not run. */
const NOT_RUN: Case = { name: 'behaviour', status: 'fail', detail: 'not run, since a rule is broken' };

const numpyMissing = (task: EditsTask, ctx: Context): Case | null =>
  task.code === 'array' && !ctx.runtimes.has('numpy') ? { name: 'numpy', status: 'error', code: NUMPY_MISSING.code, detail: NUMPY_MISSING.detail } : null;

/** Eq. 1: V_ai, the rules and inputs of atom i's own functions, fails on x_G. Running ends with the first function that shows it. */
export async function unsolved(task: Task, index: number, ctx: Context): Promise<Unsolved> {
  if (task.kind !== 'edits') {
    const cases = (await verify(task, { files: shownFiles(task) }, ctx)).cases;
    return judgeUnsolved(cases);
  }
  const missing = numpyMissing(task, ctx);
  if (missing) return { kind: 'error', cases: [missing] };
  const files = startFiles(task);
  const { cases } = await checkRules(task, files, [index]);
  const broken = cases.filter(({ status }) => status !== 'pass');
  const own = testedFunctions(task).filter(({ atom, edited }) => atom === index && edited).map(({ name }) => name);
  const run = own.length === 0 ? [] : await runChecks(task, files, ctx, { functions: own, stopAtFirst: true });
  // rules alone may show that something is missing, but where functions change their behaviour has to show it too
  if (own.length > 0 && run.every(({ status }) => status === 'pass')) return { kind: 'violated', code: 'already-solved', cases: [...broken.slice(0, 1), ...run] };
  return judgeUnsolved([...broken.slice(0, 1), ...run]);
}

function judgeUnsolved(cases: readonly Case[]): Unsolved {
  if (cases.some(({ status }) => status === 'error')) return { kind: 'error', cases };
  const shows = cases.filter(({ status }) => status !== 'pass');
  return shows.length > 0 ? { kind: 'holds', cases: shows } : { kind: 'violated', code: 'already-solved', cases };
}

/** The reference without atom i; for a task of one atom that is the program as it was. */
export function ablate(task: Task, index: number): Result<Answer> {
  const files: Files = task.kind === 'edits' ? filesWithout(task, index) : shownFiles(task);
  return ok({ files });
}

/** V_a: there is such an edit, and the program it makes is what its kind and axis say. Nothing is run: admission does. */
export function verifyAtom(atom: Atom): Verdict {
  if (atom.kind === 'merge') return verdictOf(verifyMergeAtom(atom));
  if (atom.kind === 'rename') return verdictOf(verifyRenameAtom(atom));
  const problem = atomProblem(atom);
  if (problem) return verdictOf([{ name: 'recipe', status: 'fail', code: problem.code, detail: problem.detail }]);
  const task = assembleEdits([atom], (name) => new Stream(`${atom.stream}/alone/${name}`));
  const defects = editDefects(task);
  return verdictOf([{ name: 'recipe', status: 'pass' }, defects.length === 0 ? { name: 'definitions', status: 'pass' } : { name: 'definitions', status: 'fail', detail: defects[0]! }]);
}
