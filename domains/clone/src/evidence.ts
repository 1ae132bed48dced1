import { formatTyped, type Case, type JavaInput, type JavaOutcome } from '@codewalk/core';
import { formatOutcome } from './outcome.js';
import type { PairRun } from './run-pairs.js';

export type Ran = Extract<PairRun, { kind: 'ran' }>;

/** How the inputs of a run came out, in numbers. */
export interface Tally {
  readonly inputs: number;
  readonly different: number;
  /** The first input that differs. */
  readonly first: number | null;
}

export function tallyOf({ comparisons }: Pick<Ran, 'comparisons'>): Tally {
  const first = comparisons.findIndex(({ kind }) => kind === 'different');
  return { inputs: comparisons.length, different: comparisons.filter(({ kind }) => kind === 'different').length, first: first < 0 ? null : first };
}

/** A case for what could not be compared, if anything: a limit, or something outside of what is compared. */
export function unknownCase({ comparisons, outcomes }: Ran, inputs: readonly JavaInput[]): Case | null {
  const at = comparisons.findIndex(({ kind }) => kind === 'unknown');
  if (at < 0) return null;
  const bad = outcomes.map((side) => side[at]!).find(({ kind }) => kind === 'limit' || kind === 'refused')!;
  const detail = `${formatInput(inputs[at]!)}: ${formatOutcome(bad)}`;
  return bad.kind === 'refused' ? { name: 'compared', status: 'fail', code: 'outside', detail } : { name: 'compared', status: 'limit', code: 'limit', detail };
}

/** A divergence in words: the input and what both sides gave. */
export function formatDifference({ outcomes: [a, b], comparisons }: Ran, inputs: readonly JavaInput[], at: number): string {
  const how = comparisons[at]!;
  const by = how.kind === 'different' && (how.by === 'arguments' || how.by === 'printed') ? ` (${how.by})` : '';
  return `${formatInput(inputs[at]!)}: ${formatOutcome(a[at]!, 80)} against ${formatOutcome(b[at]!, 80)}${by}`;
}

export const formatInput = (input: JavaInput): string => `(${input.arguments.map((value) => formatTyped(value, 60)).join(', ')})`;

/** Distinct outcomes, and the share of them that are exceptions, of one side. */
export function variety(outcomes: readonly JavaOutcome[]): { distinct: number; results: number; thrown: number } {
  const seen = new Set<string>();
  const results = new Set<string>();
  let thrown = 0;
  for (const outcome of outcomes) if (outcome.kind === 'threw') thrown++;
  for (const outcome of new Set(outcomes)) { // equal ones are often one object
    seen.add(JSON.stringify(outcome));
    if (outcome.kind === 'returned') results.add(JSON.stringify(outcome.value));
  }
  return { distinct: seen.size, results: results.size, thrown };
}
