import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitSeries, fitSites, growsWithin, judgeSites, type Fit } from '../src/fit.js';
import { gridFor } from '../src/grid.js';
import { compareClasses, formatClass, labelOf } from '../src/site-class.js';
import { fromLabel, LABELS, power, type Label } from '../src/growth.js';

const floor = Math.floor;
const log2 = Math.log2;
const bits = (n: number): number => n.toString(2).length;
const sum = (n: number, term: (i: number) => number): number => {
  let total = 0;
  for (let i = 1; i <= n; i += 1) total += term(i);
  return total;
};
const isPrime = (n: number): boolean => {
  for (let d = 2; d * d <= n; d += 1) if (n % d === 0) return false;
  return n > 1;
};

function binomial(n: number, k: number): number {
  return Array.from({ length: k }, (_, i) => (n - i) / (i + 1)).reduce((a, b) => a * b, 1);
}

function partitions(n: number): number {
  const ways = [1, ...Array.from({ length: n }, () => 0)];
  for (let part = 1; part <= n; part += 1) for (let k = part; k <= n; k += 1) ways[k]! += ways[k - part]!;
  return ways[n]!;
}

function told(fit: Fit): string {
  if (!fit.decided) return 'undecided';
  return labelOf(fit.class) ?? formatClass(fit.class);
}

const GRIDS: Readonly<Record<Label, readonly (readonly number[])[]>> = Object.fromEntries(
  LABELS.map((label) => [label, [gridFor(label, ['list[int]']), gridFor(label, ['int'])]]),
) as unknown as Record<Label, number[][]>;

const KNOWN: readonly (readonly [Label, string, (n: number) => number])[] = [
  ['constant', 'a constant', () => 7],
  ['constant', 'a bounded wave', (n) => 5 + (n % 3)],
  ['constant', 'nothing', () => 0],
  ['constant', 'a residue', (n) => (n * 37) % 11],
  ['constant', 'min(n, 20)', (n) => Math.min(n, 20)],
  ['logn', 'bit length', bits],
  ['logn', 'bit length and some', (n) => bits(n) + 3],
  ['logn', 'three times the bit length', (n) => 3 * bits(n) + 1],
  ['linear', 'n', (n) => n],
  ['linear', '2n + 5', (n) => 2 * n + 5],
  ['linear', 'n - 1', (n) => n - 1],
  ['linear', 'n + sqrt n', (n) => n + floor(Math.sqrt(n))],
  ['linear', 'n + log n', (n) => n + bits(n)],
  ['linear', 'a third of n', (n) => floor(n / 3)],
  ['nlogn', 'n log n', (n) => floor(n * log2(n))],
  ['nlogn', 'a heap filled', (n) => sum(n, bits)],
  ['nlogn', 'n log n - 1.44 n', (n) => floor(sum(n, log2))],
  ['nlogn', 'n log n - n', (n) => floor(n * log2(n) - n)],
  ['nlogn', 'n log n + 3n', (n) => floor(n * log2(n) + 3 * n)],
  ['nlogn', 'a harmonic sum', (n) => sum(n, (i) => floor(n / i))],
  ['nlogn', 'n times the bit length', (n) => n * bits(n)],
  ['quadratic', 'n^2', (n) => n * n],
  ['quadratic', 'n(n-1)/2', (n) => (n * (n - 1)) / 2],
  ['quadratic', 'n^2/4', (n) => floor((n * n) / 4)],
  ['quadratic', 'n^2 + 9n', (n) => n * n + 9 * n],
  ['quadratic', 'n^2 + n log n', (n) => n * n + floor(n * log2(n))],
  ['cubic', 'n^3', (n) => n ** 3],
  ['cubic', 'triples', (n) => (n * (n - 1) * (n - 2)) / 6],
  ['cubic', 'triples with repetition', (n) => (n * (n + 1) * (n + 2)) / 6],
  ['cubic', 'triangles with bounded sides', (n) => sum(n, (c) => sum(c, (b) => Math.max(0, 2 * b - c)))],
  ['np', '2^n', (n) => 2 ** n],
  ['np', 'n 2^n', (n) => n * 2 ** n],
  ['np', 'fibonacci', (n) => Math.round(1.618033988749895 ** n)],
  ['np', '1.41^n', (n) => Math.round(100 * 1.41 ** n)],
  ['np', 'n!', (n) => Array.from({ length: n }, (_, i) => i + 1).reduce((a, b) => a * b, 1)],
  ['np', '2^(n/2), in steps of two', (n) => 2 ** floor(n / 2)],
  ['np', 'n^2 1.4^n', (n) => floor(n * n * 1.4 ** n)],
  ['np', 'subsets of half the size', (n) => binomial(n, floor(n / 2))],
  ['np', 'catalan', (n) => 4 ** n / n ** 1.5],
];

/** Growths that are no label, on the grids where they come nearest to one. */
const OUTSIDE: readonly (readonly [Label, string, (n: number) => number])[] = [
  ['logn', 'log log n', (n) => floor(10 * log2(log2(n)))],
  ['logn', 'a fall and a rise', (n) => floor(1000 / n) + bits(n)],
  ['logn', 'repeated square roots', (n) => (n < 2 ? 0 : 1 + floor(log2(log2(n))))],
  ['logn', 'log^2 n', (n) => bits(n) ** 2],
  ['logn', 'sqrt log n', (n) => floor(8 * Math.sqrt(log2(n)))],
  ['logn', 'pairs of bits', (n) => (bits(n) * (bits(n) - 1)) / 2],
  ['linear', 'sqrt n', (n) => floor(Math.sqrt(n))],
  ['linear', 'n / log n', (n) => floor(n / log2(n))],
  ['linear', 'primes', (n) => sum(n, (p) => (isPrime(p) ? 1 : 0))],
  ['linear', 'the sieve', (n) => sum(floor(Math.sqrt(n)), (p) => (isPrime(p) ? floor((n - p * p) / p) + 1 : 0))],
  ['nlogn', 'the sieve without its shortcut', (n) => sum(n, (p) => (isPrime(p) ? floor(n / p) : 0))],
  ['nlogn', 'n log^2 n', (n) => floor(n * log2(n) ** 2)],
  ['nlogn', 'n sqrt log n', (n) => floor(n * Math.sqrt(log2(n)))],
  ['nlogn', 'n log n / log log n', (n) => floor((n * log2(n)) / log2(log2(n)))],
  ['nlogn', 'n^1.25', (n) => floor(n ** 1.25)],
  ['nlogn', 'n^1.16', (n) => floor(n ** 1.16)],
  ['quadratic', 'n sqrt n', (n) => n * floor(Math.sqrt(n))],
  ['quadratic', 'karatsuba', (n) => floor(n ** 1.585)],
  ['quadratic', 'n^2 log n', (n) => floor(n * n * log2(n))],
  ['quadratic', 'n^2 / log n', (n) => floor((n * n) / log2(n))],
  ['quadratic', 'n^2 log log n', (n) => floor(n * n * log2(log2(n)))],
  ['quadratic', 'n^1.5 log^2 n', (n) => floor(n ** 1.5 * log2(n) ** 2)],
  ['cubic', 'strassen', (n) => floor(n ** 2.807)],
  ['cubic', 'n^2 log^2 n', (n) => floor(n * n * log2(n) ** 2)],
  ['cubic', 'n^2.5 log^2 n', (n) => floor(n ** 2.5 * log2(n) ** 2)],
  ['cubic', 'n^3 / log n', (n) => floor(n ** 3 / log2(n))],
  ['cubic', 'n^3 log n', (n) => floor(n ** 3 * log2(n))],
  ['cubic', 'n^4', (n) => n ** 4],
  ['np', 'n^4', (n) => n ** 4],
  ['np', 'n^6', (n) => n ** 6],
  ['np', 'n^9', (n) => n ** 9],
  ['np', 'n^log n', (n) => floor(n ** log2(n))],
  ['np', 'partitions', partitions],
  ['np', 'the parts of all partitions', (n) => floor(n * partitions(n))],
  ['np', 'exp of 2 sqrt n', (n) => floor(Math.exp(2 * Math.sqrt(n)))],
  ['np', '1.2^n', (n) => floor(100 * 1.2 ** n)],
];

describe('one series', () => {
  it.each(KNOWN)('is %s: %s', (label, _, count) => {
    for (const grid of GRIDS[label]) expect(told(fitSeries(grid, grid.map(count)))).toBe(label);
  });

  it.each(OUTSIDE)('on the grid of %s is no label: %s', (label, _, count) => {
    for (const grid of GRIDS[label]) expect(LABELS).not.toContain(told(fitSeries(grid, grid.map(count))));
  });

  it('of n^2 log n is said to be that', () => {
    const grid = gridFor('quadratic', ['list[int]']);
    expect(told(fitSeries(grid, grid.map((n) => Math.round(n * n * log2(n)))))).toBe('n^2 log n');
  });

  it('does not depend on the order of the points', () => {
    const grid = gridFor('nlogn', ['list[int]']);
    const values = grid.map((n) => sum(n, bits));
    expect(fitSeries([...grid].reverse(), [...values].reverse())).toEqual(fitSeries(grid, values));
  });

  it('needs five points and a range', () => {
    expect(fitSeries([8, 16, 32, 64], [8, 16, 32, 64])).toMatchObject({ decided: false, why: 'points' });
    expect(fitSeries([8, 8, 8, 16, 32, 64], [8, 8, 8, 16, 32, 64])).toMatchObject({ decided: false, why: 'points' });
    expect(fitSeries([90, 92, 94, 96, 98], [90, 92, 94, 96, 98])).toMatchObject({ decided: false, why: 'range' });
  });

  it('in a narrow range decides only what is exact', () => {
    const grid = [8, 10, 12, 14, 16, 18, 20, 24, 28];
    expect(told(fitSeries(grid, grid.map((n) => n * n)))).toBe('quadratic');
    expect(told(fitSeries(grid, grid.map((n) => n * n + (n % 4) * 5)))).toBe('undecided');
  });

  it('starts at any size', () => {
    for (const first of [0, 1, 2]) {
      const grid = [first, 4, 8, 16, 32, 64, 128];
      expect(told(fitSeries(grid, grid.map((n) => n * n)))).toBe('quadratic');
    }
  });

  it('of noise as large as the growth is undecided', () => {
    const grid = gridFor('linear', ['list[int]']);
    expect(told(fitSeries(grid, grid.map((n, i) => n * (i % 2 === 0 ? 1 : 1.6))))).toBe('undecided');
  });

  it('carries its evidence', () => {
    const grid = gridFor('linear', ['list[int]']);
    const fit = fitSeries(grid, grid.map((n) => 3 * n), 'loop');
    expect(fit).toMatchObject({ decided: true, class: power(1), evidence: { site: 'loop' } });
    if (fit.decided) expect(fit.evidence.error2).toBeGreaterThan(0.04);
  });

  it('is the same class whatever the unit of counting', () => {
    fc.assert(fc.property(
      fc.constantFrom(...LABELS.filter((label) => label !== 'np' && label !== 'constant')), fc.integer({ min: 1, max: 1000 }),
      fc.integer({ min: 0, max: 4 }), fc.boolean(),
      (label, unit, offset, ints) => {
        const growth = fromLabel(label);
        if (growth.kind !== 'power') return;
        const grid = gridFor(label, [ints ? 'int' : 'list[int]']);
        const values = grid.map((n) => Math.round(unit * n ** growth.p * log2(n) ** growth.q) + offset * unit);
        expect(told(fitSeries(grid, values))).toBe(label);
      },
    ), { seed: 7 });
  });
});

describe('the sites of a function', () => {
  const grid = gridFor('linear', ['list[int]']);
  const points = (sites: Readonly<Record<string, (n: number) => number>>) => grid.map((n) => ({
    n, sites: Object.fromEntries(Object.entries(sites).map(([name, count]) => [name, count(n)])),
  }));

  it('the largest decides, though another counts far more', () => {
    const fit = fitSites(points({ small: (n) => n, large: () => 1_000_000, sort: (n) => Math.ceil((n * log2(n)) / 50) }));
    expect(told(fit)).toBe('nlogn');
    expect(fit).toMatchObject({ evidence: { site: 'sort' } });
  });

  it('a site that saturates is overlooked under a larger one', () => {
    expect(told(fitSites(points({ loop: (n) => n, letters: (n) => Math.min(n, 700) })))).toBe('linear');
  });

  it('a site that cannot be told and grows as fast or faster leaves the function undecided', () => {
    const odd = (n: number): number => floor(n * log2(log2(n)));
    const late = fitSites(points({ loop: (n) => n, late: (n) => Math.max(0, n - 900) }));
    expect(late).toMatchObject({ decided: false, why: 'site', numbers: { site: 'late' } });
    expect(told(fitSites(points({ loop: (n) => n, sieve: odd })))).toBe('n log log n');
  });

  it('a site missing at some points counted nothing there', () => {
    expect(told(fitSites(grid.map((n) => ({ n, sites: n < 100 ? { loop: n } : { loop: n, rare: 1 } }))))).toBe('linear');
  });

  it('without any site is undecided', () => {
    expect(fitSites(grid.map((n) => ({ n, sites: {} })))).toEqual({ decided: false, why: 'none', numbers: {} });
  });
});

describe('sites judged against an expected class on a grid of another', () => {
  const verdict = (grid: readonly number[], count: (n: number) => number, expected: Label): string =>
    judgeSites(grid.map((n) => ({ n, sites: { loop: count(n), call: 1 } })), fromLabel(expected)).verdict;
  const small = [gridFor('cubic', ['list[int]']), gridFor('cubic', ['int']), gridFor('np', ['list[int]'])];

  it('agree when they follow it, though it could not be decided', () => {
    for (const grid of small) {
      expect(verdict(grid, (n) => Math.ceil(n * log2(n)), 'nlogn')).toBe('same');
      expect(verdict(grid, (n) => sum(n, bits), 'nlogn')).toBe('same');
      expect(verdict(grid, (n) => n, 'linear')).toBe('same');
      expect(verdict(grid, (n) => floor((n * n) / 4), 'quadratic')).toBe('same');
      expect(verdict(grid, () => 3, 'constant')).toBe('same');
    }
  });

  it('never agree with another label, lower-order terms of several times the leading one aside', () => {
    const labels = LABELS.filter((label) => label !== 'np');
    const known = KNOWN.filter(([label]) => label !== 'np');
    for (const grid of small) {
      for (const [label, name, count] of known.filter((entry) => !/min|wave|residue|3n/.test(entry[1]))) {
        const accepted = labels.filter((expected) => verdict(grid, count, expected) === 'same');
        expect([name, accepted.filter((expected) => expected !== label)]).toEqual([name, []]);
      }
    }
  });

  it('say on which side of it they are when that is decided', () => {
    const grid = gridFor('cubic', ['list[int]']);
    expect(verdict(grid, (n) => n * n, 'linear')).toBe('above');
    expect(verdict(grid, (n) => n, 'quadratic')).toBe('below');
    expect(verdict(grid, (n) => n * (1 + (n % 5)), 'linear')).toBe('unclear');
    expect(verdict(gridFor('np', ['int']), (n) => 2 ** n, 'cubic')).toBe('above');
    expect(verdict(gridFor('np', ['int']), (n) => 2 ** n, 'np')).toBe('same');
  });
});

describe('what is not decided, against what it must not outgrow', () => {
  const sizes = [16, 32, 64, 128, 256, 512];
  const series = (of: (n: number) => number): (readonly [number, number])[] => sizes.map((n) => [n, of(n)]);
  it('takes a series of a slower class, whatever it is', () => {
    expect(growsWithin(series((n) => 3 * n ** 0.6), power(1))).toBe(true);
    expect(growsWithin(series((n) => 40 + (n % 7)), power(1))).toBe(true);
  });
  it('refuses one that outgrows it slowly', () => {
    expect(growsWithin(series((n) => n ** 1.3), power(1))).toBe(false);
    expect(growsWithin(series((n) => n * Math.log2(n)), power(1))).toBe(false);
    expect(growsWithin(series((n) => Math.log2(n)), power(0))).toBe(false);
  });
  it('refuses to say anything about too few sizes', () => {
    expect(growsWithin(series((n) => n).slice(0, 2), power(2))).toBe(false);
  });
  it('holds three and four sizes to every one of them', () => {
    expect(growsWithin(series((n) => n * n + n).slice(0, 3), power(2))).toBe(true);
    expect(growsWithin(series((n) => n * n).slice(0, 3), power(1))).toBe(false);
  });
});

describe('grids', () => {
  it('reach eight times their start with five points or more, and the np grid stops at 22', () => {
    for (const label of LABELS.filter((name) => name !== 'np')) {
      for (const kinds of [['list[int]'], ['int'], ['str', 'int'], ['square'], []]) {
        const grid = gridFor(label, kinds);
        expect(grid.length).toBeGreaterThanOrEqual(5);
        expect(grid.at(-1)! / grid[0]!).toBeGreaterThanOrEqual(8);
        expect([...grid].sort((a, b) => a - b)).toEqual(grid);
      }
    }
    expect(gridFor('np', ['int']).at(-1)).toBe(22);
  });

  it('keep every int exact, and no side of a matrix above 512', () => {
    expect(Math.max(...gridFor('logn', ['int']))).toBe(2 ** 52 - 1);
    expect(Math.max(...gridFor('logn', ['int', 'list[int]']))).toBe(2 ** 16 - 1);
    for (const label of LABELS) expect(Math.max(...gridFor(label, ['square']))).toBeLessThanOrEqual(512);
  });
});

describe('the order of classes', () => {
  it('puts log log n between a constant and log n, and n log log n between n and n log n', () => {
    expect(compareClasses({ kind: 'loglog', p: 0 }, power(0))).toBeGreaterThan(0);
    expect(compareClasses({ kind: 'loglog', p: 0 }, power(0, 1))).toBeLessThan(0);
    expect(compareClasses({ kind: 'loglog', p: 1 }, power(1))).toBeGreaterThan(0);
    expect(compareClasses({ kind: 'loglog', p: 1 }, power(1, 1))).toBeLessThan(0);
  });
});
