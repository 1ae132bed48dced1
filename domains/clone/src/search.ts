import type { Context, JavaInput, JavaOutcome, JavaProgram, JavaRun, Stream } from '@codewalk/core';
import { mineFacts, type Facts } from './generate-facts.js';
import { Maker } from './generate-maker.js';
import { minedInputs, minedPalette } from './generate-mined.js';
import { asInput } from './generate-typed.js';
import { vary, relate } from './generate-vary.js';
import { compareOutcomes, type Comparison } from './outcome.js';
import { runPairs, type Pair, type PairRun } from './run-pairs.js';
import { withProbes } from './search-probes.js';

/** A pair's search: its inputs in the order they were tried, what came of them, and the first that tells the sides apart, if any. */
export type SearchRun =
  | (PairRun & { readonly kind: 'ran' } & { readonly inputs: readonly JavaInput[]; readonly difference: number | null })
  | Exclude<PairRun, { kind: 'ran' }>;

export interface SearchOptions {
  /** Inputs for each pair, all rounds together. */
  readonly inputs: number;
  /** Rounds of mutation after the first inputs; default 3. */
  readonly rounds?: number;
}

/** Inputs that are mutated, of each pair: those that came last to something new. */
const MOST_KEPT = 60;

/**
 * Dictionary-driven inputs, then rounds of near neighbours of those that passed a branch, or had an outcome, that none had before. The
 * rounds run with probes in the sources where those compile; what is returned comes from the sources as they are. Streams are named by
 * the pair's id, so a pair's search is the same among any others.
 */
export async function searchDifferences(pairs: readonly Pair[], ctx: Context, { inputs, rounds = 3 }: SearchOptions): Promise<readonly SearchRun[]> {
  const hunts = await Promise.all(pairs.map((pair) => Hunt.start(pair, ctx)));
  const perRound = Math.floor(inputs / (2 * Math.max(1, rounds)));
  for (let round = 0; round <= rounds; round++) {
    const open = hunts.filter((hunt) => !hunt.done);
    for (const hunt of open) hunt.propose(round === 0 ? inputs - rounds * perRound : perRound, round);
    const runs = await ctx.runtimes.java.run(open.map((hunt) => hunt.program()), ctx.signal);
    open.forEach((hunt, i) => hunt.take(runs[i]!));
    const plain = open.filter((hunt) => hunt.retry);
    const again = await ctx.runtimes.java.run(plain.map((hunt) => hunt.program()), ctx.signal);
    plain.forEach((hunt, i) => hunt.take(again[i]!));
  }
  const suites = hunts.map((hunt) => hunt.suite(inputs));
  const runs = await runPairs(hunts.map((hunt, i) => ({ pair: hunt.pair, inputs: suites[i]!, ending: hunt.knows(suites[i]!) })), ctx);
  return runs.map((run, i) => {
    if (run.kind !== 'ran') return run;
    const found = run.comparisons.findIndex(({ kind }) => kind === 'different');
    return { ...run, inputs: suites[i]!, difference: found < 0 ? null : found };
  });
}

/** One pair under search. */
class Hunt {
  readonly pair: Pair;
  readonly #facts: Facts;
  readonly #maker: Maker;
  readonly #stream: Stream;
  #sources: readonly string[];
  #probed: boolean;
  #proposed: readonly JavaInput[] = [];
  readonly #tried: JavaInput[] = [];
  readonly #texts = new Set<string>();
  readonly #limited = new Set<JavaInput>();
  readonly #kept: JavaInput[] = [];
  readonly #features = new Set<string>();
  /** No round can add anything: its sides differ, or cannot be called. */
  done = false;
  /** The sources with probes cannot be called, and the round is to be run without. */
  retry = false;

  private constructor(pair: Pair, stream: Stream, facts: Facts, probed: readonly (string | null)[]) {
    this.pair = pair;
    this.#stream = stream;
    this.#facts = facts;
    this.#maker = new Maker(minedPalette(facts), stream.fork('vary'));
    this.#probed = probed.every((source) => source !== null);
    this.#sources = this.#probed ? (probed as string[]) : pair.sides.map(({ source }) => source);
  }

  static async start(pair: Pair, ctx: Context): Promise<Hunt> {
    const stream = ctx.stream(`search/${pair.id}`);
    const sources = [...new Set(pair.sides.map(({ source }) => source))];
    const probed = new Map<string, string | null>();
    for (const source of sources) probed.set(source, await ctx.once(`probes ${source}`, () => withProbes(source)));
    return new Hunt(pair, stream, await mineFacts(sources), pair.sides.map(({ source }) => probed.get(source)!));
  }

  propose(count: number, round: number): void {
    const mined = round === 0 || this.#kept.length === 0 || this.pair.signature.parameters.length === 0;
    const fresh = mined ? minedInputs(this.#facts, this.pair.signature, this.#stream.fork(`mined/${round}`), count) : Array.from({ length: count }, () => this.#neighbour());
    this.#proposed = fresh.filter((input) => {
      const text = JSON.stringify(input);
      return !this.#texts.has(text) && this.#texts.add(text);
    });
    this.#tried.push(...this.#proposed);
  }

  program(): JavaProgram {
    return { sides: this.pair.sides.map((side, i) => ({ ...side, source: this.#sources[i]! })), inputs: this.#proposed };
  }

  take(run: JavaRun): void {
    this.retry = false;
    if (run.kind === 'ran') {
      this.#proposed.forEach((input, i) => this.#look(input, run.outcomes.map((side) => side[i]!), run.traces?.map((side) => side[i] ?? '') ?? []));
      return;
    }
    this.retry = run.kind === 'refused' && this.#probed;
    this.done = !this.retry;
    this.#probed = false;
    this.#sources = this.pair.sides.map(({ source }) => source);
  }

  /** What is run at last: all that was tried, but for what went over a limit; filled up where the search ended early. */
  suite(count: number): readonly JavaInput[] {
    const tried = this.#tried.filter((input) => !this.#limited.has(input));
    if (tried.length >= count) return tried;
    const more = minedInputs(this.#facts, this.pair.signature, this.#stream.fork('fill'), count).filter((input) => !this.#texts.has(JSON.stringify(input)));
    return [...tried, ...more.slice(0, count - tried.length)];
  }

  /** Whether all of them were called with probes, and ended. */
  knows(suite: readonly JavaInput[]): boolean {
    return this.#probed && suite.every((input) => this.#tried.includes(input));
  }

  #look(input: JavaInput, outcomes: readonly JavaOutcome[], traces: readonly string[]): void {
    const comparison: Comparison = compareOutcomes(outcomes[0]!, outcomes[1]!, this.pair);
    if (comparison.kind === 'different') this.done = true;
    if (outcomes.some((outcome) => outcome.kind === 'limit' && outcome.limit !== 'stack')) this.#limited.add(input);
    const features = [...outcomes.map((outcome, side) => `${side} ${shape(outcome)}`), ...traces.flatMap((trace, side) => trace.split(' ').map((part) => `${side} ${part}`))];
    const news = features.filter((feature) => !this.#features.has(feature));
    for (const feature of news) this.#features.add(feature);
    if (news.length > 0) this.#kept.push(input);
  }

  /** Near one that came to something new; later ones more often. */
  #neighbour(): JavaInput {
    const { stream } = this.#maker;
    const { parameters } = this.pair.signature;
    const recent = this.#kept.slice(-MOST_KEPT);
    const base = recent[Math.max(stream.int(recent.length), stream.int(recent.length))]!;
    const values = [...base.arguments];
    for (let left = 1 + stream.int(3); left > 0; left--) {
      const at = stream.int(values.length);
      if (values[at] !== null) values[at] = vary(values[at]!, parameters[at]!, this.#maker);
    }
    if (stream.int(5) > 0 || values.includes(null)) return asInput(values, stream.int(2) === 0 ? (base.same ?? []) : []);
    const related = relate(values, parameters, this.#maker);
    return asInput(related.arguments, related.same);
  }
}

/** What kind of outcome it is, coarsely: many methods give another value for every input. */
function shape(outcome: JavaOutcome): string {
  switch (outcome.kind) {
    case 'returned': return typeof outcome.value === 'boolean' || typeof outcome.value === 'number' && Math.abs(outcome.value) < 8 ? `= ${outcome.value}` : outcome.value === null ? 'null' : 'value';
    case 'threw': return `throws ${outcome.exception}`;
    default: return outcome.kind;
  }
}
