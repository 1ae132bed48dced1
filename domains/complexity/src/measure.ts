import type { Case, Context, Json, Limits } from '@codewalk/core';
import type { Atom } from './atom.js';
import { fitSeries, fitSites, judgeSites, type Fit } from './fit.js';
import { gridFor } from './grid.js';
import { format, type Growth, type Label } from './growth.js';
import { compareClasses, formatClass } from './site-class.js';
import type { Argument } from './task.js';

const HELPER = new URL('../runtime/measure.py', import.meta.url);

/** Counted operations after which no larger size is tried. */
const BUDGET = 200_000;
/** Exponential programs grow past any budget in one step more. */
const BUDGET_NP = 100_000;

/** Far above what the budget of operations can need: only a loop that counts nothing would come near. */
const LIMITS: Limits = { cpuMs: 120_000, memoryBytes: 4 * 1024 ** 3, outputBytes: 64 * 1024, resultBytes: 16 * 1024 ** 2 };

export interface MeasuredStage {
  readonly in: Readonly<Record<string, number>>;
  readonly out: number;
  readonly outMax: number | null;
  readonly total: number;
  readonly sites: Readonly<Record<string, number>>;
}

export interface MeasuredPoint {
  readonly sizes: readonly number[];
  readonly stages: readonly MeasuredStage[];
  readonly total: number;
}

/** The worst counts by size, or the case that says why there are none. */
export type Measurement = { readonly ok: true; readonly points: readonly MeasuredPoint[] } | { readonly ok: false; readonly case: Case };

export interface StageProgram {
  readonly atom: Pick<Atom, 'entry' | 'parameters' | 'returns' | 'code' | 'inputs'>;
  readonly name: string;
  readonly lines: readonly [number, number];
  readonly chained: string | null;
}

export interface MeasureRequest {
  readonly program: string;
  readonly driver: string;
  readonly stages: readonly StageProgram[];
  readonly arguments: readonly Pick<Argument, 'stage' | 'parameter'>[];
  /** Sizes of the arguments, one row a point. */
  readonly points: readonly (readonly number[])[];
  readonly exponential: boolean;
  /** Names the streams of the inputs. */
  readonly seed: string;
}

/** What a problem found while running means for admission. */
const CODES: Readonly<Record<string, string>> = {
  trait: 'broken-precondition', type: 'wrong-type', raised: 'raises', differs: 'differs', nondeterministic: 'nondeterministic', input: 'bad-inputs', huge: 'huge-value',
};

/** The job of runtime/measure.py. */
export function jobOf(request: MeasureRequest): Readonly<Record<string, unknown>> {
  return {
    program: request.program,
    driver: request.driver,
    stages: request.stages.map(({ atom, name, lines, chained }) => ({
      entry: name,
      params: atom.parameters.map((p) => p.name),
      chained,
      lines: [lines],
      types: Object.fromEntries(atom.parameters.map((p) => [p.name, p.type])),
      returns: atom.returns.type,
      requires: Object.fromEntries(atom.parameters.map((p) => [p.name, p.requires])),
      gives: atom.returns.gives,
      inputs: atom.inputs,
      source: atom.code,
      original: atom.entry,
    })),
    arguments: request.arguments.map(({ stage, parameter }) => ({ stage, param: parameter })),
    points: request.points,
    budget: request.exponential ? BUDGET_NP : BUDGET,
    seed: request.seed,
  };
}

/** Counts a program's operations, stage by stage, on every input variant at every point (runtime/measure.py). */
export async function measure(request: MeasureRequest, ctx: Context): Promise<Measurement> {
  const outcome = await ctx.runtimes.python.call(HELPER, jobOf(request) as unknown as Json, LIMITS, ctx.signal);
  const failed = (status: Case['status'], code: string, detail: string): Measurement => ({ ok: false, case: { name: 'runs', status, code, detail } });
  switch (outcome.kind) {
    case 'returned': break;
    case 'limit': return failed('limit', 'limit', `over its ${outcome.limit} limit`);
    case 'lost': return failed('error', 'machine-error', outcome.why);
    case 'raised': return failed('fail', 'unmeasured', `${outcome.error}: ${outcome.message}`);
    case 'crashed': return failed('fail', 'crashed', outcome.how);
  }
  const result = outcome.value as unknown as {
    refused?: { code: string; what: string; line: number };
    points: MeasuredPoint[];
    problems: { stage: number | null; code: string; what: string; sizes: number[] }[];
  };
  if (result.refused) return failed('fail', 'unmeasured', `${result.refused.what} (line ${result.refused.line})`);
  const [problem] = result.problems;
  if (problem) return failed('fail', CODES[problem.code] ?? problem.code, `${problem.stage === null ? '' : `stage ${problem.stage + 1}: `}${problem.what} at size ${problem.sizes.join(', ')}`);
  return { ok: true, points: result.points };
}

/** The sizes at which a program of that label is measured. */
export function pointsFor(label: Label, args: readonly Pick<Argument, 'stage' | 'parameter'>[], stages: readonly Pick<StageProgram, 'atom'>[]): number[][] {
  const kinds = args.map(({ stage, parameter }) => {
    const { type, requires } = stages[stage]!.atom.parameters.find((p) => p.name === parameter)!;
    return requires.includes('square') ? 'square' : type;
  });
  return gridFor(label, kinds).map((n) => args.map(() => n));
}

/** Below so many points nothing is said: a stage that takes a constant but vast time leaves none within the budget. */
export const FEWEST_POINTS = 5;

const percent = (x: number): string => `${(100 * x).toFixed(1)}%`;

/** How a fit stands to what was declared or derived. */
export function judgeFit(name: string, fit: Fit, expected: Growth, codes: { above: string; below: string; undecided: string }): Case {
  if (!fit.decided) {
    const why = numbers(fit.numbers);
    return { name, status: 'fail', code: codes.undecided, detail: `expected ${format(expected)}; undecided (${fit.why}${why ? `: ${why}` : ''})` };
  }
  const order = compareClasses(fit.class, expected);
  const { error, runnerUp, error2 } = fit.evidence;
  const detail = `${formatClass(fit.class)} by ${percent(error)}, next ${runnerUp} by ${percent(error2)}`;
  if (order === 0) return { name, status: 'pass', detail };
  return { name, status: 'fail', code: order > 0 ? codes.above : codes.below, detail: `expected ${format(expected)}, measured ${detail}` };
}

const numbers = (of: Readonly<Record<string, number | string>>): string =>
  Object.entries(of).map(([key, value]) => `${key} ${typeof value === 'number' ? Number(value.toPrecision(3)) : value}`).join(', ');

/** How a stage's counts stand to its derived cost, on the grid of the whole program's label. */
export function judgeStageCost(name: string, points: readonly MeasuredPoint[], stage: number, n: (p: MeasuredPoint) => number, expected: Growth, codes: { above: string; below: string; undecided: string }): Case {
  const judged = judgeSites(points.map((p) => ({ n: n(p), sites: p.stages[stage]!.sites })), expected);
  if (judged.verdict === 'same') {
    return { name, status: 'pass', detail: judged.evidence ? `${format(expected)} by ${percent(judged.evidence.error)}, next ${judged.evidence.runnerUp} by ${percent(judged.evidence.error2)}` : `agrees with ${format(expected)}` };
  }
  const code = judged.verdict === 'unclear' ? codes.undecided : codes[judged.verdict];
  return { name, status: 'fail', code, detail: `expected ${format(expected)}, measured ${judged.verdict} it: ${numbers(judged.numbers)}` };
}

export const fitStageCost = (points: readonly MeasuredPoint[], stage: number, n: (p: MeasuredPoint) => number): Fit =>
  fitSites(points.map((p) => ({ n: n(p), sites: p.stages[stage]!.sites })));

export const fitOf = (points: readonly MeasuredPoint[], n: (p: MeasuredPoint) => number, value: (p: MeasuredPoint) => number): Fit => fitSeries(points.map(n), points.map(value));

