import type { Stratum } from '@codewalk/core';
import { z } from 'zod';
import type { Atom } from './atom.js';

export const optionsSchema = z.strictObject({
  /** Whether weak atoms may end a chain. */
  weak: z.enum(['none', 'last']).default('none'),
});
export type Options = z.infer<typeof optionsSchema>;

/** Weak atoms are kinds of their own, so that no pattern takes one by chance. */
export const kindOf = (atom: Atom): string => (atom.weak ? `weak-${atom.label}` : atom.label);

/** Half of a cell each: every atom eq, or one neq at a position that each draw takes uniformly (paper §3.4). */
export function strataOf(level: number, { weak }: Options): Stratum[] {
  const all: string[] = Array.from({ length: level }, () => 'eq');
  const eq = [all];
  const neq = all.map((_, at) => all.map((label, i) => (i === at ? 'neq' : label)));
  const withWeak = (patterns: string[][]): string[][] => (weak === 'last' ? patterns.flatMap((p) => [p, [...p.slice(0, -1), `weak-${p.at(-1)!}`]]) : patterns);
  return [
    { name: 'eq', share: 1, patterns: withWeak(eq) },
    { name: 'neq', share: 1, patterns: withWeak(neq) },
  ];
}
