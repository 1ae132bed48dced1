import type { Context, JavaInput, JavaOutcome, JavaProgram, JavaRun, JavaRunOptions, JavaSide } from '@codewalk/core';
import { compareOutcomes, type Comparison } from './outcome.js';
import { withProbes } from './search-probes.js';
import type { Signature } from './signature.js';

/** Two methods of one signature. */
export interface Pair {
  readonly id: string;
  readonly sides: readonly [JavaSide, JavaSide];
  readonly signature: Signature;
  /** Whether -0.0 differs from 0.0. */
  readonly strict: boolean;
}

/** What both sides gave on each input, and how that compares; or why they could not be called. */
export type PairRun =
  | { readonly kind: 'ran'; readonly outcomes: readonly [readonly JavaOutcome[], readonly JavaOutcome[]]; readonly comparisons: readonly Comparison[] }
  | { readonly kind: 'refused'; readonly code: string; readonly detail: string }
  | { readonly kind: 'lost'; readonly why: string };

export interface PairJob {
  readonly pair: Pair;
  readonly inputs: readonly JavaInput[];
  /** The inputs are known to end: no copy with probes is asked first. */
  readonly ending?: boolean;
}

/**
 * Calls both sides of each pair with its inputs. Give many pairs at once: they share compilers and virtual machines. Inputs on which a
 * copy with probes goes round without end are found first, by count, and are not called again: what goes over a limit of time costs as
 * much as all else together.
 */
export async function runPairs(jobs: readonly PairJob[], ctx: Context, options: JavaRunOptions = {}): Promise<readonly PairRun[]> {
  const programs = await Promise.all(jobs.map(async ({ pair: { sides }, inputs, ending }): Promise<JavaProgram> => ({ sides, inputs, ...(ending ? {} : await guardsOf(sides, ctx)) })));
  const runs = await ctx.runtimes.java.run(programs, ctx.signal, options);
  return runs.map((run, i) => pairRun(run, jobs[i]!.pair));
}

/** Copies with probes, where a side has a loop and both can be given them. */
async function guardsOf(sides: Pair['sides'], ctx: Context): Promise<Pick<JavaProgram, 'guards'>> {
  const probed = await Promise.all(sides.map(({ source }) => ctx.once(`probes ${source}`, () => withProbes(source))));
  const loops = !probed.includes(null) && probed.some((source) => /\b(for|while)\b/.test(source!));
  return loops ? { guards: sides.map((side, i) => ({ ...side, source: probed[i]! })) } : {};
}

/** One program of two sides as a pair's run. */
export function pairRun(run: JavaRun, { strict }: Pick<Pair, 'strict'>): PairRun {
  if (run.kind === 'lost') return run;
  if (run.kind === 'refused') return { kind: 'refused', code: run.code, detail: run.problems.map(({ line, message }) => `line ${line}: ${message}`).join('; ') };
  const [a, b] = run.outcomes as [readonly JavaOutcome[], readonly JavaOutcome[]];
  return { kind: 'ran', outcomes: [a, b], comparisons: a.map((outcome, i) => compareOutcomes(outcome, b[i]!, { strict })) };
}
