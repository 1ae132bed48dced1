import fc from 'fast-check';
import jstat from 'jstat';
import { describe, expect, it } from 'vitest';
import { buildGraph, enumerateGroups, groupKey, Stream, Walker, type AtomBase, type Relation } from '@codewalk/core';

interface Node extends AtomBase {
  readonly gives: readonly string[];
  readonly takes: readonly string[];
}

const node = (id: string, gives: readonly string[], takes: readonly string[] = gives): Node => ({ id, gives, takes, provenance: { source: 'test', licence: 'CC0-1.0' } });

const directed = (permits?: Relation<Node>['permits']): Relation<Node> => ({ kind: 'directed', provides: (a) => a.gives, accepts: (a) => a.takes, ...(permits ? { permits } : {}) });
const symmetric = (permits?: Relation<Node>['permits']): Relation<Node> => ({ kind: 'symmetric', provides: (a) => a.gives, ...(permits ? { permits } : {}) });

const adjacent = (relation: Relation<Node>, a: Node, b: Node): boolean =>
  relation.provides(a).some((key) => (relation.accepts ?? relation.provides)(b).includes(key)) && (relation.permits?.(a, b) ?? true);

/** The exact probability of each walk of the process, given that it did not end early: all pairs, no index. */
function exactWalks(relation: Relation<Node>, atoms: readonly Node[], level: number): Map<string, number> {
  let walks = atoms.map((a) => ({ walk: [a], p: 1 / atoms.length }));
  for (let i = 1; i < level; i++) {
    walks = walks.flatMap(({ walk, p }) => {
      const next = atoms.filter((b) => !walk.includes(b) && (relation.kind === 'directed' ? adjacent(relation, walk.at(-1)!, b) : walk.some((a) => adjacent(relation, a, b))));
      return next.map((b) => ({ walk: [...walk, b], p: p / next.length }));
    });
  }
  const total = walks.reduce((sum, w) => sum + w.p, 0);
  return new Map(walks.map(({ walk, p }) => [walk.map((a) => a.id).join(' '), p / total]));
}

/** The chi-squared p-value of drawn walks against the exact process. */
function pValue(relation: Relation<Node>, atoms: readonly Node[], level: number, draws: number): number {
  const exact = exactWalks(relation, atoms, level);
  const walker = new Walker(buildGraph(relation, atoms));
  const seen = new Map<string, number>();
  for (let d = 0; d < draws; d++) {
    const walk = walker.draw(Array.from({ length: level }, () => null), new Stream(`chi/${level}/draw/${d}`))!;
    const key = walk.map((a) => walker.graph.atoms[a]!.id).join(' ');
    seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  expect([...seen.keys()].filter((key) => !exact.has(key))).toEqual([]);
  const chi = [...exact].reduce((sum, [key, p]) => sum + ((seen.get(key) ?? 0) - draws * p) ** 2 / (draws * p), 0);
  return 1 - jstat.chisquare.cdf(chi, exact.size - 1);
}

const overlapping = [
  node('a', ['x', 'y', 'z']), node('b', ['x', 'y']), node('c', ['y', 'z', 'w']), node('d', ['w']), node('e', ['x', 'w']), node('f', ['z', 'y', 'x']),
];
const chain = [
  node('a', ['s'], ['i']), node('b', ['i', 's'], ['s', 'l']), node('c', ['l'], ['i', 's', 'l']), node('d', ['i'], ['l', 's']), node('e', ['s', 'l'], ['i', 's']),
];

describe('a drawn walk', () => {
  it.each([
    ['directed, overlapping keys', directed(), chain, 3],
    ['directed, with permits', directed((a, b) => !(a.id === 'b' && b.id === 'c')), chain, 3],
    ['symmetric, overlapping keys', symmetric(), overlapping, 3],
    ['symmetric, with permits', symmetric((a, b) => [a.id, b.id].sort().join('') !== 'af' && [a.id, b.id].sort().join('') !== 'bc'), overlapping, 4],
    ['directed, the exact scan after many refusals', directed((_, b) => b.id.endsWith('7')), Array.from({ length: 300 }, (_, i) => node(`n${i}`, ['k'], ['k'])).filter((n) => n.id.endsWith('7') || Number(n.id.slice(1)) < 280).slice(0, 300), 2],
  ] as const)('is as likely as the process says: %s', (_, relation, atoms, level) => {
    expect(pValue(relation, atoms, level, 40_000)).toBeGreaterThan(1e-4);
  });

  it('is told from a biased process by the same test', () => {
    const lopsided = directed();
    const biased: Relation<Node> = { ...lopsided, accepts: (a) => (a.id === 'd' ? ['l'] : a.takes) };
    const walker = new Walker(buildGraph(biased, chain));
    const exact = exactWalks(lopsided, chain, 2);
    const draws = 40_000;
    const seen = new Map<string, number>();
    for (let d = 0; d < draws; d++) {
      const key = walker.draw([null, null], new Stream(`bias/${d}`))!.map((a) => walker.graph.atoms[a]!.id).join(' ');
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
    const chi = [...exact].reduce((sum, [key, p]) => sum + ((seen.get(key) ?? 0) - draws * p) ** 2 / (draws * p), 0);
    expect(1 - jstat.chisquare.cdf(chi, exact.size - 1)).toBeLessThan(1e-6);
  });

  it('starts over at a dead end and gives none where none exists', () => {
    const atoms = [node('a', ['x'], []), node('b', [], ['x']), node('c', [], [])];
    const walker = new Walker(buildGraph(directed(), atoms));
    expect(walker.draw([null, null], new Stream('dead'))!.map((a) => walker.graph.atoms[a]!.id)).toEqual(['a', 'b']);
    expect(walker.draw([null, null, null], new Stream('dead'))).toBeNull();
    expect(new Walker(buildGraph(directed(), [])).draw([null], new Stream('dead'))).toBeNull();
  });

  it('does not depend on the order of the atom list', () => {
    const names = fc.shuffledSubarray([...overlapping], { minLength: overlapping.length });
    const draw = (atoms: readonly Node[]): (string[] | undefined)[] => {
      const walker = new Walker(buildGraph(symmetric(), atoms));
      return Array.from({ length: 20 }, (_, d) => walker.draw([null, null, null], new Stream(`order/${d}`))?.map((a) => walker.graph.atoms[a]!.id));
    };
    fc.assert(fc.property(names, (atoms) => {
      expect(draw(atoms)).toEqual(draw(overlapping));
    }));
  });

  it('follows a pattern of kinds', () => {
    const kinds = (a: Node): string => (a.id < 'c' ? 'early' : 'late');
    const graph = buildGraph(directed(), chain, kinds);
    const walker = new Walker(graph);
    const [early, late] = ['early', 'late'].map((k) => graph.kinds.indexOf(k)) as [number, number];
    for (let d = 0; d < 200; d++) {
      const walk = walker.draw([late, early, null], new Stream(`kinds/${d}`))!;
      expect(kinds(graph.atoms[walk[0]!]!)).toBe('late');
      expect(kinds(graph.atoms[walk[1]!]!)).toBe('early');
    }
  });

  it('refuses two atoms of one id', () => {
    expect(() => buildGraph(directed(), [node('a', ['x']), node('a', ['y'])])).toThrow('two atoms have the id a');
  });
});

describe('enumerating groups', () => {
  it.each([['directed', directed(), chain], ['symmetric', symmetric(), overlapping]] as const)('gives every group once: %s', (_, relation, atoms) => {
    const walker = new Walker(buildGraph(relation, atoms));
    const found = [...enumerateGroups(walker, [[null, null, null]])!.keys()].sort();
    const ids = [...walker.graph.atoms].map((a) => a.id);
    const exact = new Set([...exactWalks(relation, atoms, 3).keys()].map((key) => groupKey(key.split(' ').map((id) => ids.indexOf(id)), relation.kind === 'directed')));
    expect(found).toEqual([...exact].sort());
  });

  it('gives up above 100,000 groups', () => {
    const atoms = Array.from({ length: 400 }, (_, i) => node(`n${i}`, ['k']));
    expect(enumerateGroups(new Walker(buildGraph(symmetric(), atoms)), [[null, null, null]])).toBeNull();
  });
});
