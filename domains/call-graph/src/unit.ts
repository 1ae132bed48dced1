import { Stream } from '@codewalk/core';
import type { EditAtom } from './atom.js';
import { crossEdges, sourcesOf } from './cross-edges.js';
import { callsOf, drawGraph, drawRooted } from './graph.js';
import { drawGuard } from './guard.js';
import { FIXED_SIZES, type EditKind } from './kinds.js';
import { drawExpression, type Expression } from './operations.js';
import type { Guard } from './functions.js';

/** A function before it has a name: it and what it calls are numbers within its atom. */
export interface UnitFunction {
  readonly side: 'edit' | 'init';
  readonly calls: readonly number[];
  readonly result: Expression;
  readonly guard?: Guard;
  readonly neverCalls?: readonly number[];
}

/** One atom's part of a program. */
export interface Unit {
  readonly atom: EditAtom;
  readonly functions: readonly UnitFunction[];
  /** The root of C_edit, or its one sink where edges are reversed; null for dead code. */
  readonly hub: number | null;
  /** Functions from which its values come or to which they go back: called by nobody among V_edit. */
  readonly sources: readonly number[];
}

/** |V_init| and |V_edit| of an atom (paper §2.2). */
export function sizesOf({ axis, size }: Pick<EditAtom, 'axis' | 'size'>): { init: number; edit: number } {
  const fixed = FIXED_SIZES[axis];
  if (axis === 'function-traversal') return { init: fixed, edit: size };
  return axis === 'function-search' ? { init: size, edit: fixed } : { init: fixed, edit: fixed };
}

const REVERSED: readonly EditKind[] = ['add-return', 'dont-repeat'];
const SHARED: readonly EditKind[] = ['cache-function', 'dont-repeat'];

/** Draws C_init, C_edit, the calls between them, what each function returns, and its guard, all from the atom's own stream. */
export function drawUnit(atom: EditAtom): Unit {
  const { kind, code, axis } = atom;
  const stream = new Stream(atom.stream);
  const sizes = sizesOf(atom);
  const dead = kind === 'remove-dead-code';
  const initGraph = callsOf(drawGraph(sizes.init, stream.fork('init')));
  const editGraph = dead
    ? callsOf(drawGraph(sizes.edit, stream.fork('edit')))
    : callsOf(drawRooted(sizes.edit, SHARED.includes(kind) ? 2 : 1, stream.fork('edit')), REVERSED.includes(kind));
  const init = initGraph.map((_, i) => i);
  const edit = editGraph.map((_, i) => sizes.init + i);
  const calls = [...initGraph, ...editGraph.map((list) => list.map((v) => v + sizes.init))];
  const hub = dead ? -1 : sizes.init + sizes.edit - 1;
  const all = crossEdges(kind, { calls, init, edit, hub }, stream.fork('cross'));

  const order = stream.fork('calls');
  const operations = stream.fork('operations');
  const guards = stream.fork('guards');
  const guarded = axis === 'runtime-resolution';
  const sources = sourcesOf({ calls, edit });
  const never = guarded && dead ? neverCalled(init, sources, stream.fork('never')) : undefined;
  const functions = all.map((list, v): UnitFunction => {
    const inputs: Expression[] = [
      ...(kind === 'add-return' && v === hub ? [{ of: 'external' } as const] : []),
      ...list.map((callee) => ({ of: 'local', function: callee }) as const),
    ];
    const extra = never?.[v];
    return {
      side: v < sizes.init ? 'init' : 'edit',
      calls: order.shuffle(list),
      result: drawExpression(code, inputs, operations),
      ...(guarded ? { guard: drawGuard(atom.size, guards) } : {}),
      ...(extra ? { neverCalls: extra } : {}),
    };
  });
  return { atom, functions, hub: dead ? null : hub, sources };
}

/** For each live function the dead roots that its idle arm calls: every root is called by one at least, every function calls one. */
function neverCalled(live: readonly number[], roots: readonly number[], stream: Stream): number[][] {
  const callers = stream.shuffle(live);
  const out: number[][] = live.map(() => []);
  stream.shuffle(roots).forEach((root, i) => out[callers[i % callers.length]!]!.push(root));
  for (const list of out) if (list.length === 0) list.push(stream.pick(roots));
  return out;
}
