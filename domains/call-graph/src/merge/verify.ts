import { Stream, typed, type Case, type Context } from '@codewalk/core';
import { parseSource } from '@codewalk/syntax';
import { differenceAt, faultAt, type Column } from '../run/columns.js';
import { runProgram, type RunRequest } from '../run/program-run.js';
import { PATH, type Files } from '../task.js';
import type { MergeAtom } from './atom.js';
import { readClasses, type ClassShape, type Reading } from './classes.js';
import { composeMerge, drawInputs, hidden, TESTS } from './compose.js';
import { costOf, operationsOf, statementsOf } from './cost.js';
import { evaluate, linesOf } from './model.js';
import { mergeFiles } from './program.js';
import type { MergeTask } from './task.js';

const CLASSES = ['a', 'b'] as const;
const className = (which: 'a' | 'b'): string => `Calculate${which.toUpperCase()}`;

/** The pool's entry check: the atom makes a task at all. Whether its differences show is a matter of each task's own tests. */
export function verifyMergeAtom(atom: MergeAtom): Case[] {
  const made = composeMerge(atom, new Stream(atom.stream));
  return [made.ok ? { name: 'it makes a task', status: 'pass' } : { name: 'it makes a task', status: 'fail', code: made.code, detail: made.detail }];
}

/**
 * Judges an answer (paper §5.1): both classes give what they gave, each child has at most as many statements as there are
 * differences, no more operators than its divergent lines had, and the whole never holds both programs side by side.
 */
export async function verifyMerge(task: MergeTask, files: Files, ctx: Context): Promise<Case[]> {
  const source = files[PATH] ?? '';
  const inputs = drawInputs(ctx.stream('tests'));
  const invisible = hidden(task, inputs);
  if (invisible !== null) return [{ name: 'each difference shows', status: 'fail', code: 'hidden-difference', detail: `that of line ${task.divergences[invisible]!.line + 1} shows in no test` }];
  const reading = await read(source);
  const shown = await read(mergeFiles(task)[PATH]!);
  const rules = judgeShape(task, reading, shown);
  if (!reading.ok) return rules;
  const behaviour = await judgeBehaviour(task, source, inputs, ctx);
  return [...rules, ...behaviour];
}

async function read(source: string): Promise<Reading> {
  const tree = await parseSource('python', source);
  try {
    return readClasses(tree.rootNode);
  } finally {
    tree.delete();
  }
}

function judgeShape(task: MergeTask, reading: Reading, shown: Reading): Case[] {
  if (!reading.ok) return [{ name: 'only classes, methods and sums', status: 'fail', code: 'outside-language', detail: `line ${reading.line}: ${reading.what}` }];
  const { classes } = reading;
  const wanted: readonly (readonly [string, string | null])[] = [['Calculate', null], ['CalculateA', 'Calculate'], ['CalculateB', 'Calculate']];
  const right = classes.length === wanted.length && wanted.every(([name, base]) => classes.some((c) => c.name === name && (c.base === base || (base === null && c.base === 'object'))));
  const cases: Case[] = [
    { name: 'only classes, methods and sums', status: 'pass' },
    check('the three classes and their bases', right, 'wrong-classes', classes.map((c) => `${c.name}(${c.base ?? ''})`).join(', ')),
    check('the __main__ block is as it was', shown.ok && reading.main === shown.main, 'main-changed', 'it differs'),
  ];
  if (!right) return cases;
  const of = (name: string): ClassShape => classes.find((c) => c.name === name)!;
  const parent = of('Calculate');
  cases.push(check('Calculate has compute', parent.methods.some(({ name }) => name === 'compute'), 'no-template', `it has ${parent.methods.map(({ name }) => name).join(', ') || 'no method'}`));
  for (const which of CLASSES) {
    const child = of(className(which));
    const [statements, most] = [statementsOf(child), task.divergences.length];
    const [operations, allowed] = [operationsOf(child), task.divergentOperations[which]];
    const whole = costOf(parent, child);
    const replaced = parent.methods.filter(({ name, statements: own }) => own > 0 && child.methods.some((m) => m.name === name)).map(({ name }) => name);
    cases.push(
      check(`${child.name}: statements`, statements <= most, 'too-many-statements', `${statements}, and ${most} would do`),
      check(`${child.name}: operations`, operations <= allowed, 'too-many-operations', `${operations} operators and calls, and its divergent lines have ${allowed}`),
      check(`${child.name} replaces nothing of Calculate`, replaced.length === 0, 'replaced-method', `it replaces ${replaced.join(', ')}, so Calculate holds more than is shared`),
      check(`${child.name} with Calculate: operations`, whole <= task.operations, 'both-programs', `${whole} operators, and the shared and divergent lines have ${task.operations}`),
    );
  }
  return cases;
}

const check = (name: string, holds: boolean, code: string, detail: string): Case => (holds ? { name, status: 'pass' } : { name, status: 'fail', code, detail });

/** What the classes have to give follows from the model: no program has to be run for it. */
async function judgeBehaviour(task: MergeTask, source: string, inputs: readonly (readonly number[])[], ctx: Context): Promise<Case[]> {
  const tests = CLASSES.map((which) => `${className(which)}.compute`);
  const calls = tests.map(() => inputs);
  const request: RunRequest = { source, code: 'math', library: [], names: [], classes: true, tests, draws: [{ library: [], inputs: [], calls }], count: TESTS };
  const run = await runProgram(request, ctx);
  if (!run.ok) return [run.case];
  return CLASSES.map((which, i): Case => {
    const lines = linesOf(task, which);
    const expected: Column = { k: 'documents', values: inputs.map((input) => ({ ok: true, value: typed.int(evaluate(lines, task.returns, input)) })) };
    const { column } = run.functions[i]!;
    const name = `${className(which)}.compute behaves`;
    for (let at = 0; at < TESTS; at++) {
      const difference = differenceAt(expected, column, at);
      if (difference !== null) return { name, status: 'fail', code: 'wrong-value', detail: `test ${at + 1} of ${TESTS}: ${faultAt(column, at) ?? difference}` };
    }
    return { name, status: 'pass' };
  });
}

