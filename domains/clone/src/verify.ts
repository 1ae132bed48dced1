import { verdictOf, type Case, type Context, type JavaInput, type Unsolved, type Verdict } from '@codewalk/core';
import type { Label } from './atom.js';
import { formatDifference, tallyOf, unknownCase, variety, type Ran } from './evidence.js';
import { ONE_LIMIT } from './look.js';
import { runPairs, type PairRun } from './run-pairs.js';
import { allOf, compositeOf, mergedSuite, pairOf, suiteOf } from './suite.js';
import { labelOf, type Stage, type Task } from './task.js';
import { verifyAtom } from './verify-atom.js';

/** What this process has seen of atoms, by the machine that ran them and their content: an atom stands in many tasks. */
const seen = new WeakMap<object, Map<string, Verdict>>();

/** The cases of suites that ran beside the atoms of their tasks, by stream and task; each is given out once. */
const early = new WeakMap<object, Map<string, Case[]>>();
const MOST_EARLY = 32;

/**
 * Eq. 1 in the form of §3.4: the pair of atom i compiles and shows its label on T, or where T does not tell the two of a neq pair
 * apart, under all of V_a. The other atoms of the task are looked at on the way, and its suite is run for the `verify` that comes next, since
 * together they are cheaper.
 */
export async function unsolved(task: Task, index: number, ctx: Context): Promise<Unsolved> {
  const known = ofMachine(seen, ctx);
  const keys = task.stages.map(({ atom }) => JSON.stringify(atom));
  const open = task.stages.filter((_, i) => !known.has(keys[i]!)).map(({ atom }) => atom);
  const verdicts = await showLabels(open, ctx, index === 0 ? task : null);
  open.forEach((atom, i) => {
    if (verdicts[i]!.status !== 'error') known.set(JSON.stringify(atom), verdicts[i]!);
  });
  const { status, cases } = known.get(keys[index]!) ?? verdicts[open.indexOf(task.stages[index]!.atom)]!;
  if (status === 'error') return { kind: 'error', cases };
  if (status === 'pass') return { kind: 'holds', cases };
  return { kind: 'violated', code: cases.find((c) => c.status !== 'pass')!.code ?? 'atom-fails', cases };
}

function ofMachine<T>(kept: WeakMap<object, Map<string, T>>, ctx: Context): Map<string, T> {
  let known = kept.get(ctx.runtimes);
  if (!known) kept.set(ctx.runtimes, (known = new Map<string, T>()));
  return known;
}

async function showLabels(atoms: readonly Stage['atom'][], ctx: Context, task: Task | null): Promise<Verdict[]> {
  const jobs = await Promise.all(atoms.map(pairOf).map(async (pair) => ({ pair, inputs: allOf(await suiteOf(pair)) })));
  const suite = task && { pair: compositeOf(task), inputs: await inputsOf(task, ctx) };
  const runs = await runPairs(suite ? [...jobs, suite] : jobs, ctx, ONE_LIMIT);
  if (suite && runs.at(-1)!.kind !== 'lost') keepEarly(task, judgeSuite(runs.at(-1)!, suite.inputs, labelOf(task.stages)), ctx);
  return Promise.all(atoms.map((atom, i) => {
    const run = runs[i]!;
    if (run.kind !== 'ran') return verdictOf([notRun(run)]);
    const { inputs } = jobs[i]!;
    const { first } = tallyOf(run);
    if (atom.label === 'neq' && first === null) return verifyAtom(atom, ctx);
    const label: Case = atom.label === 'neq' || first === null ? { name: 'label', status: 'pass' } : { name: 'label', status: 'fail', code: 'diverges', detail: formatDifference(run, inputs, first) };
    return verdictOf([{ name: 'compiles', status: 'pass' }, unknownCase(run, inputs) ?? label]);
  }));
}

/**
 * V_G: the answer is the label, and both composites compile and bear it out on the merged suite. The second part does not depend on
 * the answer, so answers to one task share it; a wrong label needs no running.
 */
export async function verify(task: Task, answer: Label, ctx: Context): Promise<Verdict> {
  const label = labelOf(task.stages);
  if (answer !== label) return verdictOf([{ name: 'label', status: 'fail', code: 'wrong-label', detail: `the label is ${label}, not ${answer}` }]);
  return verdictOf([{ name: 'label', status: 'pass' }, ...(await ctx.once('suite', () => runSuite(task, ctx)))]);
}

async function runSuite(task: Task, ctx: Context): Promise<Case[]> {
  const ready = takeEarly(task, ctx);
  if (ready) return ready;
  const inputs = await inputsOf(task, ctx);
  const [run] = (await runPairs([{ pair: compositeOf(task), inputs }], ctx, ONE_LIMIT)) as [PairRun];
  return judgeSuite(run, inputs, labelOf(task.stages));
}

const earlyKey = (task: Task, ctx: Context): string => JSON.stringify([ctx.stream('suite').name, task]);

function keepEarly(task: Task, cases: Case[], ctx: Context): void {
  const kept = ofMachine(early, ctx);
  if (kept.size >= MOST_EARLY) kept.delete(kept.keys().next().value!);
  kept.set(earlyKey(task, ctx), cases);
}

function takeEarly(task: Task, ctx: Context): Case[] | undefined {
  const kept = ofMachine(early, ctx);
  const key = earlyKey(task, ctx);
  const cases = kept.get(key);
  kept.delete(key);
  return cases;
}

const merged = new WeakMap<Task, Map<string, Promise<JavaInput[]>>>();

/** The merged suite of a task, made once for all that look at the same task. */
function inputsOf(task: Task, ctx: Context): Promise<JavaInput[]> {
  const stream = ctx.stream('suite');
  let known = merged.get(task);
  if (!known) merged.set(task, (known = new Map<string, Promise<JavaInput[]>>()));
  const inputs = known.get(stream.name) ?? mergedSuite(task, stream);
  known.set(stream.name, inputs);
  return inputs;
}

function judgeSuite(run: PairRun, inputs: readonly JavaInput[], label: Label): Case[] {
  if (run.kind !== 'ran') return [notRun(run)];
  const unknown = unknownCase(run, inputs);
  return [{ name: 'compiles', status: 'pass' }, unknown ?? { name: 'compared', status: 'pass' }, ...(unknown ? [] : [suiteCase(run, inputs, label), varied(run), mostlyReturns(run)])];
}

const notRun = (run: Exclude<PairRun, { kind: 'ran' }>): Case =>
  run.kind === 'lost' ? { name: 'compiles', status: 'error', detail: run.why } : { name: 'compiles', status: 'fail', code: run.code, detail: run.detail };

function suiteCase(run: Ran, inputs: readonly JavaInput[], label: Label): Case {
  const { different, first } = tallyOf(run);
  const name = 'the suite shows the label';
  if (label === 'neq') {
    return first === null
      ? { name, status: 'fail', code: 'masked', detail: `none of ${inputs.length} inputs tells the composites apart` }
      : { name, status: 'pass', detail: `${different} of ${inputs.length} inputs differ` };
  }
  return first === null ? { name, status: 'pass', detail: `${inputs.length} inputs agree` } : { name, status: 'fail', code: 'diverges', detail: formatDifference(run, inputs, first) };
}

/** A result that never changes says nothing about what is chained before it. */
function varied({ outcomes }: Ran): Case {
  const fewest = Math.min(...outcomes.map((side) => variety(side).results));
  return fewest < 2 ? { name: 'the result varies', status: 'fail', code: 'vacuous', detail: 'one composite gives no two different results' } : { name: 'the result varies', status: 'pass' };
}

function mostlyReturns({ outcomes }: Ran): Case {
  const thrown = Math.max(...outcomes.map((side) => variety(side).thrown));
  const calls = outcomes[0].length;
  const detail = `${thrown} of ${calls} inputs end in an exception`;
  return thrown * 2 >= calls ? { name: 'most inputs give a result', status: 'fail', code: 'mostly-throws', detail } : { name: 'most inputs give a result', status: 'pass', detail };
}
