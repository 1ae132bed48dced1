import { Walker, type ProblemGraph, type Rows } from '@codewalk/core';

/** Above this many edges the graph is looked at through its keys. */
export const MAX_LISTED_EDGES = 200_000;

/** Pairs of atoms that are looked at before giving up on listing edges, where few of them are permitted. */
const MAX_PAIRS = 50 * MAX_LISTED_EDGES;

/** Pairs of profiles that are compared when edges are counted without being listed. */
const MAX_PROFILE_PAIRS = 20_000_000;

/** From each atom, ascending: those that may follow it, or all its neighbours where the relation is symmetric. */
export type Successors = readonly (readonly number[])[];

export const rowOf = ({ start, data }: Rows, row: number): Int32Array => data.subarray(start[row]!, start[row + 1]!);

/** Every edge of the graph, or null when there are more than 200,000 or too many pairs to look at. */
export function listEdges(graph: ProblemGraph): Successors | null {
  if (keyPairs(graph) > MAX_PAIRS) return null;
  const walker = new Walker(graph);
  const limit = graph.directed ? MAX_LISTED_EDGES : 2 * MAX_LISTED_EDGES;
  const found: number[][] = [];
  let total = 0;
  for (let a = 0; a < graph.atoms.length; a++) {
    const row = walker.next([a], null);
    if ((total += row.length) > limit) return null;
    found.push(row);
  }
  return graph.directed ? found : mirrored(found);
}

/** How many (provider, key, other acceptor) triples there are: no fewer than the edges; each pair stands twice if symmetric. */
export function keyPairs(graph: ProblemGraph): number {
  const { provided, accepted } = keyUsers(graph);
  const own = graph.atoms.reduce((sum, _, a) => sum + rowOf(graph.provides, a).filter((key) => rowOf(graph.accepts, a).includes(key)).length, 0);
  return provided.reduce((sum, count, key) => sum + count * accepted[key]!, -own);
}

/** For each key, how many atoms provide and how many accept it. */
export function keyUsers({ keys, provides, accepts }: ProblemGraph): { provided: number[]; accepted: number[] } {
  const count = ({ data }: Rows): number[] => {
    const users = new Array<number>(keys.length).fill(0);
    for (const key of data) users[key]!++;
    return users;
  };
  return { provided: count(provides), accepted: count(accepts) };
}

/** A domain may permit (a, b) and forget (b, a); an edge is one either way. */
function mirrored(rows: readonly (readonly number[])[]): number[][] {
  const sets = rows.map((row) => new Set(row));
  rows.forEach((row, a) => row.forEach((b) => sets[b]!.add(a)));
  return sets.map((set) => [...set].sort((a, b) => a - b));
}

/** How many follow and precede each atom. Of a symmetric relation both are the same list. */
export interface DegreeCount {
  readonly out: readonly number[];
  readonly in: readonly number[];
}

export function degreesOf(graph: ProblemGraph, successors: Successors): DegreeCount {
  const out = successors.map((row) => row.length);
  if (!graph.directed) return { out, in: out };
  const incoming = new Array<number>(out.length).fill(0);
  for (const row of successors) for (const b of row) incoming[b]!++;
  return { out, in: incoming };
}

/**
 * Degrees without listing edges: atoms with the same keys are one profile, and profiles are compared. Null where the domain
 * forbids some pairs, or there are too many profiles.
 */
export function degreesByProfile(graph: ProblemGraph): DegreeCount | null {
  if (graph.permits) return null;
  const numbers = new Map<string, number>();
  const profiles: { readonly atom: number; size: number }[] = [];
  const profileOf = graph.atoms.map((_, a) => {
    const name = [graph.provides, graph.accepts].map((rows) => [...rowOf(rows, a)].sort((x, y) => x - y).join(' ')).join('|');
    let number = numbers.get(name);
    if (number === undefined) {
      numbers.set(name, (number = profiles.length));
      profiles.push({ atom: a, size: 0 });
    }
    profiles[number]!.size++;
    return number;
  });
  if (profiles.length ** 2 > MAX_PROFILE_PAIRS) return null;
  const acceptors: number[][] = graph.keys.map(() => []);
  profiles.forEach(({ atom }, p) => rowOf(graph.accepts, atom).forEach((key) => acceptors[key]!.push(p)));
  const out = profiles.map(() => 0);
  const incoming = profiles.map(() => 0);
  profiles.forEach(({ atom, size }, p) => {
    const next = new Set([...rowOf(graph.provides, atom)].flatMap((key) => acceptors[key]!));
    for (const q of next) {
      out[p]! += profiles[q]!.size - (p === q ? 1 : 0);
      incoming[q]! += size - (p === q ? 1 : 0);
    }
  });
  return { out: profileOf.map((p) => out[p]!), in: profileOf.map((p) => incoming[p]!) };
}
