import type { Case, Context } from '@codewalk/core';
import { startFiles, truthFiles } from '../program.js';
import { PATH, type EditsTask, type Files } from '../task.js';
import { libraryOf, testedFunctions, type TestedFunction } from '../tested.js';
import { drawTests, TESTS, type Draw } from './inputs.js';
import { firstFault, judgeFunction } from './judge.js';
import { runProgram, type ProgramRun, type RunRequest } from './program-run.js';

export interface CheckOptions {
  /** Only these functions; all when left out. */
  readonly functions?: readonly string[];
  /** Ends with the first function that fails; functions are run a few at a time. */
  readonly stopAtFirst?: boolean;
}

/** What the functions of C_true do, kept with the task: every answer to it is held against the same run. */
interface Truth {
  readonly functions: readonly TestedFunction[];
  readonly draws: readonly Draw[];
  readonly names: readonly string[];
  readonly run: ProgramRun;
  /** Whether a reference has been judged by this very run; the next one runs for itself. */
  spent: boolean;
}

const truths = new WeakMap<EditsTask, Promise<Truth>>();

/**
 * The black-box half of the verifier (paper §3.1): every function of C_true on 50 random inputs, in the truth and in the answer,
 * each program in a job of its own, values compared here. One case a function.
 */
export async function runChecks(task: EditsTask, files: Files, ctx: Context, { functions, stopAtFirst = false }: CheckOptions = {}): Promise<Case[]> {
  const truth = await truthOf(task, ctx);
  if (!truth.run.ok) return [{ ...truth.run.case, name: 'the reference runs', code: 'reference-breaks' }];
  const faulty = truth.functions.flatMap(({ name }, i): Case[] => {
    const fault = firstFault(runOf(truth, i), TESTS);
    return fault === null ? [] : [{ name: `${name} behaves in the reference`, status: 'fail', code: 'reference-raises', detail: fault }];
  });
  if (faulty.length > 0) return faulty;
  const source = files[PATH] ?? '';
  const wanted = truth.functions.flatMap(({ name }, i) => (!functions || functions.includes(name) ? [i] : []));
  if (source === truthFiles(task)[PATH] && !truth.spent) {
    truth.spent = true;
    return wanted.map((i) => judge(truth, i, runOf(truth, i)));
  }
  const cases: Case[] = [];
  for (let from = 0, step = stopAtFirst ? 1 : wanted.length; from < wanted.length; from += step, step *= 4) {
    const part = wanted.slice(from, from + step);
    const run = await runProgram(requestOf(task, source, truth, part), ctx);
    if (!run.ok) return [...cases, run.case];
    for (const [at, i] of part.entries()) {
      cases.push(judge(truth, i, run.functions[at]!));
      if (stopAtFirst && cases.at(-1)!.status !== 'pass') return cases;
    }
  }
  return cases;
}

const runOf = ({ run }: Truth, i: number): (ProgramRun & { ok: true })['functions'][number] => (run as ProgramRun & { ok: true }).functions[i]!;

const judge = (truth: Truth, i: number, run: (ProgramRun & { ok: true })['functions'][number]): Case =>
  judgeFunction(`${truth.functions[i]!.name} behaves`, runOf(truth, i), run, TESTS);

async function truthOf(task: EditsTask, ctx: Context): Promise<Truth> {
  const known = truths.get(task);
  if (known) return known;
  const fresh = makeTruth(task, ctx);
  truths.set(task, fresh);
  // what our machine lost is no truth to be kept
  const truth = await fresh.catch((error: unknown) => {
    truths.delete(task);
    throw error;
  });
  if (!truth.run.ok && truth.run.case.status === 'error') truths.delete(task);
  return truth;
}

async function makeTruth(task: EditsTask, ctx: Context): Promise<Truth> {
  const functions = testedFunctions(task);
  const draws = drawTests(task.code, libraryOf(task), functions, ctx.stream('tests'));
  const names = [...new Set(`${startFiles(task)[PATH]!}\n${truthFiles(task)[PATH]!}`.match(/\b[A-Za-z]\w*/g))];
  const truth = { functions, draws, names, spent: false };
  const run = await runProgram(requestOf(task, truthFiles(task)[PATH]!, truth, functions.map((_, i) => i)), ctx);
  return { ...truth, run };
}

function requestOf(task: EditsTask, source: string, truth: Omit<Truth, 'run'>, part: readonly number[]): RunRequest {
  return {
    source,
    code: task.code,
    library: libraryOf(task),
    names: truth.names,
    classes: false,
    tests: part.map((i) => truth.functions[i]!.name),
    draws: truth.draws.map(({ library, inputs, calls }) => ({ library, inputs, calls: part.map((i) => calls[i]!) })),
    count: TESTS,
  };
}
