import { isDeepStrictEqual } from 'node:util';
import { buildGraph, canonicalJson, Stream, Walker, type AtomBase, type ProblemGraph, type z } from '@codewalk/core';
import { count, inWords, shorten, type Check } from '../finding.js';
import type { Subject } from '../subject.js';

/** A value through JSON and its schema: what comes out, or in words why nothing does. */
export function throughJson(schema: z.ZodType, value: unknown): { readonly value: unknown } | { readonly problem: string } {
  let text: string;
  try {
    text = canonicalJson(value);
  } catch (error) {
    return { problem: `is not JSON: ${(error as Error).message}` };
  }
  const parsed = schema.safeParse(JSON.parse(text));
  if (parsed.success) return { value: parsed.data };
  const [issue] = parsed.error.issues;
  return { problem: `is refused by its own schema${issue!.path.length > 0 ? ` at ${issue!.path.join('.')}` : ''}: ${issue!.message}` };
}

function roundTrip(schema: z.ZodType, value: unknown): string | null {
  const back = throughJson(schema, value);
  if ('problem' in back) return back.problem;
  return isDeepStrictEqual(back.value, value) ? null : `comes back from JSON and its schema as another value: ${shorten(inWords(back.value))} in place of ${shorten(inWords(value))}`;
}

export const roundTrips: Check = {
  says: 'options, atoms, tasks and answers come back from JSON as they were',
  async run(subject) {
    const { schema } = subject.domain;
    const problems: string[] = [];
    const { tasks } = await subject.sample();
    const look = (what: string, type: z.ZodType, value: unknown): void => {
      const problem = roundTrip(type, value);
      if (problem !== null) problems.push(`${what} ${problem}`);
    };
    look('options:', schema.options, subject.options);
    for (const atom of subject.pool.atoms) look(`atom ${atom.id}`, schema.atom, atom);
    for (const { where, composed } of tasks) {
      look(`${where}: the task`, schema.task, composed.task);
      look(`${where}: the reference`, schema.answer, composed.reference);
    }
    return { checked: subject.pool.atoms.length, seen: `${count(subject.pool.atoms.length, 'atom')} and ${count(tasks.length, 'task')}`, problems };
  },
};

/** Atoms whose edges are asked for again, and walks drawn for comparison. */
const EDGES_FROM = 12;
const WALKS = 20;

export const relation: Check = {
  says: 'the relation says the same of an atom whenever and in whatever order it is asked',
  async run(subject) {
    const { pool, seed } = subject;
    const orders = [pool.atoms, [...pool.atoms].reverse(), new Stream(`${seed}/order`).shuffle(pool.atoms)].map((atoms) => structuredClone(atoms) as AtomBase[]);
    const problems = [...unlikeKeys(subject, orders), ...unlikeEdges(subject)];
    if (problems.length === 0) {
      const walks = orders.map((atoms) => drawWalks(buildGraph(subject.domain.relation, atoms, subject.domain.strata?.kind), subject));
      if (walks.some((drawn) => !isDeepStrictEqual(drawn, walks[0]))) problems.push('another order of the same atoms gives other walks');
    }
    return { checked: pool.atoms.length, seen: `${count(pool.atoms.length, 'atom')} in three orders`, problems };
  },
};

function unlikeKeys({ domain }: Subject, orders: readonly (readonly AtomBase[])[]): string[] {
  const { provides, accepts } = domain.relation;
  const kind = domain.strata?.kind;
  const asked = orders.map((atoms) => new Map(atoms.map((atom) => [atom.id, canonicalJson([provides(atom), accepts?.(atom) ?? null, kind?.(atom) ?? null])])));
  return [...asked[0]!].flatMap(([id, first]) => {
    const other = asked.map((answers) => answers.get(id)!).find((answer) => answer !== first);
    return other === undefined ? [] : [`atom ${id} has other keys when asked again in another order: ${shorten(first)}, then ${shorten(other)}`];
  });
}

function unlikeEdges({ domain, pool }: Subject): string[] {
  const { permits, kind } = domain.relation;
  if (!permits) return [];
  const some = pool.atoms.slice(0, EDGES_FROM);
  const pairs = some.flatMap((a) => some.filter((b) => b !== a).map((b) => [a, b] as const));
  const first = pairs.map(([a, b]) => permits(a, b));
  const again = [...pairs].reverse().map(([a, b]) => permits(structuredClone(a), structuredClone(b))).reverse();
  return pairs.flatMap(([a, b], i) => [
    ...(first[i] === again[i] ? [] : [`permits(${a.id}, ${b.id}) is ${first[i]} and then ${again[i]}`]),
    ...(kind === 'directed' || first[i] === permits(b, a) ? [] : [`permits(${a.id}, ${b.id}) is ${first[i]}, the other way round it is not, and the relation is symmetric`]),
  ]);
}

function drawWalks(graph: ProblemGraph, { seed, levels }: Subject): (string[] | null)[] {
  const walker = new Walker(graph);
  const level = Math.max(...levels);
  return Array.from({ length: WALKS }, (_, d) => {
    const walk = walker.draw(Array.from({ length: level }, () => null), new Stream(`${seed}/order/${d}`));
    return walk && walk.map((place) => graph.atoms[place]!.id);
  });
}
