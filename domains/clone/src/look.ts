import { makeContext, Stream, type Case, type Context, type JavaInput } from '@codewalk/core';
import { formatDifference, tallyOf, unknownCase, variety, type Ran } from './evidence.js';
import { mineFacts } from './generate-facts.js';
import { minedInputs } from './generate-mined.js';
import { typedInputs } from './generate-typed.js';
import { outsideOf } from './outside.js';
import { runPairs, type Pair, type PairRun } from './run-pairs.js';
import { searchDifferences } from './search.js';
import { ATOM_INPUTS, typedSuite } from './suite.js';

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
 * Looks at pairs with both generators: inputs by type alone, and the search that mines the sources, at least 300 each. Many pairs at
 * once are cheaper; what is seen of one does not depend on the others, nor on who asks.
 */
export async function lookAt(pairs: readonly Pair[], ctx: Context): Promise<Look[]> {
  const own = makeContext('clone', ctx.runtimes, ctx.signal);
  const looks = await compileAll(pairs, own);
  const open = pairs.map((_, i) => i).filter((i) => looks[i] === null);
  const inputs = open.map((i) => typedSuite(pairs[i]!));
  const typed = await runPairs(open.map((i, k) => ({ pair: pairs[i]!, inputs: inputs[k]! })), own);
  open.forEach((i, k) => (looks[i] = unfitRun(typed[k]!, inputs[k]!)));
  const left = open.map((i, k) => ({ i, k })).filter(({ i }) => looks[i] === null);
  const searched = await searchAll(left.map(({ i }) => pairs[i]!), own);
  left.forEach(({ i, k }, n) => {
    const { run, inputs: found } = searched[n]!;
    looks[i] = unfitRun(run, found) ?? seen(typed[k] as Ran, inputs[k]!, run as Ran, found);
  });
  return looks as Look[];
}

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

/** The search, filled up where it ended early: by its dictionary, then by type, each input once. */
async function searchAll(pairs: readonly Pair[], ctx: Context): Promise<{ run: PairRun; inputs: readonly JavaInput[] }[]> {
  const runs = await searchDifferences(pairs, ctx, { inputs: ATOM_INPUTS });
  const found = runs.map((run) => ({ run: run as PairRun, inputs: run.kind === 'ran' ? run.inputs : [] }));
  const short = found.map((_, i) => i).filter((i) => found[i]!.run.kind === 'ran' && found[i]!.inputs.length < ATOM_INPUTS);
  const more = await Promise.all(short.map(async (i) => {
    const { id, sides, signature } = pairs[i]!;
    const stream = new Stream(`clone/filled/${id}`);
    const mined = minedInputs(await mineFacts(sides.map(({ source }) => source)), signature, stream.fork('mined'), ATOM_INPUTS);
    return fresh([...mined, ...typedInputs(signature, stream.fork('typed'), ATOM_INPUTS)], found[i]!.inputs).slice(0, ATOM_INPUTS - found[i]!.inputs.length);
  }));
  const filled = await runPairs(short.map((i, k) => ({ pair: pairs[i]!, inputs: more[k]! })), ctx);
  short.forEach((i, k) => {
    const { run, inputs } = found[i]!;
    const next = filled[k]!;
    found[i] = { run: next.kind === 'ran' && run.kind === 'ran' ? joined(run, next) : next, inputs: [...inputs, ...more[k]!] };
  });
  return found;
}

/** Each input once, and none of `known`, as long as there are enough; types of few values have no more. */
function fresh(inputs: readonly JavaInput[], known: readonly JavaInput[]): JavaInput[] {
  const seen = new Set(known.map((input) => JSON.stringify(input)));
  const first: JavaInput[] = [];
  const again: JavaInput[] = [];
  for (const input of inputs) {
    const text = JSON.stringify(input);
    (seen.has(text) ? again : first).push(input);
    seen.add(text);
  }
  return [...first, ...again];
}

const joined = (a: Ran, b: Ran): Ran => ({
  kind: 'ran',
  outcomes: [[...a.outcomes[0], ...b.outcomes[0]], [...a.outcomes[1], ...b.outcomes[1]]],
  comparisons: [...a.comparisons, ...b.comparisons],
});

function seen(typed: Ran, typedGiven: readonly JavaInput[], searched: Ran, searchedGiven: readonly JavaInput[]): Look {
  const finding = (name: Finding['name'], run: Ran, given: readonly JavaInput[]): Finding => {
    const { inputs, different, first } = tallyOf(run);
    return { name, inputs, different, difference: first === null ? null : formatDifference(run, given, first) };
  };
  const { outcomes } = joined(typed, searched);
  const sides = outcomes.map(variety);
  const calls = outcomes[0].length;
  const thrown = Math.max(...sides.map((s) => s.thrown));
  const distinct = Math.min(...sides.map((s) => s.distinct));
  const weak = thrown * 2 >= calls ? `${thrown} of ${calls} inputs end in an exception` : distinct < FEWEST_OUTCOMES ? `only ${distinct} distinct outcomes` : null;
  return { kind: 'seen', findings: [finding('typed inputs', typed, typedGiven), finding('searched inputs', searched, searchedGiven)], weak, distinct, thrown };
}

function unfitRun(run: PairRun, inputs: readonly JavaInput[]): Look | null {
  if (run.kind === 'lost') return { kind: 'lost', why: run.why };
  if (run.kind === 'refused') return unfit('compiles', run.code, run.detail);
  const unknown = unknownCase(run, inputs);
  if (unknown) return { kind: 'unfit', case: unknown };
  return inputs.length < FEWEST_INPUTS ? unfit('inputs', 'few-inputs', `only ${inputs.length} inputs, ${FEWEST_INPUTS} are needed`) : null;
}

const unfit = (name: string, code: string, detail: string): Look => ({ kind: 'unfit', case: { name, status: 'fail', code, detail } });
