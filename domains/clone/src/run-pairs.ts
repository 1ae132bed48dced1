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
  const guards = await runGuards(jobs, ctx, options);
  const spent = guards.map((guard) => (guard.kind === 'ran' ? spentInputs(guard.outcomes) : new Set<number>()));
  const programs = jobs.map(({ pair: { sides }, inputs }, i): JavaProgram => ({ sides, inputs: inputs.filter((_, k) => !spent[i]!.has(k)) }));
  const runs = await ctx.runtimes.java.run(programs, ctx.signal, options);
  return runs.map((run, i) => pairRun(run.kind === 'ran' && spent[i]!.size > 0 ? merged(run, guards[i] as JavaRun & { kind: 'ran' }, spent[i]!) : run, jobs[i]!.pair));
}

async function runGuards(jobs: readonly PairJob[], ctx: Context, options: JavaRunOptions): Promise<readonly JavaRun[]> {
  const programs: JavaProgram[] = [];
  for (const { pair: { sides }, inputs, ending } of jobs) {
    const probed = await Promise.all(sides.map(({ source }) => ctx.once(`probes ${source}`, () => withProbes(source))));
    const loops = !probed.includes(null) && probed.some((source) => /\b(for|while)\b/.test(source!));
    programs.push({ sides: sides.map((side, i) => ({ ...side, source: probed[i] ?? side.source })), inputs: loops && !ending ? inputs : [] });
  }
  return ctx.runtimes.java.run(programs, ctx.signal, options);
}

/** The inputs on which a side went over a limit that takes long to reach. */
function spentInputs(outcomes: readonly (readonly JavaOutcome[])[]): ReadonlySet<number> {
  return new Set(outcomes.flatMap((side) => side.flatMap((outcome, k) => (outcome.kind === 'limit' && ['cpu', 'memory', 'skipped'].includes(outcome.limit) ? [k] : []))));
}

/** The outcomes of a run, and where it was not called, those of the copies with probes. */
function merged(run: JavaRun & { readonly kind: 'ran' }, guard: JavaRun & { readonly kind: 'ran' }, spent: ReadonlySet<number>): JavaRun {
  return {
    kind: 'ran',
    outcomes: guard.outcomes.map((side, s) => {
      let next = 0;
      return side.map((outcome, k) => (spent.has(k) ? outcome : run.outcomes[s]![next++]!));
    }),
  };
}

/** One program of two sides as a pair's run. */
export function pairRun(run: JavaRun, { strict }: Pick<Pair, 'strict'>): PairRun {
  if (run.kind === 'lost') return run;
  if (run.kind === 'refused') return { kind: 'refused', code: run.code, detail: run.problems.map(({ line, message }) => `line ${line}: ${message}`).join('; ') };
  const [a, b] = run.outcomes as [readonly JavaOutcome[], readonly JavaOutcome[]];
  return { kind: 'ran', outcomes: [a, b], comparisons: a.map((outcome, i) => compareOutcomes(outcome, b[i]!, { strict })) };
}
