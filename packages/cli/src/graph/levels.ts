import { enumerateGroups, numberPatterns, Walker, type Domain, type ProblemGraph } from '@codewalk/core';
import { rowOf, type Successors } from './edges.js';

/** How many groups a level has: exactly, or no more than that. */
export interface LevelCount {
  readonly level: number;
  readonly groups: number;
  readonly exact: boolean;
}

export interface LevelRequest {
  readonly domain: Domain;
  readonly options: unknown;
  /** The graph that walks of a level use; the same object for levels that share one. */
  readonly graphAt: (level: number) => ProblemGraph;
  /** The listed edges of a graph, null where there are too many. */
  readonly successorsOf: (graph: ProblemGraph) => Successors | null;
  /** Sizes of the connected components, for a symmetric relation. */
  readonly componentSizes: readonly number[];
  /** Of the graph of the largest level. */
  readonly edges: { readonly count: number; readonly exact: boolean };
}

/**
 * Groups of every level the domain has: listed where there are at most 100,000, else bounded. The bound of a directed relation
 * counts walks that may meet an atom again, though not at once; that of a symmetric one, all sets inside a component.
 */
export function countGroups({ domain, options, graphAt, successorsOf, componentSizes, edges }: LevelRequest): LevelCount[] {
  const counts: LevelCount[] = [];
  const overflown = new Set<ProblemGraph>();
  const bounds = new Map<ProblemGraph, number[]>();
  for (let level = domain.levels.min; level <= domain.levels.max; level++) {
    const graph = graphAt(level);
    const strata = domain.strata?.of(level, options);
    const patterns = strata?.flatMap((s) => s.patterns) ?? [Array.from({ length: level }, () => null)];
    // without strata, a level too large to list makes all later ones too large
    const groups = !strata && overflown.has(graph) ? null : enumerateGroups(new Walker(graph), numberPatterns(graph, patterns));
    if (groups) {
      counts.push({ level, groups: groups.size, exact: true });
      continue;
    }
    overflown.add(graph);
    if (!strata && level === 2 && graph === graphAt(domain.levels.max)) {
      counts.push({ level, groups: edges.count, exact: edges.exact });
      continue;
    }
    const successors = successorsOf(graph);
    if (graph.directed && !bounds.has(graph)) bounds.set(graph, successors ? walkCounts(successors, domain.levels.max) : keyWalkCounts(graph, domain.levels.max));
    const bound = graph.directed ? bounds.get(graph)![level - 1]! : componentSizes.reduce((sum, size) => sum + choose(size, level), 0);
    // a walk of three that does not turn back meets no atom twice
    const exact = !strata && graph.directed && successors !== null && level <= 3 && Number.isSafeInteger(bound);
    counts.push({ level, groups: bound, exact });
  }
  return counts;
}

/** Walks of 1, 2, … atoms that never turn back at once: from an edge, one goes on to all successors but its own start. */
function walkCounts(successors: Successors, longest: number): number[] {
  const counts = [successors.length];
  // onward[a][i]: walks of the length at hand that begin with the edge from a to its i-th successor
  let onward = successors.map((row) => row.map(() => 1));
  const back = successors.map((row, a) => row.map((b) => successors[b]!.indexOf(a)));
  for (let level = 2; level <= longest; level++) {
    const totals = onward.map((row) => row.reduce((sum, n) => sum + n, 0));
    counts.push(totals.reduce((sum, n) => sum + n, 0));
    const before = onward;
    onward = successors.map((row, a) => row.map((b, i) => totals[b]! - (back[a]![i]! < 0 ? 0 : before[b]![back[a]![i]!]!)));
  }
  return counts;
}

/** The same by keys, for graphs too large to list: an atom that shares several keys with the last counts for each. */
function keyWalkCounts(graph: ProblemGraph, longest: number): number[] {
  let ending = graph.atoms.map(() => 1);
  const counts: number[] = [];
  for (let level = 1; level <= longest; level++) {
    counts.push(ending.reduce((sum, n) => sum + n, 0));
    const into = graph.keys.map(() => 0);
    ending.forEach((n, a) => rowOf(graph.provides, a).forEach((key) => (into[key]! += n)));
    ending = graph.atoms.map((_, b) => rowOf(graph.accepts, b).reduce((sum, key) => sum + into[key]!, 0));
  }
  return counts;
}

function choose(n: number, k: number): number {
  if (k > n) return 0;
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return Math.round(ways);
}
