import { refuse, type Refusal } from '@codewalk/core';
import { partsOf, type ProgramItem, type ProgramParts } from './program-items.js';
import { words } from './pieces.js';
import { DRIVER, type Task } from './task.js';

/** What an answer may change nothing of, with the task's own pieces in the places where it stands. */
export interface Restored {
  /** The answer's program with the task's specification functions, predicates and driver, ready to be verified. */
  readonly program: string;
  /** The same with one more claim, which must not hold, at the end of the driver. */
  readonly withFalse: string;
}

export const taskParts = (task: Task): ProgramParts => partsOf(task.program, (name) => name === DRIVER);

/**
 * The answer with all that it must not touch put back (paper B.2), after checking that it did not: executable code, preconditions,
 * specification functions, predicates and driver must be the task's own, token for token, annotations aside. It may add proof
 * functions and specification functions under names that occur nowhere in the task.
 */
export function restore(task: Task, answer: ProgramParts): Restored | Refusal {
  const own = taskParts(task);
  const outside = outsideProblem(own, answer);
  if (outside) return outside;
  const predicates = new Set(task.components.map((c) => c.step));
  const pairs = own.items.map((item) => ({ item, found: answer.items.filter((i) => i.name === item.name), what: describe(item, predicates) }));
  const problem = first(pairs, ({ found, what }) => countProblem(found, what)) ?? first(pairs, ({ item, found, what }) => itemProblem(item, found[0]!, what));
  if (problem) return problem;
  const known = new Set(own.items.map((i) => i.name));
  const extra = answer.items.filter((i) => !known.has(i.name));
  const extraProblem = addedProblem(extra, new Set(words(task.program)));
  if (extraProblem) return extraProblem;
  const driver = own.items.find((i) => i.name === DRIVER);
  const falseDriver = driver ? claimingFalse(driver, task.program) : null;
  if (!driver || falseDriver === null) return refuse('no-driver', 'the task has no driver');
  const functions = own.items.filter((i) => i !== driver).map((item) => (item.mode === 'exec' ? answer.items.find((i) => i.name === item.name)!.text : item.text));
  const assemble = (last: string): string => [
    ...(answer.program.isolated === undefined ? [] : [`#![verifier::loop_isolation(${answer.program.isolated})]`]),
    ...[...new Set([...own.program.imports, ...answer.program.imports])].map((path) => `use ${path};`),
    'verus! {',
    ...extra.map((i) => i.text),
    ...functions,
    last,
    '}',
    'fn main() {}\n',
  ].join('\n\n');
  return { program: assemble(driver.text), withFalse: assemble(falseDriver) };
}

/** The driver with `assert(false)` at the end of its proof block; null where it has none. */
function claimingFalse({ item }: ProgramItem, source: string): string | null {
  const proof = item.body.statements.findLast((s) => s.kind === 'proof');
  return proof ? `${source.slice(item.span.start, proof.span.end - 1)}\nassert(false);\n${source.slice(proof.span.end - 1, item.span.end)}` : null;
}

function outsideProblem(own: ProgramParts, answer: ProgramParts): Refusal | undefined {
  const given = withoutUses(answer);
  if (!given.ok) return refuse('outside-changed', `the import \`${given.path}\` is not one of vstd`);
  const wanted = withoutUses(own);
  const same = wanted.ok && given.rest.join(' ') === wanted.rest.join(' ');
  return same ? undefined : refuse('outside-changed', 'what stands outside the functions must be imports, one `verus!` block and an empty `main`, as in the task');
}

/** The tokens outside functions without imports of vstd and without what is said of loops in the whole file. */
function withoutUses({ outside }: ProgramParts): { ok: true; rest: string[] } | { ok: false; path: string } {
  const text = outside.map((p) => p.text);
  const rest: string[] = [];
  for (let i = 0; i < text.length; i++) {
    if (text[i] === 'use') {
      const end = text.indexOf(';', i);
      if (text[i + 1] !== 'vstd') return { ok: false, path: text.slice(i + 1, end).join('') };
      i = end;
    } else if (text.slice(i, i + 6).join('') === '#![verifier::loop_isolation') i = text.indexOf(']', i);
    else rest.push(text[i]!);
  }
  return { ok: true, rest };
}

/** The first problem among some things, in their order. */
function first<T>(all: readonly T[], problem: (one: T) => Refusal | undefined): Refusal | undefined {
  for (const one of all) {
    const found = problem(one);
    if (found) return found;
  }
  return undefined;
}

interface Described {
  readonly named: string;
  readonly code: string;
}

/** What a function is called in a complaint, and the code of one about its text. */
function describe({ name, mode }: ProgramItem, predicates: ReadonlySet<string>): Described {
  if (name === DRIVER) return { named: `the driver \`${name}\``, code: 'driver-changed' };
  if (predicates.has(name)) return { named: `the predicate \`${name}\``, code: 'predicate-changed' };
  return mode === 'spec' ? { named: `the specification function \`${name}\``, code: 'specification-changed' } : { named: `the function \`${name}\``, code: 'code-changed' };
}

function countProblem(found: readonly ProgramItem[], { named }: Described): Refusal | undefined {
  if (found.length === 0) return refuse('missing-block', `${named} is missing`);
  return found.length > 1 ? refuse('defined-twice', `${named} is defined twice`) : undefined;
}

function itemProblem(own: ProgramItem, given: ProgramItem, { named, code }: Described): Refusal | undefined {
  if (given.mode !== own.mode) return refuse('mode-changed', `${named} is no longer \`${own.mode}\` but \`${given.mode}\``);
  if (own.mode === 'spec' ? same(own.text, given.text) : same(own.bare, given.bare)) return undefined;
  const precondition = code === 'code-changed' && !same(own.conditions, given.conditions);
  return precondition ? refuse('precondition-changed', `the preconditions of \`${own.name}\` are not the task's own`) : refuse(code, `${named} is not the task's own`);
}

function same(a: string, b: string): boolean {
  const one = words(a);
  const other = words(b);
  return one.length === other.length && one.every((word, i) => word === other[i]);
}

function addedProblem(extra: readonly ProgramItem[], taken: ReadonlySet<string>): Refusal | undefined {
  for (const item of extra) {
    if (item.mode === 'exec') return refuse('extra-code', `the function \`${item.name}\` runs, and the task has none of that name`);
    if (taken.has(item.name)) return refuse('shadowed-name', `\`${item.name}\` is a name that the task uses`);
  }
  return undefined;
}
