import { makeContext, Stream } from '@codewalk/core';
import domain from '@codewalk/call-graph';
import { describe, expect, it } from 'vitest';
import { parseAtomFile } from '../src/atom-file.js';
import { poolStrata, stratumOf } from '../src/grid.js';
import { runtimesWith } from './make.js';

const parse = (value: unknown, path = 'mine.json'): ReturnType<typeof parseAtomFile> => parseAtomFile({ path, mode: '644', text: typeof value === 'string' ? value : JSON.stringify(value) });
const edit = { kind: 'cache-function', code: 'math', axis: 'function-traversal', size: 5 };

describe('atom files', () => {
  it('need no id and no stream of their own', () => {
    expect(parse(edit, 'folder/mine.json')).toMatchObject([{ ok: true, value: { id: 'mine', stream: 'file/mine', ...edit } }]);
  });

  it.each<[string, unknown, string, string]>([
    ['an unknown kind', { ...edit, kind: 'inline' }, 'unknown-kind', 'there is no kind "inline"; there are remove-dead-code, add-parameter, add-return, cache-function, dont-repeat, merge, rename'],
    ['no kind', {}, 'unknown-kind', 'there is no kind null; there are remove-dead-code, add-parameter, add-return, cache-function, dont-repeat, merge, rename'],
    ['an unknown axis', { ...edit, axis: 'depth' }, 'unknown-axis', 'there is no axis "depth"; there are function-traversal, function-search, runtime-resolution, instruction-following, comment-copying'],
    ['an unknown code type', { ...edit, code: 'java' }, 'unknown-code', 'there are no programs of "java"; there are math, string, array'],
    ['too few functions', { ...edit, size: 2 }, 'too-few-functions', 'cache-function needs at least 3 functions to edit, and n = 2 gives 2'],
    ['instructions where code is only removed', { ...edit, kind: 'remove-dead-code', axis: 'instruction-following' }, 'nothing-to-instruct', 'instruction-following needs functions that are edited, and remove-dead-code only deletes'],
    ['comments where code is only removed', { ...edit, kind: 'remove-dead-code', axis: 'comment-copying' }, 'nothing-to-instruct', 'comment-copying needs functions that are edited, and remove-dead-code only deletes'],
    ['a size of nothing', { ...edit, size: 0 }, 'bad-atom', 'size: '],
    ['a part too many', { ...edit, depth: 3 }, 'bad-atom', ''],
    ['no JSON', '{', 'bad-json', ''],
    ['a list', [], 'bad-atom', 'an atom is an object'],
  ])('are refused with %s', (_what, value, code, detail) => {
    const [refusal] = parse(value);
    expect(refusal).toMatchObject({ ok: false, code, at: expect.stringContaining('mine.json') });
    expect(refusal).toHaveProperty('detail', expect.stringContaining(detail));
  });

  it('are .json files', () => expect(parse(edit, 'mine.py')).toMatchObject([{ ok: false, code: 'not-an-atom', at: 'mine.py' }]));
});

describe('options', () => {
  const complaints = (options: object): string[] => domain.schema.options.safeParse(options).error?.issues.map(({ message }) => message) ?? [];
  it.each<[object, string]>([
    [{ kinds: ['remove-dead-code'], axes: ['instruction-following'] }, 'instruction-following needs functions that are edited, and remove-dead-code only deletes'],
    [{ kinds: ['dont-repeat'], sizes: [2] }, 'dont-repeat needs at least 3 functions to edit, and n = 2 gives 2'],
    [{ pool: 'merge', kinds: ['add-return'] }, 'the pool merge has no codes, kinds or axes to choose from'],
    [{ pool: 'controls', kinds: ['remove-dead-code'] }, 'no task is of these kinds and axes'],
  ])('%j are refused', (options, message) => expect(complaints(options)).toContain(message));
  it.each([{ kinds: ['inline'] }, { axes: ['depth'] }, { codes: ['java'] }, { pool: 'all' }, { sizes: [] }, { size: [5] }])('%j name nothing', (options) => expect(complaints(options)).not.toEqual([]));
  it('narrow a pool', () => expect(poolStrata({ pool: 'cabra', codes: ['string'], axes: ['function-search'], sizes: [7] }).map(({ name }) => name)).toEqual([
    'string/function-search/remove-dead-code/n7', 'string/function-search/add-parameter/n7', 'string/function-search/add-return/n7', 'string/function-search/cache-function/n7', 'string/function-search/dont-repeat/n7',
  ]));
});

describe('pools', () => {
  const strataOf = (pool: 'cabra' | 'merge' | 'controls'): { strata: number; tasks: number } => {
    const strata = poolStrata({ pool });
    return { strata: strata.length, tasks: strata.reduce((sum, { wanted }) => sum + wanted, 0) };
  };
  it('have the strata and tasks of the paper', () => {
    expect(strataOf('cabra')).toEqual({ strata: 342, tasks: 6840 });
    expect(strataOf('merge')).toEqual({ strata: 6 + 8 + 11, tasks: 25 * 50 });
    expect(strataOf('controls')).toEqual({ strata: 3 * 4 * 6 + 6, tasks: 78 * 20 });
  });

  it.each(['cabra', 'merge', 'controls'] as const)('of %s hold spares in every stratum, each atom once and in its own', (pool) => {
    const options = domain.schema.options.parse({ pool });
    const { size, make } = domain.atoms.synthesize!;
    const atoms = Array.from({ length: size(options) }, (_, i) => make(options, new Stream(`pool/${i}`), i));
    expect(new Set(atoms.map(({ id }) => id)).size).toBe(atoms.length);
    const counts = new Map<string, number>();
    for (const atom of atoms) counts.set(stratumOf(atom), (counts.get(stratumOf(atom)) ?? 0) + 1);
    expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(poolStrata({ pool }).map(({ name, wanted }) => [name, wanted + 4])));
  });

  it('give the same atom under whatever else is chosen', () => {
    const { make } = domain.atoms.synthesize!;
    const one = domain.schema.options.parse({ pool: 'cabra' });
    const few = domain.schema.options.parse({ pool: 'cabra', codes: ['math'], sizes: [5] });
    expect(make(few, new Stream('x'), 3)).toEqual(make(one, new Stream('y'), 3));
  });
});

describe('the relation', () => {
  const atom = (kind: string, code = 'math'): never => ({ ...edit, kind, code }) as never;
  it('joins edits of one code type', () => expect([domain.relation.provides(atom('add-return')), domain.relation.provides(atom('add-return', 'array'))]).toEqual([['math'], ['array']]));
  it('has at most one removal', () => expect(domain.relation.permits!(atom('remove-dead-code'), atom('remove-dead-code'))).toBe(false));
  it('has no edge to merges and renames', () => expect([domain.relation.provides(atom('merge')), domain.relation.provides(atom('rename'))]).toEqual([[], []]));
});

describe('numpy', () => {
  const ctx = makeContext('x', runtimesWith(false), new AbortController().signal);
  const walk = (code: string): never => [{ id: 'x', provenance: { source: 's', licence: 'l' }, stream: 's', ...edit, code }] as never;
  it('is asked for by programs on arrays alone', async () => {
    expect(await domain.compose(walk('array'), domain.schema.options.parse({}), ctx)).toMatchObject({ ok: false, code: 'numpy-missing' });
    expect(await domain.compose(walk('string'), domain.schema.options.parse({}), ctx)).toMatchObject({ ok: true });
  });
  it('is an error of the machine when such a program is to be judged', async () => {
    const made = await domain.compose(walk('array'), domain.schema.options.parse({}), makeContext('x', runtimesWith(true), new AbortController().signal));
    if (!made.ok) throw new Error(made.detail);
    const { task, reference } = made.value;
    const verdict = await domain.verify(task, reference, ctx);
    expect(verdict).toMatchObject({ status: 'error', cases: [{ name: 'numpy', code: 'numpy-missing', detail: expect.stringContaining('python3-numpy') }] });
    expect(await domain.unsolved(task, 0, ctx)).toMatchObject({ kind: 'error' });
  });
});
