import { formatTyped, sameTyped, type JavaEffects, type JavaOutcome, type TypedValue } from '@codewalk/core';

export interface Strictness {
  /** Whether -0.0 differs from 0.0; NaN is always itself. */
  readonly strict: boolean;
}

/** What two outcomes of one input say. `unknown`: one of them went over a limit or is outside of what is compared. */
export type Comparison =
  | { readonly kind: 'same' }
  | { readonly kind: 'different'; readonly by: 'result' | 'exception' | 'arguments' | 'printed' }
  | { readonly kind: 'unknown'; readonly why: 'limit' | 'refused' };

/**
 * Compares results deeply, or the classes of exceptions; then the arguments as they were left, and what was printed. A limit is
 * no outcome: one side that ends and one that does not are `unknown`, and so are memory and stack.
 */
export function compareOutcomes(a: JavaOutcome, b: JavaOutcome, { strict }: Strictness): Comparison {
  if (a.kind === 'refused' || b.kind === 'refused') return { kind: 'unknown', why: 'refused' };
  if (a.kind === 'limit' || b.kind === 'limit') return { kind: 'unknown', why: 'limit' };
  if (a === b) return { kind: 'same' };
  if (a.kind !== b.kind) return { kind: 'different', by: 'exception' };
  if (a.kind === 'threw' && b.kind === 'threw' && a.exception !== b.exception) return { kind: 'different', by: 'exception' };
  if (a.kind === 'returned' && b.kind === 'returned' && !same(a.value, b.value, strict)) return { kind: 'different', by: 'result' };
  return compareEffects(a.effects ?? {}, b.effects ?? {}, strict);
}

/** Whether two outcomes are known and the same. */
export const sameOutcome = (a: JavaOutcome, b: JavaOutcome, strictness: Strictness): boolean => compareOutcomes(a, b, strictness).kind === 'same';

/** Whether two outcomes are known and differ. */
export const differentOutcome = (a: JavaOutcome, b: JavaOutcome, strictness: Strictness): boolean => compareOutcomes(a, b, strictness).kind === 'different';

/** One line for people. */
export function formatOutcome(outcome: JavaOutcome, limit = 200): string {
  switch (outcome.kind) {
    case 'returned': return formatTyped(outcome.value, limit);
    case 'threw': return `throws ${outcome.exception}`;
    case 'limit': return `over its limit (${outcome.limit})`;
    case 'refused': return `outside (${outcome.code}: ${outcome.detail})`;
  }
}

const same = (a: TypedValue, b: TypedValue, strict: boolean): boolean => sameTyped(a, b, strict ? {} : { zeros: 'equal' });

function compareEffects(a: JavaEffects, b: JavaEffects, strict: boolean): Comparison {
  const places = new Set([...Object.keys(a.changed ?? {}), ...Object.keys(b.changed ?? {})]);
  for (const place of places) {
    const left = a.changed?.[place];
    const right = b.changed?.[place];
    if (left === undefined || right === undefined || !same(left, right, strict)) return { kind: 'different', by: 'arguments' };
  }
  return a.out === b.out && a.err === b.err ? { kind: 'same' } : { kind: 'different', by: 'printed' };
}
