import { functionsOf } from './functions.js';
import { isDead, rolesOf, takesValues } from './program.js';
import type { EditsTask } from './task.js';

/** A function of C_true as tests call it. */
export interface TestedFunction {
  readonly name: string;
  /** The atom it belongs to, by its place in the walk, and whether that atom's edit changes it. */
  readonly atom: number;
  readonly edited: boolean;
  /** `input` is a value of the program's type; the first parameter is always `val`. */
  readonly parameters: readonly { readonly name: string; readonly type: 'input' | 'float' | 'str'; readonly optional: boolean }[];
}

/** A function that `mylibrary` holds when tests run: it gives one value, or a tuple of several. */
export interface LibraryFunction {
  readonly name: string;
  readonly takes: 'nothing' | 'val';
  readonly returns: readonly ('input' | 'float' | 'str')[];
}

/** Every function of C_true except `main` and `check`, in file order: what the 50 · |V| tests are about (paper §3.1). */
export function testedFunctions(task: EditsTask): TestedFunction[] {
  const roles = rolesOf(task);
  return functionsOf(task).filter((fn) => !isDead(task, fn)).map((fn) => {
    const role = roles.get(fn.name)!;
    const optional = role.edit.kind === 'add-parameter';
    const values = takesValues(role, true) ? role.edit.values.map(({ name, type }) => ({ name, type, optional })) : [];
    return { name: fn.name, atom: fn.atom, edited: fn.side === 'edit', parameters: [{ name: 'val', type: 'input', optional: false }, ...values] };
  });
}

/** What the edits of a task import from `mylibrary`, each once. */
export function libraryOf(task: EditsTask): LibraryFunction[] {
  return task.edits.flatMap(({ kind, values }): LibraryFunction[] => {
    if (kind === 'add-return') return [{ name: values[0]!.library, takes: 'val', returns: ['input', ...values.map((v) => v.type)] }];
    const takes = kind === 'dont-repeat' ? 'val' : 'nothing';
    return values.map(({ library, type }) => ({ name: library, takes, returns: [type] }));
  });
}
