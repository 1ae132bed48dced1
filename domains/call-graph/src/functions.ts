import type { EditsTask, FunctionRow } from './task.js';

/** A Collatz-like condition: the arguments of `check`, and the arm that it chooses. */
export interface Guard {
  readonly arguments: readonly [number, number, number, number, number];
  readonly runs: 'then' | 'else';
}

/** A function of a program before any edit. */
export interface FunctionModel {
  readonly name: string;
  /** The atom that it belongs to, by its place in the walk. */
  readonly atom: number;
  /** V_edit of that atom, or V_init. */
  readonly side: 'edit' | 'init';
  readonly calls: readonly string[];
  readonly result: string;
  readonly guard?: Guard;
  readonly neverCalls?: readonly string[];
}

const read = new WeakMap<EditsTask, readonly FunctionModel[]>();

/** The functions of a program in file order. */
export function functionsOf(task: EditsTask): readonly FunctionModel[] {
  let functions = read.get(task);
  if (!functions) read.set(task, (functions = task.functions.map(readRow)));
  return functions;
}

function readRow([name, calls, result, more = {}]: FunctionRow): FunctionModel {
  const { atom = 0, edited, guard, neverCalls } = more === 'edit' ? { edited: true } : more;
  return { name, atom, side: edited ? 'edit' : 'init', calls, result, ...(guard ? { guard: readGuard(guard) } : {}), ...(neverCalls ? { neverCalls } : {}) };
}

const readGuard = ([start, factor, shift, parity, rounds, runs]: [number, number, number, number, number, Guard['runs']]): Guard => ({ arguments: [start, factor, shift, parity, rounds], runs });

/** A function as a task holds it. */
export function rowOf({ name, atom, side, calls, result, guard, neverCalls }: FunctionModel): FunctionRow {
  const more = {
    ...(atom === 0 ? {} : { atom }),
    ...(side === 'edit' ? { edited: true as const } : {}),
    ...(guard ? { guard: [...guard.arguments, guard.runs] as [number, number, number, number, number, Guard['runs']] } : {}),
    ...(neverCalls ? { neverCalls: [...neverCalls] } : {}),
  };
  const plain = atom === 0 && !guard && !neverCalls;
  if (plain && side === 'init') return [name, [...calls], result];
  return [name, [...calls], result, plain ? 'edit' : more];
}
