import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DirectedGraph, UndirectedGraph } from 'graphology';
import { parse as parseGexf } from 'graphology-gexf';
import { parse as parseGraphml } from 'graphology-graphml';
import { defineDomain, ok, refuse, verdictOf, z, type Domain, type Pool, type Relation } from '@codewalk/core';
import { describe, expect, it } from 'vitest';
import { runHere } from '../../../test/bad-input/row.js';
import { scratch, SUMS } from '../../../test/cli.js';
import { lookAt } from '../src/commands/graph.js';

interface Atom {
  readonly id: string;
  readonly provenance: { readonly source: string; readonly licence: string };
  readonly gives: readonly string[];
  readonly takes: readonly string[];
}

/** `a: x>y` is an atom that takes x and gives y. */
const atomsOf = (text: string): Atom[] =>
  text.trim().split(/\s*;\s*/).map((line) => {
    const [id, takes, gives] = line.split(/[:>]/).map((part) => part.trim()) as [string, string, string];
    const keys = (part: string): string[] => part.split(' ').filter((key) => key !== '');
    return { id, provenance: { source: 'test', licence: 'CC0-1.0' }, takes: keys(takes), gives: keys(gives) };
  });

function domainOf(relation: Partial<Relation<Atom>> & { kind: 'directed' | 'symmetric' }, over: Partial<Domain> = {}): Domain {
  const atom = z.custom<Atom>();
  return defineDomain<unknown, Atom, unknown, number>({
    name: 'letters', version: '1.0.0', summary: 'Nothing.', section: 'none', needs: [], levels: { min: 1, max: 5 }, answerKind: 'artefact',
    schema: { options: z.unknown(), atom, task: z.unknown(), answer: z.number() },
    atoms: { parse: () => [] },
    relation: { provides: (a) => a.gives, ...(relation.kind === 'directed' ? { accepts: (a: Atom) => a.takes } : {}), ...relation },
    verifyAtom: () => verdictOf([]),
    compose: () => refuse('none', 'nothing'),
    unsolved: () => ({ kind: 'holds', cases: [] }),
    verify: () => verdictOf([]),
    prompt: () => ({ text: '', files: [], workspace: 'none' }),
    answer: { render: String, parse: () => ok(1) },
    attempts: () => ({ nearMisses: [], hacks: [], benign: [] }),
    ...(over as object),
  });
}

const poolOf = (atoms: readonly Atom[], edges?: Record<string, 'pass' | 'fail'>): Pool =>
  ({ atoms, refused: [], digest: '', lock: { format: 1, fingerprint: {}, domain: 'letters', version: '1.0.0', atoms: {}, ...(edges ? { edges } : {}) } });

describe('a directed graph', () => {
  // a → b → c → a is a circle; d leads into it, e out of it; f stands alone
  const atoms = atomsOf('a: 1>2; b: 2>3; c: 3>1; d: 9>1; e: 1>8; f: 7>6');
  const seen = lookAt(domainOf({ kind: 'directed' }), {}, poolOf(atoms));

  it('is counted exactly', () => {
    expect(seen.listed).toBe(true);
    expect(seen.statistics).toEqual({
      edges: { count: 6, exact: true }, // ab bc ca ce da de
      density: 6 / 30,
      degrees: { out: { min: 0, median: 1, max: 2 }, in: { min: 0, median: 1, max: 2 } },
      deadEnds: 2,
      components: { weak: { count: 2, largest: 5 }, strong: { count: 4, largest: 3 }, exact: true },
      reach: { min: 0, median: 3, max: 4 },
    });
  });

  it('has its groups counted level by level, to the last walk', () => {
    // three: abc abca→ no; abc bca cab bce dab ; four: dabc abce; five: dabce
    expect(seen.levels).toEqual([[1, 6], [2, 6], [3, 5], [4, 2], [5, 1]].map(([level, groups]) => ({ level, groups, exact: true })));
    expect(seen.largest).toEqual({ atLeast: 5, atMost: 5 });
  });

  it('does not take a long way round for one that exists', () => {
    // every walk passes the circle a b, then c or d: three atoms, though four can be reached
    const forked = lookAt(domainOf({ kind: 'directed' }), {}, poolOf(atomsOf('a: 1>2; b: 2>1 3; c: 3>4; d: 3>5')));
    expect(forked.largest).toEqual({ atLeast: 3, atMost: 3 });
  });
});

describe('a symmetric graph', () => {
  // two triangles that share c, and a pair
  const atoms = atomsOf('a: >1; b: >1; c: >1 2; d: >2; e: >2; f: >3; g: >3');

  it('is counted exactly', () => {
    const seen = lookAt(domainOf({ kind: 'symmetric' }), {}, poolOf(atoms));
    expect(seen.statistics).toEqual({
      edges: { count: 7, exact: true },
      density: 7 / 21,
      degrees: { all: { min: 1, median: 2, max: 4 } },
      deadEnds: 0,
      components: { weak: { count: 2, largest: 5 }, strong: null, exact: true },
      reach: { min: 1, median: 4, max: 4 },
    });
    // three: abc cde and a|b with c and d|e; four: all that leave out one of a b d e; five: all
    expect(seen.levels.map((l) => l.groups)).toEqual([7, 7, 6, 4, 1]);
    expect(seen.largest).toEqual({ atLeast: 5, atMost: 5 });
  });

  it('has an edge that only one order permits', () => {
    const seen = lookAt(domainOf({ kind: 'symmetric', permits: (a, b) => a.id > b.id && b.id !== 'f' }), {}, poolOf(atoms));
    expect(seen.statistics.edges).toEqual({ count: 6, exact: true });
    expect(seen.statistics.deadEnds).toBe(2);
  });

  it('counts only the groups that a stratum admits', () => {
    const strata = { kind: (a: Atom) => (a.id < 'c' ? 'early' : 'late'), of: (level: number) => [{ name: 'late', share: 1, patterns: [Array.from({ length: level }, () => 'late')] }] };
    const seen = lookAt(domainOf({ kind: 'symmetric' }, { strata } as never), {}, poolOf(atoms));
    expect(seen.levels.map((l) => l.groups)).toEqual([5, 4, 1, 0, 0]);
    expect(seen.look).toMatchObject({ by: 'kind', kinds: [{ name: 'late', atoms: 5 }, { name: 'early', atoms: 2 }] });
  });

  it('takes verified edges from the level on at which they bind', () => {
    const domain = domainOf({ kind: 'symmetric', verifyEdge: { fromLevel: 3, verify: async () => verdictOf([]) } });
    const all = atoms.flatMap((a) => atoms.map((b) => [`${a.id} ${b.id}`, a.id === 'f' || a.id === 'g' ? 'fail' : 'pass'] as const));
    const seen = lookAt(domain, {}, poolOf(atoms, Object.fromEntries(all)));
    expect(seen.levels.map((l) => l.groups)).toEqual([7, 7, 6, 4, 1]);
    expect(seen.statistics.edges.count).toBe(6);
  });
});

describe('a graph of many edges', () => {
  const many = (from: string, to: string, count: number): string => Array.from({ length: count }, (_, i) => `${from}${to}${i}: ${from}>${to}`).join(';');

  it('is bounded where its groups are too many to list', () => {
    const seen = lookAt(domainOf({ kind: 'directed' }), {}, poolOf(atomsOf(many('1', '1', 60))));
    expect(seen.levels).toEqual([
      { level: 1, groups: 60, exact: true }, { level: 2, groups: 60 * 59, exact: true }, { level: 3, groups: 60 * 59 * 58, exact: true },
      { level: 4, groups: 60 * 59 * 58 ** 2, exact: false }, { level: 5, groups: 60 * 59 * 58 ** 3, exact: false },
    ]);
    expect(seen.largest).toEqual({ atLeast: 60, atMost: 60 });
  });

  it('is seen through its keys, and still counted', () => {
    // 500 → 500 → 1, and one that nobody joins through a key that only it has
    const seen = lookAt(domainOf({ kind: 'directed' }), {}, poolOf(atomsOf(`${many('1', '2', 500)};${many('2', '3', 500)};z: 3>4;y: 9>4`)));
    expect(seen.listed).toBe(false);
    expect(seen.view.order).toBe(1002 + 5);
    expect(seen.view.size).toBe(2 * 1002);
    expect(seen.statistics).toEqual({
      edges: { count: 250_500, exact: true },
      density: 250_500 / (1002 * 1001),
      degrees: { out: { min: 0, median: 1, max: 500 }, in: { min: 0, median: 0, max: 500 } },
      deadEnds: 2,
      components: { weak: { count: 2, largest: 1001 }, strong: { count: 1002, largest: 1 }, exact: true },
      reach: { min: 0, median: 1, max: 501 },
    });
    expect(seen.levels.map((l) => l.groups)).toEqual([1002, 250_500, 250_000, 0, 0]);
    expect(seen.largest).toEqual({ atLeast: 3, atMost: 3 });
  });

  it('is seen through its keys where it is symmetric, and says what it does not know', () => {
    const atoms = atomsOf(`${Array.from({ length: 700 }, (_, i) => `a${i}: >1`).join(';')};b: >2`);
    const open = lookAt(domainOf({ kind: 'symmetric' }), {}, poolOf(atoms));
    expect(open.statistics).toMatchObject({ edges: { count: (700 * 699) / 2, exact: true }, components: { weak: { count: 2, largest: 700 }, exact: true }, degrees: { all: { min: 0, max: 699 } } });
    expect(open.levels[1]).toEqual({ level: 2, groups: (700 * 699) / 2, exact: true });
    const limited = lookAt(domainOf({ kind: 'symmetric', permits: (a, b) => a.id !== 'a1' && b.id !== 'a1' }), {}, poolOf(atoms));
    expect(limited.statistics).toMatchObject({ edges: { count: (700 * 699) / 2, exact: false }, degrees: null, components: { exact: false } });
    expect(limited.largest).toEqual({ atLeast: 5, atMost: 700 });
  });
});

describe('codewalk graph', () => {
  const root = scratch();
  process.env['XDG_CACHE_HOME'] = join(root, 'cache');
  const written = async (name: string): Promise<string> => {
    const to = join(root, name);
    expect(await runHere(['graph', '--domain', SUMS, '--to', to, '--quiet'])).toMatchObject({ code: 0, stderr: '' });
    return readFileSync(to, 'utf8');
  };

  it('writes files that are read back as the same graph, the same every time', async () => {
    const json = JSON.parse(await written('sums.json')) as Parameters<UndirectedGraph['import']>[0];
    const graph = new UndirectedGraph();
    graph.import(json as never);
    const plain = (g: UndirectedGraph): unknown => [g.nodes().map((n) => [n, g.getNodeAttributes(n)['kind']]), g.edges().map((e) => g.extremities(e))];
    expect(graph.order).toBe(60);
    expect(plain(parseGexf(UndirectedGraph, await written('sums.gexf')) as UndirectedGraph)).toEqual(plain(graph));
    expect(plain(parseGraphml(UndirectedGraph, await written('sums.graphml')) as UndirectedGraph)).toEqual(plain(graph));
    const dot = await written('sums.dot');
    expect(dot.match(/ -- /g)).toHaveLength(graph.size);
    expect(await written('again.dot')).toBe(dot);
  });

  it('gives colours, sizes and places that Gephi shows', async () => {
    const gexf = await written('shown.gexf');
    expect(gexf).toContain('xmlns:viz="http://www.gexf.net/1.2draft/viz"');
    expect(gexf.match(/<viz:color /g)).toHaveLength(60);
    expect(gexf.match(/<viz:size /g)).toHaveLength(60);
    expect(gexf.match(/<viz:position /g)).toHaveLength(60);
  });

  it('says the same as a document', async () => {
    const { code, stdout, stderr } = await runHere(['graph', '--domain', SUMS, '--json']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({ format: 1, domain: 'sums', relation: 'symmetric', nodes: 60, refused: 0, view: 'atoms', edges: { exact: true }, levels: { length: 9 } });
  });

  it.each([['picture.svg', 'bad-format'], ['picture', 'bad-format'], ['nowhere/picture.dot', 'no-folder']])('refuses to write %s', async (name, error) => {
    const { code, stderr } = await runHere(['graph', '--domain', SUMS, '--to', join(root, name)]);
    expect(code).toBe(2);
    expect(stderr).toContain(`[${error}]`);
  });

  it('refuses to write among the atoms', async () => {
    const folder = new URL('../../../atoms/complexity', import.meta.url).pathname;
    const { code, stderr } = await runHere(['graph', '--domain', 'complexity', '--to', join(folder, 'graph.dot')]);
    expect(code).toBe(2);
    expect(stderr).toContain('[out-in-atoms]');
  });

  it('orders and colours the complexity pool by label', async () => {
    const to = join(root, 'complexity.gexf');
    const { code, stdout } = await runHere(['graph', '--domain', 'complexity', '--to', to, '--json']);
    expect(code).toBe(0);
    const seen = JSON.parse(stdout) as { nodes: number; relation: string; colours: { by: string; kinds: { name: string; atoms: number }[] }; levels: { groups: number; exact: boolean }[]; edges: { count: number } };
    expect(seen).toMatchObject({ relation: 'directed', edges: { exact: true }, components: { exact: true }, colours: { by: 'label' } });
    expect(seen.colours.kinds.map((k) => k.name)).toEqual(['constant', 'logn', 'linear', 'nlogn', 'quadratic', 'cubic', 'np']);
    expect(seen.colours.kinds.reduce((sum, k) => sum + k.atoms, 0)).toBe(seen.nodes);
    expect(seen.levels.slice(0, 3)).toMatchObject([{ groups: seen.nodes, exact: true }, { groups: seen.edges.count, exact: true }, { exact: true }]);
    expect((parseGexf(DirectedGraph, readFileSync(to, 'utf8')) as DirectedGraph).size).toBe(seen.edges.count);
  });
});
