import type { AtomBase } from './domain.js';
import type { Pattern, Walker } from './walk.js';

/** Above this many groups, or partial groups on the way to them, a level is not enumerated (DESIGN §5). */
export const MAX_ENUMERATED = 100_000;

/** A group's name inside its cell: the sequence of atoms, or for a symmetric relation the set. */
export const groupKey = (walk: readonly number[], directed: boolean): string =>
  (directed ? walk : [...walk].sort((a, b) => a - b)).join(' ');

/**
 * All groups that some pattern admits, one walk for each, level by level.
 * @returns null when there are more than 100,000 of them or of the partial groups before them.
 */
export function enumerateGroups<Atom extends AtomBase>(
  walker: Walker<Atom>,
  patterns: readonly Pattern[],
): Map<string, number[]> | null {
  const { directed } = walker.graph;
  const all = new Map<string, number[]>();
  for (const pattern of patterns) {
    let partial = new Map<string, number[]>([['', []]]);
    for (const kind of pattern) {
      const longer = new Map<string, number[]>();
      for (const walk of partial.values()) {
        for (const atom of walker.next(walk, kind)) {
          const grown = [...walk, atom];
          const key = groupKey(grown, directed);
          if (!longer.has(key)) longer.set(key, grown);
        }
        if (longer.size > MAX_ENUMERATED) return null;
      }
      partial = longer;
    }
    for (const [key, walk] of partial) if (!all.has(key)) all.set(key, walk);
    if (all.size > MAX_ENUMERATED) return null;
  }
  return all;
}
