import type { Variable } from '../ir/ir.js';

/** Where symbolic execution stands: the value of every variable in scope, and the conditions under which we are here. */
export interface State {
  values: Map<Variable, string>;
  path: string[];
  /** No execution comes here: it has returned, or left the loop. */
  dead: boolean;
}

export function copyState(s: State): State {
  return { values: new Map(s.values), path: [...s.path], dead: s.dead };
}
