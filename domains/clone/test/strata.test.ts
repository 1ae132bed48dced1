import { textFile } from '@codewalk/core';
import { describe, expect, it } from 'vitest';
import type { Atom } from '../src/atom.js';
import { acceptKeys, linkable, provideKeys } from '../src/links.js';
import { kindOf, strataOf } from '../src/strata.js';
import { atomOf } from './samples.js';

const pair = (signature: string, header = ''): Promise<Atom> =>
  atomOf(textFile('a.java', `// label: eq\n// entry: f\n${header}\nimport java.util.*;\n\nclass First {\n    static ${signature} { return null; }\n}\nclass Second {\n    static ${signature} { return null; }\n}\n`));

describe('strata', () => {
  it('are all eq, and exactly one neq at every position, half each', () => {
    expect(strataOf(3, { weak: 'none' })).toEqual([
      { name: 'eq', share: 1, patterns: [['eq', 'eq', 'eq']] },
      { name: 'neq', share: 1, patterns: [['neq', 'eq', 'eq'], ['eq', 'neq', 'eq'], ['eq', 'eq', 'neq']] },
    ]);
  });

  it('take weak atoms at the end alone, and only when asked to', () => {
    const patterns = strataOf(2, { weak: 'last' }).map((s) => s.patterns);
    expect(patterns).toEqual([[['eq', 'eq'], ['eq', 'weak-eq']], [['neq', 'eq'], ['neq', 'weak-eq'], ['eq', 'neq'], ['eq', 'weak-neq']]]);
    expect(strataOf(2, { weak: 'none' }).flatMap((s) => s.patterns.flat()).some((kind) => kind?.startsWith('weak'))).toBe(false);
  });

  it('tell weak atoms apart from others', async () => {
    expect(kindOf(await pair('Integer f(int n)'))).toBe('eq');
    expect(kindOf(await pair('Integer f(int n)', '// weak: yes\n'))).toBe('weak-eq');
  });
});

describe('links', () => {
  it('join equal types and no others: neither boxes nor raw types nor names with packages', async () => {
    const list = await pair('java.util.List<Integer> f(int a, Integer b, int[] c, List<Integer> d, List<Integer> e)');
    expect(provideKeys(list)).toEqual(['List<Integer>']);
    expect(acceptKeys(list)).toEqual(['int', 'Integer', 'int[]', 'List<Integer>']);
    expect([linkable(list, 'List<Integer>'), linkable(list, 'Integer'), linkable(list, 'List')]).toEqual([[3, 4], [1], []]);
  });

  it.each([
    ['Double f(int n)', []], ['double[] f(int n)', []], ['List<Double> f(int n)', []], ['Object f(int n)', []], ['List f(int n)', []], ['Map<String, Float> f(int n)', []],
    ['String f(int n)', ['String']], ['List<String> f(int n)', ['List<String>']], ['int[][] f(int n)', ['int[][]']],
  ])('end at %s, unless it is strict, where zeros of either sign may be', async (signature, keys) => {
    expect(provideKeys(await pair(signature))).toEqual(keys);
    expect(provideKeys(await pair(signature, '// strict: yes\n'))).toEqual([signature.replace(/ f\(.*$/, '')]);
  });
});
