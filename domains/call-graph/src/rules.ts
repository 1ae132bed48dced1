import type { Case } from '@codewalk/core';
import { functionsOf } from './functions.js';
import { isDead, libraryNames, rolesOf, startFiles, truthFiles, type Role } from './program.js';
import { commentedOut } from './rules/commented-out.js';
import { functionRules, judgeFunction, type FunctionRule } from './rules/function-rules.js';
import { readModule, type ReadFunction, type ReadModule } from './rules/module.js';
import { foreignHint, shapeOf } from './rules/shape.js';
import { readSource } from './rules/tree.js';
import { PATH, type EditsTask, type Files } from './task.js';
import { writeInstruction } from './instructions.js';

/** What rules say of a program; `runnable` is false where it is not even the program that was asked for, and running it says nothing. */
export interface RuleReport {
  readonly cases: readonly Case[];
  readonly runnable: boolean;
}

interface Known {
  readonly start: ReadModule;
  readonly truth: ReadModule;
  readonly roles: ReadonlyMap<string, Role>;
  readonly shapes: ReadonlyMap<string, string>;
}

const known = new WeakMap<EditsTask, Promise<Known>>();

function read(task: EditsTask): Promise<Known> {
  let one = known.get(task);
  if (!one) known.set(task, (one = readTask(task)));
  return one;
}

async function readTask(task: EditsTask): Promise<Known> {
  const start = readModule(await readSource(startFiles(task)[PATH]!));
  const truth = readModule(await readSource(truthFiles(task)[PATH]!));
  return { start, truth, roles: rolesOf(task), shapes: new Map(start.functions.map((fn) => [fn.name, shapeOf(fn.node)])) };
}

/**
 * The rules that behaviour alone cannot show (paper §3.1), read from the syntax tree. One case a rule where it holds, one a
 * rule and function where it does not. `atoms` limits them to the edits of some atoms, by their places.
 */
export async function checkRules(task: EditsTask, files: Files, atoms: readonly number[] = task.edits.map((_, i) => i)): Promise<RuleReport> {
  const { start, truth, roles, shapes } = await read(task);
  const source = await readSource(files[PATH] ?? '');
  if (source.problem !== null) return { cases: [fail('source', source.problem)], runnable: false };
  const given = readModule(source);
  const frame = [
    ...oneCase('functions', functionNames(task, given, atoms)),
    ...oneCase('imports', same(given.imports, start.imports) ? [] : [`the imports are ${given.imports.join(', ')}`]),
    ...oneCase('module level', given.others),
    ...oneCase('main', mainChanged(given, start)),
  ];
  const byName = (module: ReadModule): Map<string, ReadFunction> => new Map(module.functions.map((fn) => [fn.name, fn]));
  const [now, before, after] = [byName(given), byName(start), byName(truth)];
  const edited = (role: Role): boolean => role.fn.side === 'edit' && !isDead(task, role.fn);
  const unchanged = [...before.values()].filter(({ name }) => {
    const role = roles.get(name);
    return name !== 'main' && (!role || (!edited(role) && !isDead(task, role.fn))) && now.has(name) && (!role || atoms.includes(role.fn.atom));
  });
  const functions = new Set([...functionsOf(task).map(({ name }) => name), ...libraryNames(task)]);
  const perFunction = new Map<FunctionRule, Case[]>(functionRules.map((rule) => [rule, []]));
  for (const role of roles.values()) {
    const own = now.get(role.fn.name);
    if (!edited(role) || !atoms.includes(role.fn.atom) || !own) continue;
    const found = judgeFunction({ task, role, roles, given: own, start: before.get(role.fn.name)!, truth: after.get(role.fn.name)!, functions });
    for (const [rule, why] of found) perFunction.get(rule)!.push(fail(`${rule} of ${role.fn.name}`, why));
  }
  const gone = new Set(functionsOf(task).filter((fn) => isDead(task, fn) && atoms.includes(fn.atom)).map(({ name }) => name));
  const cases = [
    ...frame,
    ...manyCases('other functions', unchanged.flatMap((fn) => {
      const own = now.get(fn.name)!.node;
      const hint = foreignHint(own, fn.node);
      if (shapeOf(own) !== shapes.get(fn.name)) return [fail(`other functions: ${fn.name}`, 'it is not to be edited')];
      return hint === null ? [] : [fail(`other functions: ${fn.name}`, `the hint ${hint} was not there`)];
    })),
    ...(asksForComments(task) ? manyCases('stray comments', strayComments(task, given, roles)) : []),
    ...(gone.size > 0 ? oneCase('nothing commented out', (await commentedOut(source.comments, gone)).map((name) => `${name} stands in a comment`)) : []),
    ...functionRules.filter((rule) => applies(task, rule, atoms)).flatMap((rule) => manyCases(rule, perFunction.get(rule)!)),
  ];
  return { cases, runnable: frame.every(({ status }) => status === 'pass') };
}

const fail = (name: string, detail: string): Case => ({ name, status: 'fail', detail });
const oneCase = (name: string, problems: readonly string[]): Case[] => [problems.length === 0 ? { name, status: 'pass' } : fail(name, problems[0]!)];
const manyCases = (name: string, failing: readonly Case[]): readonly Case[] => (failing.length === 0 ? [{ name, status: 'pass' }] : failing);
const same = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((one, i) => one === b[i]);

function applies(task: EditsTask, rule: FunctionRule, atoms: readonly number[]): boolean {
  const edits = atoms.map((i) => task.edits[i]!).filter(({ kind }) => kind !== 'remove-dead-code');
  if (rule === 'idle arm') return functionsOf(task).some((fn) => fn.guard && atoms.includes(fn.atom) && !isDead(task, fn) && fn.side === 'edit');
  if (rule === 'comment') return edits.some(({ comment }) => comment !== undefined);
  return edits.length > 0;
}

/** The names of C_true, each once; of other atoms' dead code nothing is said. */
function functionNames(task: EditsTask, given: ReadModule, atoms: readonly number[]): string[] {
  const wanted = new Set(['main', ...(task.checkAt === undefined ? [] : ['check'])]);
  const free = new Set<string>();
  for (const fn of functionsOf(task)) {
    if (!isDead(task, fn)) wanted.add(fn.name);
    else if (!atoms.includes(fn.atom)) free.add(fn.name);
  }
  const names = given.functions.map(({ name }) => name);
  const twice = names.filter((name, i) => names.indexOf(name) !== i);
  return [
    ...[...wanted].filter((name) => !names.includes(name)).map((name) => `${name} is gone`),
    ...names.filter((name) => !wanted.has(name) && !free.has(name)).map((name) => (functionsOf(task).some((fn) => fn.name === name) ? `${name} is still there` : `${name} is new`)),
    ...twice.map((name) => `${name} is defined twice`),
  ];
}

function mainChanged(given: ReadModule, start: ReadModule): string[] {
  const [now, before] = [given, start].map((module) => module.functions.find(({ name }) => name === 'main')?.node);
  return [
    ...(now && shapeOf(now) === shapeOf(before!) && foreignHint(now, before!) === null ? [] : ['main is not as it was']),
    ...(given.entry && shapeOf(given.entry) === shapeOf(start.entry!) ? [] : ['the `__main__` block is not as it was, at the end']),
  ];
}

const asksForComments = (task: EditsTask): boolean => task.edits.some(({ comment, instructions }) => comment !== undefined || instructions.some(({ kind }) => kind === 'comment'));

/** Comments that an edit asks for, in functions that it is not about. */
function strayComments(task: EditsTask, given: ReadModule, roles: ReadonlyMap<string, Role>): Case[] {
  const wanted = task.edits.map((edit) => new Set([...edit.instructions.filter(({ kind }) => kind === 'comment').map(writeInstruction), ...(edit.comment === undefined ? [] : [`# ${edit.comment}`])]));
  return given.functions.flatMap(({ name, comments }) => comments.flatMap(({ text }) => {
    const role = roles.get(name);
    const edit = wanted.findIndex((set) => set.has(text.trimEnd()));
    if (edit < 0 || (role?.fn.atom === edit && role.fn.side === 'edit')) return [];
    return [fail(`stray comments: ${name}`, `${text} does not belong here`)];
  }));
}
