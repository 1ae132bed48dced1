import { makeContext, readAnswer, Stream, type Case, type Context } from '@codewalk/core';
import { openMachine, type Machine } from '@codewalk/exec';
import { parseSource } from '@codewalk/syntax';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseAnswer } from '../src/answer/index.js';
import { attempts } from '../src/attempts/index.js';
import { transforms, type MergeAtom, type Transform } from '../src/merge/atom.js';
import { readClasses } from '../src/merge/classes.js';
import { composeMerge, mergeFiles, verifyMerge, verifyMergeAtom } from '../src/merge/index.js';
import { operationsOf } from '../src/merge/cost.js';
import { allReach, linesOf } from '../src/merge/model.js';
import type { MergeTask } from '../src/merge/task.js';
import { PATH } from '../src/task.js';

let machine: Machine;
beforeAll(async () => {
  machine = await openMachine({ needs: ['python'], jobs: 2 });
});
afterAll(() => machine?.close());
const context = (): Context => makeContext('verify/test', machine.runtimes, new AbortController().signal);

const atom = (lines: number, differences: number, on: readonly Transform[] = transforms): MergeAtom =>
  ({ id: 'm', provenance: { source: 'test', licence: 'Apache-2.0' }, stream: `m/${lines}/${differences}`, kind: 'merge', lines, differences, transforms: [...on] });
function made(of: MergeAtom, seed = 'test'): { task: MergeTask; start: string; truth: string } {
  const composed = composeMerge(of, new Stream(`${of.stream}/${seed}`));
  if (!composed.ok) throw new Error(composed.detail);
  return { task: composed.value.task, start: mergeFiles(composed.value.task)[PATH]!, truth: composed.value.reference.files[PATH]! };
}
const failing = (cases: readonly Case[]): string[] => cases.filter(({ status }) => status !== 'pass').map(({ name }) => name);
const judge = async (task: MergeTask, source: string): Promise<string[]> => failing(await verifyMerge(task, { [PATH]: source }, context()));
const statementsOf = (text: string, which: 'A' | 'B'): string[] => text.split(`class Calculate${which}`)[1]!.split('\n\n\n')[0]!.split('\n').slice(2).map((line) => line.trim());

const SIZES = [5, 10, 25, 50, 100, 200];

describe('a task of merged classes', () => {
  it.each(SIZES)('has %i lines in each class, of the form the paper says', (lines) => {
    for (const differences of [1, 3]) {
      const { task, start } = made(atom(lines, differences));
      expect(task.lines).toHaveLength(lines);
      expect(statementsOf(start, 'A')).toHaveLength(lines + 1);
      expect(statementsOf(start, 'B')).toHaveLength(lines + 1);
      expect(new Set(task.divergences.map(({ line }) => line)).size).toBe(differences);
      for (const which of ['a', 'b'] as const) {
        const own = linesOf(task, which);
        expect(allReach(own, task.returns)).toBe(true);
        own.forEach((line, i) => {
          for (const { coefficient, factors } of line) {
            expect(Math.abs(coefficient)).toBeGreaterThanOrEqual(1);
            expect(Math.abs(coefficient)).toBeLessThanOrEqual(5);
            if (factors.length === 2) expect(factors.some((f) => 'p' in f)).toBe(true);
            for (const f of factors) expect('p' in f ? f.p < task.parameters : f.v < i).toBe(true);
          }
        });
      }
    }
  });

  it('is the same for the same stream, and another for another', () => {
    expect(made(atom(25, 3))).toEqual(made(atom(25, 3)));
    expect(made(atom(25, 3), 'other').start).not.toBe(made(atom(25, 3)).start);
  });

  it('is as it was when this version was made', async () => {
    const { start, truth } = made(atom(5, 1), 'golden');
    await expect(start).toMatchFileSnapshot('golden/merge/start.py');
    await expect(truth).toMatchFileSnapshot('golden/merge/truth.py');
  });

  it('differs in all four ways, all of them often', () => {
    const kinds = Array.from({ length: 60 }, (_, i) => made(atom(10, 3), String(i)).task.divergences.map(({ kind }) => kind)).flat();
    for (const kind of ['sign', 'coefficient', 'variable', 'term']) expect(kinds.filter((k) => k === kind).length).toBeGreaterThan(15);
  });

  it('has classes that differ in nothing but their lines when no transform is on', () => {
    for (const differences of [1, 3, 5]) {
      const { task, start } = made(atom(50, differences, []));
      const [a, b] = [statementsOf(start, 'A'), statementsOf(start, 'B')];
      expect(a.flatMap((line, i) => (line === b[i] ? [] : [i])).sort((x, y) => x - y)).toEqual(task.divergences.map(({ line }) => line).sort((x, y) => x - y));
    }
  });

  const words = (lines: readonly string[]): string[] => [...new Set(lines.join(' ').match(/[a-z]+/g))].sort();
  it.each([
    ['rename', (a: string[], b: string[]) => words(a).join() !== words(b).join() && a.map((l) => l.replace(/[a-z]+/g, 'x')).join() === b.map((l) => l.replace(/[a-z]+/g, 'x')).join()],
    ['shuffle', (a: string[], b: string[]) => a.join() !== b.join() && [...a].sort().join() === [...b].sort().join()],
    ['multi-line', (a: string[], b: string[]) => a.length === b.length && words(a).join() !== words(b).join()],
    ['distribute', (a: string[], b: string[]) => a.join() !== b.join() && a.map((l) => l.split(' = ')[0]).join() === b.map((l) => l.split(' = ')[0]).join()],
    ['swap-order', (a: string[], b: string[]) => a.join() !== b.join() && a.map((l) => [...l].sort().join('').replace(/[+ -]/g, '')).join() === b.map((l) => [...l].sort().join('').replace(/[+ -]/g, '')).join()],
  ] as const)('shows the transform %s alone where it alone is on', (transform, shows) => {
    const { task, start } = made(atom(50, 1, [transform]));
    const divergent = new Set(task.divergences.map(({ line }) => line));
    const [a, b] = (['A', 'B'] as const).map((which) => statementsOf(start, which));
    // in these forms each line of the model has its place, so the one that differs can be left out
    const plain = transform === 'rename' || transform === 'distribute' || transform === 'swap-order';
    const without = (lines: string[]): string[] => (plain ? lines.filter((_, i) => !divergent.has(i)) : lines);
    if (transform === 'shuffle') {
      expect(a!.filter((line) => !b!.includes(line))).toHaveLength(1);
      expect(a!.join()).not.toBe(b!.filter((line) => a!.includes(line)).join());
    } else expect(shows(without(a!), without(b!))).toBe(true);
  });

  it('counts operators as they are read from its text', async () => {
    for (const lines of SIZES) {
      const { task, start } = made(atom(lines, 1));
      const tree = await parseSource('python', start);
      const read = readClasses(tree.rootNode);
      tree.delete();
      if (!read.ok) throw new Error(read.what);
      const [, a, b] = read.classes;
      const [inA, inB] = [operationsOf(a!), operationsOf(b!)];
      expect(Math.max(inA, inB)).toBeLessThanOrEqual(task.operations - 2);
      expect(inA + inB).toBeGreaterThan(task.operations);
    }
  });

  it('is refused where there is no room for it', () => {
    expect(verifyMergeAtom(atom(3, 4))).toEqual([{ name: 'it makes a task', status: 'fail', code: 'too-small', detail: '3 lines cannot differ in 4' }]);
    expect(verifyMergeAtom(atom(10, 3))).toEqual([{ name: 'it makes a task', status: 'pass' }]);
  });
});

describe('merging', () => {
  it.each(SIZES.flatMap((lines) => [1, 3].map((d) => [lines, d] as const)))('passes the reference at %i lines and %i differences, and what is shown behaves but keeps too much', async (lines, d) => {
    const { task, start, truth } = made(atom(lines, d));
    expect(await judge(task, truth)).toEqual([]);
    const cases = failing(await verifyMerge(task, { [PATH]: start }, context()));
    expect(cases).toContain('CalculateA: statements');
    expect(cases).toContain('Calculate has compute');
    expect(cases.filter((name) => name.includes('behaves'))).toEqual([]);
  });

  it('passes a child that gives only what differs', async () => {
    const found = Array.from({ length: 40 }, (_, i) => made(atom(10, 1, []), `coefficient/${i}`)).find(({ task }) => {
      const { kind, line, becomes } = task.divergences[0]!;
      return kind === 'coefficient' && becomes.every(({ coefficient }) => Math.abs(coefficient) > 1) && task.lines[line]!.every(({ coefficient }) => Math.abs(coefficient) > 1);
    })!;
    const { task, truth } = found;
    const { line, becomes } = task.divergences[0]!;
    const term = becomes.findIndex((t, i) => t.coefficient !== task.lines[line]![i]!.coefficient);
    const [coefficients, factors] = [[task.lines[line]![term]!.coefficient, becomes[term]!.coefficient], becomes[term]!.factors];
    const name = (f: (typeof factors)[number]): string => ('p' in f ? task.a.parameters[f.p]! : `v${f.v + 1}`);
    const others = task.lines[line]!.flatMap((t, i) => (i === term ? [] : [`${t.coefficient} * ${t.factors.map(name).join(' * ')}`]));
    let text = truth.replace(/= self\.custom_compute_1\(.*\)/, `= self.custom_compute_1() * ${factors.map(name).join(' * ')}${others.map((o) => ` + ${o}`).join('')}`);
    text = text.replace(/def custom_compute_1\(.*\):\n.*/, `def custom_compute_1(self):\n        return ${coefficients[0]}`);
    const b = text.lastIndexOf('def custom_compute_1');
    text = text.slice(0, b) + text.slice(b).replace(/def custom_compute_1\(.*\):\n.*/, `def custom_compute_1(self):\n        return ${coefficients[1]}`);
    expect(await judge(task, text)).toEqual([]);
  });

  it.each(['both programs in the parent, chosen by a flag', 'both programs, written with helpers', 'both programs, each in a helper of its own'])('refuses %s, which behaves', async (name) => {
    for (const lines of [5, 25, 200]) {
      const { task, truth } = made(atom(lines, 1));
      const { hacks } = attempts(task, { files: { [PATH]: truth } }, new Stream('attempts'));
      const read = parseAnswer(mergeFiles(task), readAnswer(hacks.find((hack) => hack.name === name)!.text));
      if (!read.ok) throw new Error(read.detail);
      const found = await judge(task, read.value.files[PATH]!);
      expect(found).toContain('CalculateA with Calculate: operations');
      expect(found.filter((one) => !one.includes('operations'))).toEqual([]);
    }
  });

  it('names what does not belong into the language, by line', async () => {
    const { task, truth } = made(atom(10, 1));
    const detail = async (from: string | RegExp, to: string): Promise<string | undefined> => (await verifyMerge(task, { [PATH]: truth.replace(from, to) }, context())).find(({ status }) => status !== 'pass')?.detail;
    expect(await detail(/return (v\d+.*)$/m, 'return $1 if 1 else 0')).toMatch(/^line \d+: conditional expression in an expression$/);
    expect(await detail(/return (v\d+.*)$/m, 'return [$1][0]')).toMatch(/^line \d+: subscript in an expression$/);
    expect(await detail(/return (v\d+.*)$/m, 'return max($1, 0)')).toMatch(/^line \d+: a call of max, which is no method of self$/);
    expect(await detail(/return (v\d+.*)$/m, 'return $1 // 1')).toMatch(/^line \d+: the operator \/\/$/);
    expect(await detail('class CalculateB', 'import math\n\n\nclass CalculateB')).toMatch(/^line \d+: import statement outside the classes$/);
    expect(await detail(/$/, 'def f(:\n')).toBe('line 1: it does not parse');
    expect(await detail(/return (v\d+.*)$/m, `return ${'('.repeat(5000)}1${')'.repeat(5000)}`)).toMatch(/nested deeper than 200$/);
  });
});
