import { functionsOf, type FunctionModel } from './functions.js';
import { CHECK } from './guard.js';
import { placeOf, writeInstruction } from './instructions.js';
import type { Code } from './kinds.js';
import { PATH, type Edit, type EditsTask, type Files } from './task.js';

/** What values are called in annotations. */
export const TYPES: Readonly<Record<Code, string>> = { math: 'float', string: 'str', array: 'np.ndarray' };

/** Modules that a program of each type imports, in order, before `mylibrary`. */
export const IMPORTS: Readonly<Record<Code, readonly string[]>> = {
  math: ['import math', 'import operator', 'import sys'],
  string: ['import strops', 'import sys'],
  array: ['import numpy as np', 'import sys'],
};

const ARGUMENT: Readonly<Record<Code, string>> = {
  math: 'float(sys.argv[1])',
  string: 'sys.argv[1]',
  array: 'np.array([float(x) for x in sys.argv[1].split(",")])',
};

/** x_G: the program before any edit. */
export const startFiles = (task: EditsTask): Files => render(task, () => false);

/** The reference without one of its edits. */
export const filesWithout = (task: EditsTask, atom: number): Files => render(task, (i) => i !== atom);

const truths = new WeakMap<EditsTask, Files>();

/** C_true: the program with every edit made (paper §3.1). Written once for a task. */
export function truthFiles(task: EditsTask): Files {
  let files = truths.get(task);
  if (!files) truths.set(task, (files = render(task, () => true)));
  return files;
}

/** Whether an edit takes the function away. */
export const isDead = (task: EditsTask, fn: FunctionModel): boolean => fn.side === 'edit' && task.edits[fn.atom]!.kind === 'remove-dead-code';

/** Functions that nobody calls and that are not dead code, in file order: what `main` calls. */
export function rootsOf(task: EditsTask): FunctionModel[] {
  const called = new Set(functionsOf(task).flatMap(({ calls }) => calls));
  return functionsOf(task).filter((fn) => !called.has(fn.name) && !isDead(task, fn));
}

/** Names imported from `mylibrary`, in the order of the edits. */
export const libraryNames = (task: EditsTask): string[] => [...new Set(task.edits.flatMap(({ values }) => values.map((v) => v.library)))];

function render(task: EditsTask, edited: (atom: number) => boolean): Files {
  const { code, checkAt } = task;
  const functions = functionsOf(task);
  const library = libraryNames(task);
  const roles = rolesOf(task);
  const blocks: string[][] = [[...IMPORTS[code], ...(library.length > 0 ? [`from mylibrary import ${library.join(', ')}`] : [])]];
  functions.forEach((fn, i) => {
    if (i === checkAt) blocks.push(CHECK);
    if (!(edited(fn.atom) && isDead(task, fn))) blocks.push(writeFunction(task, roles.get(fn.name)!, edited(fn.atom)));
  });
  if (checkAt === functions.length) blocks.push(CHECK);
  blocks.push([`def main(val: ${TYPES[code]}):`, `    return ${rootsOf(task).map(({ name }) => `${name}(val)`).join(', ')}`]);
  blocks.push(['if __name__ == "__main__":', `    print(main(${ARGUMENT[code]}))`]);
  return { [PATH]: `${blocks.map((block) => block.join('\n')).join('\n\n\n')}\n` };
}

/** Every function's own text by name, before or after its edit; what an edit takes away is null after it. */
export function functionTexts(task: EditsTask, edited: boolean): Map<string, string | null> {
  const roles = rolesOf(task);
  return new Map(functionsOf(task).map((fn) => [fn.name, edited && isDead(task, fn) ? null : writeFunction(task, roles.get(fn.name)!, edited).join('\n')]));
}

/** A function as its edit sees it. */
export interface Role {
  readonly fn: FunctionModel;
  readonly edit: Edit;
  /** It is the edit's root or sink. */
  readonly isHub: boolean;
  /** What it calls among the functions of the edit. */
  readonly inner: readonly string[];
  /** No function of the edit calls it. */
  readonly isSource: boolean;
}

/** The roles of all functions by name. */
export function rolesOf(task: EditsTask): Map<string, Role> {
  const byName = new Map(functionsOf(task).map((fn) => [fn.name, fn]));
  const inner = new Map(functionsOf(task).map((fn) => [fn.name, fn.side === 'init' ? [] : fn.calls.filter((callee) => {
    const other = byName.get(callee)!;
    return other.atom === fn.atom && other.side === 'edit';
  })]));
  const called = new Set([...inner.values()].flat());
  return new Map(functionsOf(task).map((fn) => [fn.name, {
    fn,
    edit: task.edits[fn.atom]!,
    isHub: task.edits[fn.atom]!.hub === fn.name,
    inner: inner.get(fn.name)!,
    isSource: fn.side === 'edit' && !called.has(fn.name),
  }]));
}

function writeFunction(task: EditsTask, role: Role, edited: boolean): string[] {
  const { fn } = role;
  const changed = edited && fn.side === 'edit';
  const head = `def ${fn.name}(${parametersOf(task, role, changed).join(', ')}) -> ${returnTypeOf(task, role, changed)}:`;
  const before = (): string[] => bodyOf(role, false);
  const body = changed ? bodyOf(role, true) : before();
  if (!fn.guard) return [head, ...indent(body)];
  const idle = [...before().slice(0, -1), ...(fn.neverCalls ?? []).map((callee) => `${callee}_val = ${callee}(val)`), before().at(-1)!];
  const [then, otherwise] = fn.guard.runs === 'then' ? [body, idle] : [idle, body];
  return [head, ...indent([`if check(${fn.guard.arguments.join(', ')}):`, ...indent(then), 'else:', ...indent(otherwise)])];
}

const indent = (lines: readonly string[]): string[] => lines.map((line) => `    ${line}`);

/** Whether the function takes the edit's values as parameters once it is made. */
export function takesValues({ fn, edit, isHub }: Role, changed: boolean): boolean {
  if (fn.side === 'init') return false;
  if (edit.kind === 'add-parameter') return isHub || changed;
  return edit.kind === 'cache-function' && changed && !isHub;
}

function parametersOf(task: EditsTask, role: Role, changed: boolean): string[] {
  const { edit } = role;
  const defaults = edit.kind === 'add-parameter';
  const values = takesValues(role, changed) ? edit.values.map(({ name, type, library }) => `${name}: ${type}${defaults ? ` = ${library}()` : ''}`) : [];
  return [`val: ${TYPES[task.code]}`, ...values];
}

/** Whether the function gives the edit's values back beside its result. */
export const givesValues = ({ fn, edit, isSource }: Role): boolean =>
  fn.side === 'edit' && (edit.kind === 'add-return' || (edit.kind === 'dont-repeat' && !isSource));

/** The annotation of its result. */
export function returnTypeOf(task: EditsTask, role: Role, changed: boolean): string {
  const own = TYPES[task.code];
  return changed && givesValues(role) ? `tuple[${[own, ...role.edit.values.map((v) => v.type)].join(', ')}]` : own;
}

/** The statements of a function or of one arm, before or after its edit. */
function bodyOf(role: Role, changed: boolean): string[] {
  const { fn, edit, isHub, inner } = role;
  const names = edit.values.map((v) => v.name);
  const edits = fn.side === 'edit' ? edit.kind : null;
  const received: string[] = [];
  const plain: string[] = [];
  const call = (callee: string): string => `${callee}_val = ${callee}(val)`;
  for (const callee of fn.calls) {
    if (!changed || !inner.includes(callee)) plain.push(call(callee));
    else if (edits === 'add-parameter') plain.push(`${callee}_val = ${callee}(val, ${names.map((n) => `${n}=${n}`).join(', ')})`);
    else if (edits === 'cache-function') plain.push(`${callee}_val = ${callee}(val, ${names.join(', ')})`);
    else received.push(`${[`${callee}_val`, ...names].join(', ')} = ${callee}(val)`);
  }
  if (edits === 'add-return' && isHub) received.push(`${[`external_val`, ...(changed ? names : [])].join(', ')} = ${edit.values[0]!.library}(val)`);
  if (changed && edits === 'cache-function' && isHub) received.push(...edit.values.map((v) => `${v.name}: ${v.type} = ${v.library}()`));
  if (changed && edits === 'dont-repeat' && isHub) received.push(...edit.values.map((v) => `${v.name}: ${v.type} = ${v.library}(val)`));
  return [
    ...(changed && edit.comment !== undefined ? [`# ${edit.comment}`] : []),
    ...received,
    ...(changed ? [...edit.instructions].sort((a, b) => placeOf(a) - placeOf(b)).map(writeInstruction) : []),
    ...plain,
    `return ${resultOf(role, changed)}`,
  ];
}

function resultOf(role: Role, changed: boolean): string {
  const { fn, edit, inner, isSource } = role;
  if (fn.side === 'init') return fn.result;
  const applied = (factors: readonly string[]): string => [...factors, fn.result].join(edit.values[0]!.type === 'str' ? ' + ' : ' * ');
  const names = edit.values.map((v) => v.name);
  const calls = (argument: string): string[] => edit.values.map((v) => `${v.library}(${argument})`);
  switch (edit.kind) {
    case 'remove-dead-code': return fn.result;
    case 'add-parameter': return changed && inner.length === 0 ? applied(names) : fn.result;
    case 'cache-function': return inner.length === 0 ? applied(changed ? names : calls('')) : fn.result;
    case 'add-return': return changed ? [fn.result, ...names].join(', ') : fn.result;
    case 'dont-repeat':
      if (isSource) return applied(changed ? names : calls('val'));
      return changed ? [fn.result, ...names].join(', ') : fn.result;
  }
}
