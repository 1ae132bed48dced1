import { connectedComponents, stronglyConnectedComponents } from 'graphology-components';
import { directedDensity, undirectedDensity } from 'graphology-metrics/graph/density.js';
import { bfsFromNode } from 'graphology-traversal';
import type { ProblemGraph } from '@codewalk/core';
import { keyPairs, type DegreeCount } from './edges.js';
import type { ViewGraph } from './view.js';

export interface Spread {
  readonly min: number;
  readonly median: number;
  readonly max: number;
}

export interface ComponentCount {
  readonly count: number;
  /** Atoms in the largest. */
  readonly largest: number;
}

/** What `codewalk graph` says of a graph, levels aside. */
export interface Statistics {
  /** Of a symmetric relation each pair counts once. Not exact: no more than this. */
  readonly edges: { readonly count: number; readonly exact: boolean };
  /** Of all pairs of different atoms, how many are edges; null for fewer than two atoms. */
  readonly density: number | null;
  /** By how many atoms may follow and precede an atom, or stand next to it; null where they are not counted. */
  readonly degrees: { readonly out: Spread; readonly in: Spread } | { readonly all: Spread } | null;
  /** Atoms that no other atom may follow. */
  readonly deadEnds: number | null;
  /** Not exact: where keys are shared by atoms that may not be neighbours, there may be more components. */
  readonly components: { readonly weak: ComponentCount; readonly strong: ComponentCount | null; readonly exact: boolean };
  /** How many other atoms a walk from an atom can get to, over all atoms; null where that takes too long. */
  readonly reach: Spread | null;
}

/** The components of a view, as node names; those without an atom left out. */
export interface Components {
  readonly weak: readonly (readonly string[])[];
  /** Null for a symmetric relation. */
  readonly strong: readonly (readonly string[])[] | null;
}

const MAX_REACH_STEPS = 50_000_000;

export const isAtom = (view: ViewGraph, node: string): boolean => view.getNodeAttribute(node, 'node') === 'atom';

/** How many atoms are in each component, those of keys alone left out. */
export const atomCounts = (view: ViewGraph, components: Components['weak']): number[] =>
  components.map((nodes) => nodes.reduce((n, node) => n + (isAtom(view, node) ? 1 : 0), 0)).filter((n) => n > 0);

/**
 * Weak and strong components. In a graph of atoms and keys, a key that nobody provides or nobody accepts joins no atoms, so it is
 * left out.
 */
export function componentsOf(graph: ProblemGraph, view: ViewGraph): Components {
  const idle = view.filterNodes((node, attributes) => attributes.node === 'key' && !(graph.directed ? view.inDegree(node) > 0 && view.outDegree(node) > 0 : view.degree(node) > 1));
  const joining = idle.length === 0 ? view : (view.copy() as ViewGraph);
  for (const node of idle) joining.dropNode(node);
  return { weak: connectedComponents(joining), strong: graph.directed ? stronglyConnectedComponents(joining) : null };
}

export function statisticsOf(graph: ProblemGraph, view: ViewGraph, { weak, strong }: Components, listed: boolean, degrees: DegreeCount | null): Statistics {
  const half = graph.directed ? 1 : 2;
  const n = graph.atoms.length;
  const edges = degrees
    ? { count: degrees.out.reduce((a, b) => a + b, 0) / half, exact: true }
    : { count: Math.min(Math.ceil(keyPairs(graph) / half), (n * (n - 1)) / half), exact: false };
  return {
    edges,
    density: n < 2 ? null : (graph.directed ? directedDensity : undirectedDensity)(n, edges.count),
    degrees: degrees && (graph.directed ? { out: spread(degrees.out), in: spread(degrees.in) } : { all: spread(degrees.out) }),
    deadEnds: degrees && degrees.out.filter((d) => d === 0).length,
    components: { weak: summed(atomCounts(view, weak)), strong: strong && summed(atomCounts(view, strong)), exact: listed || !graph.permits },
    reach: reachOf(view, strong ?? weak),
  };
}

const summed = (sizes: readonly number[]): ComponentCount => ({ count: sizes.length, largest: sizes.reduce((a, b) => Math.max(a, b), 0) });

/** All atoms of a (strong) component reach the same, so one search for each is enough. */
function reachOf(view: ViewGraph, components: readonly (readonly string[])[]): Spread | null {
  if (components.length * (view.size + view.order) > MAX_REACH_STEPS) return null;
  const reached: number[] = [];
  for (const nodes of components) {
    const atoms = nodes.filter((node) => isAtom(view, node)).length;
    if (atoms === 0) continue;
    let met = -1; // an atom does not reach itself
    bfsFromNode(view, nodes[0]!, (node) => void (met += isAtom(view, node) ? 1 : 0), { mode: 'outbound' });
    for (let i = 0; i < atoms; i++) reached.push(met);
  }
  return spread(reached);
}

/** Median: the lower one of two in the middle. Zeros for none. */
function spread(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  return { min: sorted[0] ?? 0, median: sorted[Math.floor((sorted.length - 1) / 2)] ?? 0, max: sorted.at(-1) ?? 0 };
}
