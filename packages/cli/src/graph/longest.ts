import { Stream, Walker, type ProblemGraph } from '@codewalk/core';
import type { Successors } from './edges.js';

/** Steps that the search for a long walk may take. */
const MAX_STEPS = 20_000_000;
const MAX_STARTS = 100;
const DRAWS = 20;

/**
 * No directed walk is longer than this: a walk passes through strong components in order and meets each atom once.
 * @param components strong components as lists of nodes, and `weight` what a node adds to the length.
 */
export function longestByComponents(components: readonly (readonly number[])[], successors: Successors, weight: (node: number) => number): number[] {
  const componentOf = new Map<number, number>();
  components.forEach((nodes, c) => nodes.forEach((node) => componentOf.set(node, c)));
  const after = components.map((nodes, c) => [...new Set(nodes.flatMap((node) => successors[node]!.map((b) => componentOf.get(b)!)))].filter((d) => d !== c));
  const waiting = components.map(() => 0);
  for (const row of after) for (const d of row) waiting[d]!++;
  const order = components.map((_, c) => c).filter((c) => waiting[c] === 0);
  for (let i = 0; i < order.length; i++) for (const d of after[order[i]!]!) if (--waiting[d]! === 0) order.push(d);
  const longest = components.map(() => 0);
  for (const c of order.reverse()) {
    longest[c] = components[c]!.reduce((sum, node) => sum + weight(node), 0) + after[c]!.reduce((most, d) => Math.max(most, longest[d]!), 0);
  }
  const byNode: number[] = [];
  componentOf.forEach((c, node) => (byNode[node] = longest[c]!));
  return byNode;
}

/**
 * The length of a long directed walk, found by going on to the successor from which most can still be reached, and among equals to the one
 * with the fewest ways on. The longest walk of all is a hard problem; this is one that exists.
 */
export function findLongWalk(successors: Successors, reach: readonly number[]): number {
  const starts = successors.map((_, a) => a).sort((a, b) => reach[b]! - reach[a]! || a - b).slice(0, MAX_STARTS);
  const bound = reach.reduce((most, n) => Math.max(most, n), 0);
  let best = 0;
  let steps = 0;
  for (const start of starts) {
    const met = new Set<number>();
    for (let at: number | undefined = start; at !== undefined; ) {
      met.add(at);
      const open: number[] = successors[at]!.filter((b) => !met.has(b));
      let next: number | undefined;
      let fewest = Infinity;
      const furthest = open.reduce((most, b) => Math.max(most, reach[b]!), 0);
      for (const b of open) {
        if (reach[b]! < furthest) continue;
        const ways = successors[b]!.reduce((n, c) => n + (met.has(c) ? 0 : 1), 0);
        steps += successors[b]!.length + 1;
        const rank = ways === 0 ? successors.length : ways; // a dead end only where nothing else is left
        if (rank < fewest) [next, fewest] = [b, rank];
      }
      at = steps > MAX_STEPS ? undefined : next;
    }
    best = Math.max(best, met.size);
    if (best >= bound || steps > MAX_STEPS) break;
  }
  return best;
}

/** The largest level at which a few draws give a walk, from `most` down. */
export function drawLongWalk(graph: ProblemGraph, most: number): number {
  const walker = new Walker(graph);
  for (let level = most; level > 0; level--) {
    const pattern = Array.from({ length: level }, () => null);
    for (let d = 0; d < DRAWS; d++) if (walker.draw(pattern, new Stream(`graph/L${level}/draw/${d}`))) return level;
  }
  return 0;
}
