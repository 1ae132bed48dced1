import type { Context, File } from '@codewalk/core';
import domain from '@codewalk/multi-bug';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Atom } from '../src/atom.js';
import { composeWith, mutation, smallPool, type SmallHistory } from './small-pool.js';
import { atomsOf, poolFiles, withMachine } from './machine.js';

const context = withMachine();
let atoms: Map<string, Atom>;
beforeAll(async () => void (atoms = await atomsOf(poolFiles, context())));

const compose = (ids: readonly string[], options = {}): ReturnType<typeof composeWith> => composeWith(ids.map((id) => atoms.get(`ledger.${id}`)!), context(), options);

async function treeOf(files: readonly File[], diff: string, ctx: Context): Promise<readonly File[]> {
  const { git } = ctx.runtimes;
  const tree = await git.apply(await git.store(files, ctx.signal), { text: diff }, ctx.signal);
  if (!tree.ok) throw new Error(tree.detail);
  return git.files(tree.value, ctx.signal);
}

describe('the relation', () => {
  it('is a shared file within one repository, recipe and kind', () => {
    const keys = (id: string): readonly string[] => domain.relation.provides(atoms.get(id)!);
    const shared = (a: string, b: string): number => keys(a).filter((key) => keys(b).includes(key)).length;
    expect(shared('ledger.parentheses', 'ledger.between-bound')).toBe(1);
    expect(shared('ledger.parentheses', 'ledger.empty-table')).toBe(0);
    expect(shared('ledger.parentheses', 'slots.touching')).toBe(0);
    const other = { ...atoms.get('ledger.parentheses')!, repository: { ...atoms.get('ledger.parentheses')!.repository, recipe: { runner: 'unittest' as const, tests: ['tests'] } } };
    expect(domain.relation.provides(other).filter((key) => keys('ledger.parentheses').includes(key))).toEqual([]);
  });

  it('refuses fixes that share a commit, and mutations that touch', () => {
    const a = atoms.get('ledger.parentheses')!;
    const permits = domain.relation.permits!;
    expect(permits(a, { ...a, id: 'x' })).toBe(false);
    expect(permits(a, { ...a, commits: ['0002'] })).toBe(true);
    const edits = (from: number, to: number, path = 'f'): Atom => ({ ...a, commits: [], edited: [{ path, from, to }] });
    expect(permits(edits(3, 5), edits(5, 6))).toBe(false);
    expect(permits(edits(3, 5), edits(6, 7))).toBe(true);
    expect(permits(edits(3, 5), edits(4, 5, 'g'))).toBe(true);
  });
});

describe('composing bugs of a history', () => {
  it('is the earliest commit with all test patches, whatever the order of the walk; the reference is all gold patches', async () => {
    const ids = ['negative-format', 'split-remainder', 'parentheses'];
    const { task, reference } = await compose(ids);
    expect(await compose([...ids].reverse())).toEqual({ task, reference });
    const amounts = (files: readonly File[]): string => files.find((f) => f.path === 'ledger/amounts.py')!.text!;
    const base = poolFiles.find((f) => f.path === 'ledger/base/ledger/amounts.py')!.text!;
    expect(amounts(task.files)).toBe(base);
    expect(task.bugs.flatMap((b) => b.failToPass)).toHaveLength(4);
    const repaired = amounts(await treeOf(task.files, reference, context()));
    for (const fixed of ['startswith(("-", "("))', 'divmod(abs(cents), 100)', 'divmod(cents, people)']) expect(repaired).toContain(fixed);
    expect(task.without).toHaveLength(3);
    const spared = amounts(await treeOf(task.files, task.without[1] as string, context()));
    expect(spared).toContain('whole = cents // 100');
    expect(spared).toContain('divmod(cents, people)');
  });

  it('says how each patch applied: strictly, by three-way merge, by the names of tests', async () => {
    const manners = async (...ids: string[]): Promise<unknown> => (await compose(ids)).task.bugs.map(({ applied }) => `${applied.test} ${applied.gold}`);
    expect(await manners('parentheses', 'negative-format')).toEqual(['strict strict', 'strict strict']);
    expect(await manners('split-remainder', 'largest-first')).toEqual(['strict strict', 'by-name strict']);
    expect(await manners('align-amounts', 'empty-table')).toEqual(['strict strict', 'strict strict']);
  });

  it('has nothing of one bug left where there is one', async () => expect((await compose(['parentheses'])).task.without).toEqual(['']));

  it('keeps CRLF in files and out of diffs', async () => {
    const { task, reference } = await compose(['empty-rows', 'header-row']);
    expect(task.files.find((f) => f.path === 'ledger/legacy.py')!.text).toContain('\r\n');
    expect(reference).not.toContain('\r');
  });

  it('shows the same words at every level, and no order that tells bugs apart', async () => {
    const words = async (ids: string[]): Promise<string> => {
      const { task } = await compose(ids);
      const prompt = domain.prompt(task);
      expect(prompt.workspace).toBe('git');
      const tests = task.bugs.flatMap((b) => b.failToPass).sort();
      expect(prompt.text).toContain(`\n${tests.join('\n')}\n`);
      return prompt.text.replace(tests.join('\n'), 'TESTS');
    };
    expect(await words(['parentheses'])).toBe(await words(['parentheses', 'split-remainder', 'total-state']));
  });

  it.each<[string, SmallHistory, string, string]>([
    ['gold patches that set one line', [['x = 0\n', '# 0\n'], ['x = 1\n', '# 1\n'], ['x = 5\n', '# 1\n'], ['x = 6\n', '# 2\n']], 'gold-conflict', 'the gold patch of small.two goes neither strictly nor by merging onto the commit of small.one'],
    ['test patches that set one test', [['x = 0\ny = 0\n', '# 0\n'], ['x = 1\ny = 0\n', 'def test_a():\n    assert 1\n'], ['x = 1\ny = 0\n', 'def test_a():\n    assert 5\n'], ['x = 1\ny = 6\n', 'def test_a():\n    assert 6\n']], 'test-conflict', 'the test patch of small.two goes neither strictly nor by merging together with that of small.one'],
  ])('refuses %s, naming both', async (_name, history, code, says) => {
    const small = await atomsOf(smallPool(history), context());
    const made = await domain.compose([...small.values()], domain.schema.options.parse({}), context());
    expect(made).toMatchObject({ ok: false, code });
    expect(made.ok ? '' : made.detail).toContain(says);
  });
});

it('a gold patch that leans on another is kept in mind, naming both: no reference without it can be had', async () => {
  const small = await atomsOf(smallPool([['x = 0\n', '# 0\n'], ['x = 1\n', '# 1\n'], ['x = 1\n', '# 2\n'], ['x = 2\n', '# 3\n']]), context());
  const { task, reference } = await composeWith([...small.values()], context());
  const says = 'the gold patch of small.two cannot be applied without that of small.one, nor can that be taken back: lib/x.py';
  expect(task.without[0]).toEqual({ inseparable: says });
  expect(await domain.ablate!(task, reference, 0, context())).toEqual({ ok: false, code: 'not-separable', detail: says });
});

it('gold patches that only touch are told apart, although git does not merge them', async () => {
  const small = await atomsOf(smallPool([['a = 0\nb = 0\n', '# 0\n'], ['a = 1\nb = 0\n', '# 1\n'], ['a = 1\nb = 0\n', '# 2\n'], ['a = 1\nb = 1\n', '# 3\n']]), context());
  const { task } = await composeWith([...small.values()], context());
  const left = await Promise.all(task.without.map(async (diff) => (await treeOf(task.files, diff as string, context())).find((f) => f.path === 'lib/x.py')!.text));
  expect(left).toEqual(['a = 0\nb = 1\n', 'a = 1\nb = 0\n']);
});

describe('composing injected bugs', () => {
  const injected = (name: string, from: string, to: string): File[] => {
    const text = poolFiles.find((f) => f.path === 'slots/base/lib/slots.js')!.text!;
    return mutation('slots', name, 'lib/slots.js', text, text.replace(from, to));
  };

  it('is the clean tree with all mutations; the reference takes them back, and all but one leaves that one', async () => {
    const own = await atomsOf([...poolFiles, ...injected('b', 'day[0]', 'day[1]'), ...injected('a', 'minutes / 60', 'minutes / 61')], context());
    const { task, reference } = await composeWith([own.get('slots.b')!, own.get('slots.a')!], context());
    const lib = (files: readonly File[]): string => files.find((f) => f.path === 'lib/slots.js')!.text!;
    const clean = poolFiles.find((f) => f.path === 'slots/base/lib/slots.js')!.text!;
    expect(lib(task.files)).toBe(clean.replace('day[0]', 'day[1]').replace('minutes / 60', 'minutes / 61'));
    expect(lib(await treeOf(task.files, reference, context()))).toBe(clean);
    expect(lib(await treeOf(task.files, task.without[0] as string, context()))).toBe(clean.replace('minutes / 60', 'minutes / 61'));
    expect(task.bugs.map(({ kind, applied }) => [kind, applied.test, applied.gold])).toEqual([['injected', 'none', 'strict'], ['injected', 'none', 'strict']]);
  });

  it('stand in a cell of their own where it asks for them', () => {
    const strata = (kinds: string): unknown => domain.strata!.of(2, domain.schema.options.parse({ kinds })).map(({ name, patterns }) => [name, patterns]);
    expect(strata('any')).toEqual([['all', [[null, null]]]]);
    expect(strata('injected')).toEqual([['injected', [['injected', 'injected']]]]);
    expect(strata('each')).toEqual([['mined', [['mined', 'mined']]], ['injected', [['injected', 'injected']]]]);
  });
});

