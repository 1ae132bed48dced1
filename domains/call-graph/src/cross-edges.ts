import type { Stream } from '@codewalk/core';
import type { EditKind } from './kinds.js';

/** The chance that a function of the calling side gains a call to the other side (paper §2.1). */
export const BETA = 0.3;

/** The two graphs of an atom as one list of calls: V_init first, then V_edit. */
export interface Sides {
  readonly calls: readonly (readonly number[])[];
  readonly init: readonly number[];
  readonly edit: readonly number[];
  /** The root of C_edit, or its sink where edges are reversed; −1 for dead code. */
  readonly hub: number;
}

/**
 * Adds calls between C_init and C_edit as the kind allows: each function of a calling side gains one with probability 0.3, to
 * a function drawn uniformly among those allowed that do not close a cycle. C_edit draws first. Where multipliers are shared
 * it is drawn again until nothing but the sink is the first function that all sources reach.
 */
export function crossEdges(kind: EditKind, sides: Sides, stream: Stream): number[][] {
  for (let k = 0; ; k++) {
    const calls = drawOnce(kind, sides, stream.fork(String(k)));
    if (kind !== 'dont-repeat' || sharesOnlySink(calls, sides)) return calls;
  }
}

function drawOnce(kind: EditKind, { calls, init, edit, hub }: Sides, stream: Stream): number[][] {
  const out = calls.map((list) => [...list]);
  const link = (from: readonly number[], to: (caller: number) => readonly number[]): void => {
    for (const caller of from) {
      if (stream.unit() >= BETA) continue;
      const allowed = to(caller);
      if (allowed.length > 0) out[caller]!.push(stream.pick(allowed));
    }
  };
  const acyclic = (targets: readonly number[]) => (caller: number): number[] => targets.filter((t) => !reachable(out, t).has(caller));
  switch (kind) {
    case 'remove-dead-code': break;
    case 'add-parameter': link(init, () => edit); break;
    case 'add-return': link(edit, () => init); break;
    case 'cache-function':
      link(edit, () => init);
      link(init, acyclic([hub]));
      break;
    case 'dont-repeat':
      link(edit, () => init);
      link(init, acyclic(sourcesOf({ calls, edit })));
      break;
  }
  return out;
}

/** Functions of C_edit that no other of them calls. */
export function sourcesOf({ calls, edit }: Pick<Sides, 'calls' | 'edit'>): number[] {
  const called = new Set(edit.flatMap((v) => calls[v]!));
  return edit.filter((v) => !called.has(v));
}

/** What can be reached from a vertex, itself included, not going through `without`. */
export function reachable(calls: readonly (readonly number[])[], from: number, without = -1): Set<number> {
  const seen = new Set([from]);
  const open = [from];
  for (let v = open.pop(); v !== undefined; v = open.pop()) {
    for (const w of calls[v]!) {
      if (w === without || seen.has(w)) continue;
      seen.add(w);
      open.push(w);
    }
  }
  return seen;
}

/** Whether no function but those below the sink is reached from every source without passing the sink. */
function sharesOnlySink(calls: readonly (readonly number[])[], sides: Sides): boolean {
  const [first, ...rest] = sourcesOf(sides).map((source) => reachable(calls, source, sides.hub));
  return ![...first!].some((v) => rest.every((reached) => reached.has(v)));
}
