import type { Context, JavaInput, JavaOutcome, JavaProgram, JavaRun, JavaRunOptions, JavaSide } from '@codewalk/core';
import { compareOutcomes, type Comparison } from './outcome.js';
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

/** Calls both sides of each pair with its inputs. Give many pairs at once: they share compilers and virtual machines. */
export async function runPairs(jobs: readonly { readonly pair: Pair; readonly inputs: readonly JavaInput[] }[], ctx: Context, options: JavaRunOptions = {}): Promise<readonly PairRun[]> {
  const programs: JavaProgram[] = jobs.map(({ pair: { sides }, inputs }) => ({ sides, inputs }));
  const runs = await ctx.runtimes.java.run(programs, ctx.signal, options);
  return runs.map((run, i) => pairRun(run, jobs[i]!.pair));
}

/** One program of two sides as a pair's run. */
export function pairRun(run: JavaRun, { strict }: Pick<Pair, 'strict'>): PairRun {
  if (run.kind === 'lost') return run;
  if (run.kind === 'refused') return { kind: 'refused', code: run.code, detail: run.problems.map(({ line, message }) => `line ${line}: ${message}`).join('; ') };
  const [a, b] = run.outcomes as [readonly JavaOutcome[], readonly JavaOutcome[]];
  return { kind: 'ran', outcomes: [a, b], comparisons: a.map((outcome, i) => compareOutcomes(outcome, b[i]!, { strict })) };
}
