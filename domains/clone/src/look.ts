import { makeContext, type Case, type Context, type JavaInput, type JavaRunOptions } from '@codewalk/core';
import { formatDifference, tallyOf, unknownCase, variety, type Ran } from './evidence.js';
import { outsideOf } from './outside.js';
import { runPairs, type Pair, type PairRun } from './run-pairs.js';
import { searchDifferences, type SearchRun } from './search.js';
import { allOf, ATOM_INPUTS, suiteOf, type Suite } from './suite.js';

/** One call over its limit makes a pair unfit, so that the rest need not be called. */
export const ONE_LIMIT: JavaRunOptions = { limits: { cpuLimitsPerSide: 1 } };

/** Inputs on which each generator must confirm a label. */
export const FEWEST_INPUTS = 300;
const FEWEST_OUTCOMES = 3;

/** What one generator found: the first input that tells the two methods apart, in words, or null. */
export interface Finding {
  readonly name: 'typed inputs' | 'searched inputs';
  readonly inputs: number;
  readonly different: number;
  readonly difference: string | null;
}

/** What both generators saw of a pair, whatever its label; or why it is unfit, whatever its label. */
export type Look =
  | { readonly kind: 'seen'; readonly findings: readonly [Finding, Finding]; readonly weak: string | null; readonly distinct: number; readonly thrown: number }
  | { readonly kind: 'unfit'; readonly case: Case }
  | { readonly kind: 'lost'; readonly why: string };

/**
 * Looks at pairs with both generators: inputs by type alone, and those that the sources suggest, with the search; at least 300 each.
 * Many pairs at once are cheaper; what is seen of one does not depend on the others, nor on who asks.
 */
export async function lookAt(pairs: readonly Pair[], ctx: Context): Promise<Look[]> {
  const own = makeContext('clone', ctx.runtimes, ctx.signal);
  const looks = await compileAll(pairs, own);
  const open = pairs.map((_, i) => i).filter((i) => looks[i] === null);
  const suites = await Promise.all(open.map((i) => suiteOf(pairs[i]!)));
  const inputs = suites.map(allOf);
  const first = await runPairs(open.map((i, k) => ({ pair: pairs[i]!, inputs: inputs[k]! })), own, ONE_LIMIT);
  open.forEach((i, k) => (looks[i] = unfitRun(first[k]!, inputs[k]!)));
  const left = open.map((i, k) => ({ i, k })).filter(({ i }) => looks[i] === null);
  const searched = await searchDifferences(left.map(({ i }) => pairs[i]!), own, { inputs: ATOM_INPUTS });
  left.forEach(({ i, k }, n) => {
    const run = searched[n]!;
    looks[i] = unfitRun(run, run.kind === 'ran' ? run.inputs : []) ?? seen(first[k] as Ran, suites[k]!, run as Searched);
  });
  return looks as Look[];
}

type Searched = Extract<SearchRun, { kind: 'ran' }>;

async function compileAll(pairs: readonly Pair[], ctx: Context): Promise<(Look | null)[]> {
  const compiled = await ctx.runtimes.java.compile(pairs.flatMap(({ sides }) => sides.map(({ source }) => source)), ctx.signal);
  return pairs.map((_, i): Look | null => {
    for (const one of compiled.slice(2 * i, 2 * i + 2)) {
      if (one.kind === 'lost') return { kind: 'lost', why: one.why };
      if (one.kind === 'refused') return unfit('compiles', one.code, one.problems.map(({ line, message }) => `line ${line}: ${message}`).join('; '));
      const outside = outsideOf(one.references);
      if (outside) return unfit('inside', outside.code, outside.detail);
    }
    return null;
  });
}

function seen(first: Ran, { typed, mined }: Suite, searched: Searched): Look {
  const finding = (name: Finding['name'], run: Ran, given: readonly JavaInput[]): Finding => {
    const { inputs, different, first: at } = tallyOf(run);
    return { name, inputs, different, difference: at === null ? null : formatDifference(run, given, at) };
  };
  const findings = [
    finding('typed inputs', part(first, 0, typed.length), typed),
    finding('searched inputs', joined(part(first, typed.length), searched), [...mined, ...searched.inputs]),
  ] as const;
  const few = findings.find(({ inputs }) => inputs < FEWEST_INPUTS);
  if (few) return unfit('inputs', 'few-inputs', `only ${few.inputs} ${few.name}, ${FEWEST_INPUTS} are needed`);
  const { outcomes } = joined(first, searched);
  const sides = outcomes.map(variety);
  const calls = outcomes[0].length;
  const thrown = Math.max(...sides.map((s) => s.thrown));
  const distinct = Math.min(...sides.map((s) => s.distinct));
  const weak = thrown * 2 >= calls ? `${thrown} of ${calls} inputs end in an exception` : distinct < FEWEST_OUTCOMES ? `only ${distinct} distinct outcomes` : null;
  return { kind: 'seen', findings, weak, distinct, thrown };
}

const part = ({ outcomes: [a, b], comparisons }: Ran, start: number, end?: number): Ran => ({ kind: 'ran', outcomes: [a.slice(start, end), b.slice(start, end)], comparisons: comparisons.slice(start, end) });

const joined = (a: Ran, b: Ran): Ran => ({
  kind: 'ran',
  outcomes: [[...a.outcomes[0], ...b.outcomes[0]], [...a.outcomes[1], ...b.outcomes[1]]],
  comparisons: [...a.comparisons, ...b.comparisons],
});

function unfitRun(run: PairRun, inputs: readonly JavaInput[]): Look | null {
  if (run.kind === 'lost') return { kind: 'lost', why: run.why };
  if (run.kind === 'refused') return unfit('compiles', run.code, run.detail);
  const unknown = unknownCase(run, inputs);
  return unknown && { kind: 'unfit', case: unknown };
}

const unfit = (name: string, code: string, detail: string): Look => ({ kind: 'unfit', case: { name, status: 'fail', code, detail } });
