import { makeContext, type File, type SourceItem } from '@codewalk/core';
import { openMachine, type Machine } from '@codewalk/exec';
import domain from '@codewalk/multi-bug';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Made } from '../mine/history.js';

const FILES = {
  'shop/__init__.py': '',
  'shop/price.py': `def total(prices, discount=0):
    amount = 0
    for price in prices:
        if price > 0:
            amount += price
    return amount - discount


def cheapest(prices, limit):
    found = None
    for price in prices:
        if price <= limit and (found is None or price < found):
            found = price
    return found


def unused(n):
    return n + 1
`,
  'tests/test_price.py': `from shop import price


def test_total():
    assert price.total([3, 4]) == 7


def test_total_leaves_out_refunds():
    assert price.total([3, -4, 5]) == 8


def test_discount():
    assert price.total([10], 4) == 6


def test_cheapest():
    assert price.cheapest([5, 3, 9], 4) == 3


def test_cheapest_at_the_limit():
    assert price.cheapest([5, 4], 4) == 4


def test_nothing_is_cheap():
    assert price.cheapest([5], 4) is None
`,
};

let made: Made;
let machine: Machine;
let items: SourceItem[];

async function injectInto(path: string, options: Record<string, unknown> = {}, earlier: readonly SourceItem[] = []): Promise<SourceItem[]> {
  const source = domain.atoms.sources!['inject']!;
  const found: SourceItem[] = [];
  for await (const item of source.run(path, source.options.parse({ name: 'shop', ...options }), makeContext('import/multi-bug/inject', machine.runtimes, new AbortController().signal), earlier)) found.push(item);
  return found;
}

const filesOf = (from: readonly SourceItem[]): File[] => from.flatMap((item) => ('file' in item ? [item.file] : [])).sort((a, b) => (a.path < b.path ? -1 : 1));

beforeAll(async () => {
  machine = await openMachine({ needs: ['git'], uses: ['python', 'pytest'], jobs: 2 });
  made = await Made.make(FILES);
  items = await injectInto(made.path, { perLine: 2, limit: 12 });
}, 240_000);
afterAll(async () => {
  made.remove();
  await machine.close();
});

describe('mistakes put into a repository', () => {
  it('become atoms that the pool takes', async () => {
    const ctx = makeContext('verify', machine.runtimes, new AbortController().signal);
    const atoms = await domain.atoms.parse(filesOf(items), ctx);
    expect(atoms.filter((atom) => !atom.ok)).toEqual([]);
    expect(atoms).toHaveLength(12);
    for (const atom of atoms) if (atom.ok) expect(await domain.verifyAtom(atom.value, ctx)).toMatchObject({ status: 'pass' });
  }, 120_000);
  it('are dropped with a reason where no test sees them', () => {
    const skipped = items.flatMap((item) => ('skipped' in item ? [item] : []));
    expect(skipped.filter(({ where }) => /price\.py:1[89] /.test(where)).every(({ skipped: code }) => code === 'no-test-fails')).toBe(true);
    expect(skipped.every(({ skipped: code }) => ['no-test-fails', 'everything-fails', 'line-has-one', 'over-limit', 'breaks-import'].includes(code))).toBe(true);
  });
  it('go on after an interruption to the same atoms', async () => {
    const at = items.findIndex((item, i) => 'done' in item && i > items.length / 2);
    const rest = await injectInto(made.path, { perLine: 2, limit: 12 }, items.slice(0, at + 1));
    expect(filesOf([...items.slice(0, at + 1), ...rest])).toEqual(filesOf(items));
  }, 120_000);
  it('are put into lines of any end, beside tests that never load', async () => {
    const crlf = (text: string): string => text.replace(/\n/g, '\r\n');
    const odd = await Made.make({ ...FILES, 'shop/price.py': crlf(FILES['shop/price.py']), 'tests/test_broken.py': 'import nowhere_to_be_found\n' });
    try {
      const some = await injectInto(odd.path, { limit: 3 });
      const ctx = makeContext('verify', machine.runtimes, new AbortController().signal);
      const atoms = await domain.atoms.parse(filesOf(some), ctx);
      expect(atoms.filter((atom) => !atom.ok)).toEqual([]);
      expect(atoms).toHaveLength(3);
      for (const atom of atoms) if (atom.ok) expect(await domain.verifyAtom(atom.value, ctx)).toMatchObject({ status: 'pass' });
    } finally {
      odd.remove();
    }
  }, 120_000);

  it('need tests that pass, and say so where there are none', async () => {
    const none = await Made.make({ 'shop/price.py': FILES['shop/price.py'] });
    const failing = await Made.make({ ...FILES, 'tests/test_price.py': 'from shop import nothing\n' });
    try {
      await expect(injectInto(none.path)).rejects.toMatchObject({ code: 'no-tests' });
      await expect(injectInto(failing.path)).rejects.toMatchObject({ code: 'no-baseline', message: expect.stringContaining('tests/test_price.py cannot be collected') });
      await expect(injectInto('/nonexistent')).rejects.toMatchObject({ code: 'not-a-repository' });
    } finally {
      none.remove();
      failing.remove();
    }
  }, 120_000);
});
