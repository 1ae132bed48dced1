import { makeContext, Stream } from '@codewalk/core';
import { openMachine, type Machine } from '@codewalk/exec';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RenameAtom } from '../src/rename/atom.js';
import { composeRename, renameFiles, verifyRename, verifyRenameAtom } from '../src/rename/index.js';
import type { RenameTask } from '../src/rename/task.js';
import { PATH } from '../src/task.js';

let machine: Machine;
beforeAll(async () => {
  machine = await openMachine({ needs: ['python'], jobs: 2 });
});
afterAll(() => machine?.close());

const SIZES = [1, 5, 10, 25, 50, 100, 200];
const atom = (renames: number): RenameAtom => ({ id: 'r', provenance: { source: 'test', licence: 'Apache-2.0' }, stream: `r/${renames}`, kind: 'rename', renames });
function made(renames: number, seed = 'test'): { task: RenameTask; start: string; truth: string } {
  const composed = composeRename(atom(renames), new Stream(`r/${renames}/${seed}`));
  if (!composed.ok) throw new Error(composed.detail);
  return { task: composed.value.task, start: renameFiles(composed.value.task)[PATH]!, truth: composed.value.reference.files[PATH]! };
}
const judge = async (task: RenameTask, source: string): Promise<string> => {
  const cases = await verifyRename(task, { [PATH]: source }, makeContext('verify/test', machine.runtimes, new AbortController().signal));
  const failing = cases.find(({ status }) => status !== 'pass');
  return failing ? `${failing.code}: ${failing.detail}` : 'pass';
};

/** What main(val) gives: such a program is a list of sums. */
function run(program: string, val: number): number {
  const values = new Map([['val', val]]);
  const of = (word: string): number => (/^\d/.test(word) ? Number(word) : values.get(word)!);
  for (const [, target, left, operator, right] of program.matchAll(/^ {4}(\w+) = (\w+)(?: ([+-]) (\w+))?$/gm)) {
    values.set(target!, operator === undefined ? of(left!) : operator === '+' ? of(left!) + of(right!) : of(left!) - of(right!));
  }
  return of(/return (\w+)/.exec(program)![1]!);
}

describe('a task of renames', () => {
  it.each(SIZES)('with %i renames has 200 operations and computes the same under the new names', (renames) => {
    const { task, start, truth } = made(renames);
    expect(start.match(/ = \w+ [+-] \w+$/gm)).toHaveLength(200);
    expect(new Set(task.names).size).toBe(201);
    expect(task.renames).toHaveLength(renames);
    const after = task.names.map((name) => task.renames.find(({ from }) => from === name)?.to ?? name);
    expect(new Set(after).size).toBe(201);
    expect(task.renames.every(({ from, to }) => from !== to)).toBe(true);
    for (const val of [0, 1, -7]) expect(run(truth, val)).toBe(run(start, val));
    expect(run(start, 1)).not.toBe(run(start, 2));
  });

  it.each(SIZES.slice(1))('with %i renames gives names that are in use, so that their order matters', (renames) => {
    const { task } = made(renames);
    const onto = task.renames.filter(({ to }) => task.names.includes(to));
    expect(onto.length).toBeGreaterThanOrEqual(Math.floor(renames * 0.3));
    expect(onto.every(({ to }) => task.renames.some(({ from }) => from === to))).toBe(true);
  });

  it('is the same for the same stream, and another for another', () => {
    expect(made(10)).toEqual(made(10));
    expect(made(10, 'other').start).not.toBe(made(10).start);
  });

  it('has no more renames than variables', () => {
    expect(verifyRenameAtom(atom(200))).toEqual([{ name: 'it makes a task', status: 'pass' }]);
    expect(verifyRenameAtom({ ...atom(1), renames: 201 })).toEqual([{ name: 'it makes a task', status: 'fail', code: 'too-many-renames', detail: '201 renames, but the program has 200 variables to rename' }]);
  });
});

describe('renaming', () => {
  it.each(SIZES)('passes the reference with %i renames and not the program as it was', async (renames) => {
    const { task, start, truth } = made(renames);
    expect(await judge(task, truth)).toBe('pass');
    expect(await judge(task, start)).toMatch(/^other-tree: line \d+: "\w+" in place of "\w+"$/);
  });

  it('holds the tree alone: layout, remarks and needless brackets are free', async () => {
    const { task, truth } = made(5);
    expect(await judge(task, truth.replace(/= (\w+ [+-] \w+)$/gm, '= (  $1)  # so'))).toBe('pass');
    expect(await judge(task, truth.replace(/\n\n/g, '\n\n\n# between\n'))).toBe('pass');
    expect(await judge(task, truth.replace(/ ([+-]) (\d)$/m, ' $1 -(-$2)'))).toMatch(/^other-tree/);
    expect(await judge(task, `${truth}\n;`)).toMatch(/^syntax-error/);
    expect(await judge(task, truth.replace('main(val', 'main(*, val'))).toMatch(/^other-tree/);
    expect(await judge(task, truth.replace(/return (\w+)/, 'return $1, '))).toMatch(/^other-tree/);
    expect(await judge(task, truth.replace(/^ {4}(\w+ = \w+ [+-] \d)$/m, '     $1'))).toBe('undefined: it does not compile: IndentationError');
    expect(await judge(task, '')).toMatch(/^other-tree/);
    expect(await judge(task, `${truth}\nx = ${'('.repeat(20_000)}1${')'.repeat(20_000)}\n`)).toMatch(/^other-tree/);
  });
});
