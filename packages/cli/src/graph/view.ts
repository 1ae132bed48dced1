import { DirectedGraph, UndirectedGraph } from 'graphology';
import forceAtlas2 from 'graphology-layout-forceatlas2';
import type { AtomBase, Domain, ProblemGraph } from '@codewalk/core';
import { keyUsers, rowOf, type Successors } from './edges.js';
import { OTHER_COLOUR, type Look } from './look.js';

/** What a node of a written graph says of itself; `color`, `size`, `x` and `y` are how it is drawn. */
export interface NodeView {
  readonly label: string;
  /** `key` only in a graph of atoms and keys. */
  readonly node: 'atom' | 'key';
  readonly kind: string;
  /** In the problem graph; of a key, how many atoms hold it. */
  readonly degree: number;
  readonly provides?: string;
  readonly accepts?: string;
  readonly source?: string;
  readonly licence?: string;
  readonly color: string;
  size: number;
  x: number;
  y: number;
}

export type ViewGraph = DirectedGraph<NodeView> | UndirectedGraph<NodeView>;

/** Larger graphs are left on the spiral that the layout begins with; Gephi lays them out better than we do. */
const MAX_LAID_OUT = 5_000;
const ITERATIONS = 1_000;

const forces = forceAtlas2 as unknown as (typeof forceAtlas2)['default'];

/** The problem graph for graphology, one node an atom. */
export function viewAtoms(domain: Domain, graph: ProblemGraph, successors: Successors, degrees: readonly number[], look: Look): ViewGraph {
  const view = emptyView(domain, graph);
  addAtoms(view, graph, degrees, look);
  let edges = 0;
  successors.forEach((row, a) => {
    for (const b of row) if (graph.directed || a < b) view.addEdgeWithKey(`e${edges++}`, graph.atoms[a]!.id, graph.atoms[b]!.id);
  });
  return view;
}

/** The index for graphology: atoms and keys, an edge where an atom provides a key, and where a key is accepted. */
export function viewKeys(domain: Domain, graph: ProblemGraph, degrees: readonly number[] | null, look: Look): ViewGraph {
  const view = emptyView(domain, graph);
  const { provided, accepted } = keyUsers(graph);
  addAtoms(view, graph, degrees ?? graph.atoms.map((_, a) => rowOf(graph.provides, a).length), look);
  const holders = graph.keys.map((_, key) => (graph.directed ? provided[key]! + accepted[key]! : provided[key]!));
  const most = holders.reduce((a, b) => Math.max(a, b), 1);
  graph.keys.forEach((key, k) => {
    view.addNode(keyNode(key), { label: key, node: 'key', kind: 'key', degree: holders[k]!, color: OTHER_COLOUR, size: sizeOf(holders[k]!, most), ...spiral(graph.atoms.length + k) });
  });
  let edges = 0;
  graph.atoms.forEach(({ id }, a) => {
    for (const key of rowOf(graph.provides, a)) view.addEdgeWithKey(`e${edges++}`, id, keyNode(graph.keys[key]!));
    if (graph.directed) for (const key of rowOf(graph.accepts, a)) view.addEdgeWithKey(`e${edges++}`, keyNode(graph.keys[key]!), id);
  });
  return view;
}

/** No atom's id has a colon. */
const keyNode = (key: string): string => `key:${key}`;

function emptyView(domain: Domain, graph: ProblemGraph): ViewGraph {
  const view: ViewGraph = graph.directed ? new DirectedGraph<NodeView>() : new UndirectedGraph<NodeView>();
  view.setAttribute('title', `${domain.name} ${domain.version}`);
  return view;
}

function addAtoms(view: ViewGraph, graph: ProblemGraph, degrees: readonly number[], { kindOf, kinds }: Look): void {
  const colours = new Map(kinds.map(({ name, colour }) => [name, colour]));
  const most = degrees.reduce((a, b) => Math.max(a, b), 1);
  const names = (rows: ProblemGraph['provides'], a: number): string => [...rowOf(rows, a)].map((key) => graph.keys[key]!).join(' ');
  // atoms of one kind start side by side, so that the layout has less to untangle
  const places = new Map(graph.atoms.map((_, a) => a).sort((a, b) => (kindOf[a]! < kindOf[b]! ? -1 : kindOf[a]! > kindOf[b]! ? 1 : a - b)).map((a, place) => [a, place]));
  graph.atoms.forEach((atom, a) => {
    const { title } = atom as AtomBase & { title?: unknown };
    view.addNode(atom.id, {
      label: typeof title === 'string' ? title : atom.id,
      node: 'atom',
      kind: kindOf[a]!,
      degree: degrees[a]!,
      provides: names(graph.provides, a),
      ...(graph.directed ? { accepts: names(graph.accepts, a) } : {}),
      source: atom.provenance.source,
      licence: atom.provenance.licence,
      color: colours.get(kindOf[a]!)!,
      size: sizeOf(degrees[a]!, most),
      ...spiral(places.get(a)!),
    });
  });
}

const sizeOf = (degree: number, most: number): number => Math.round(100 * (3 + 9 * Math.sqrt(degree / most))) / 100;

/** The place of the i-th seed of a sunflower: even, and the same every time. */
function spiral(i: number): { x: number; y: number } {
  const angle = i * Math.PI * (3 - Math.sqrt(5));
  return { x: 10 * Math.sqrt(i + 1) * Math.cos(angle), y: 10 * Math.sqrt(i + 1) * Math.sin(angle) };
}

/**
 * Lays a view out, from fixed places and without chance, so the same graph is laid out the same. Forces act between atoms and their
 * keys also where keys are not shown: they are far fewer than edges, and gather what gives or takes the same.
 */
export function layOut(view: ViewGraph, graph: ProblemGraph): void {
  const index = new UndirectedGraph<{ x: number; y: number }>();
  graph.atoms.forEach(({ id }) => {
    const { x, y } = view.getNodeAttributes(id);
    index.addNode(id, { x, y });
  });
  graph.keys.forEach((key, k) => index.addNode(keyNode(key), spiral(graph.atoms.length + k)));
  graph.atoms.forEach(({ id }, a) => {
    for (const key of [...rowOf(graph.provides, a), ...rowOf(graph.accepts, a)]) index.mergeEdge(id, keyNode(graph.keys[key]!));
  });
  if (index.order > 1 && index.order <= MAX_LAID_OUT) {
    const many = index.order > 1_000;
    forces.assign(index, { iterations: many ? ITERATIONS / 5 : ITERATIONS, settings: { gravity: 0.3, scalingRatio: 4, slowDown: 1, barnesHutOptimize: many } });
  }
  view.updateEachNodeAttributes((node, attributes) => {
    const { x, y } = index.getNodeAttributes(node);
    return { ...attributes, x: round(x), y: round(y) };
  });
}

const round = (value: number): number => Math.round(value * 100) / 100 || 0;
