import { describe, expect, it } from 'vitest';
import { buildGraph, CodewalkError, type AtomBase, generateCell, planStrata, type CellRequest, type Domain, type Ended, type Runtimes, type Tried } from '@codewalk/core';
import { toyAtom, toyAtoms, toyDomain } from './toy.js';

const services = { runtimes: {} as Runtimes, signal: new AbortController().signal };

interface Cell {
  readonly domain?: Domain;
  readonly level: number;
  readonly wanted: number;
  readonly jobs?: number;
  readonly seed?: string;
  readonly maxTried?: number;
  readonly atoms?: ReturnType<typeof toyAtoms>;
  readonly done?: CellRequest['done'];
  readonly ids?: Set<string>;
}

async function fill({ domain = toyDomain(), level, wanted, jobs = 1, seed = '42', maxTried, atoms = toyAtoms(40), done = new Map(), ids = new Set() }: Cell): Promise<{ tried: Tried[]; ended: ReadonlyMap<string, Ended> }> {
  const options = domain.schema.options.parse({});
  const results = generateCell({
    domain, options, graph: buildGraph<AtomBase>(domain.relation, atoms, domain.strata?.kind), seed, level,
    strata: planStrata(domain, options, { level, wanted, maxTried }), done, ids, services, jobs,
  });
  const tried: Tried[] = [];
  for (;;) {
    const next = await results.next();
    if (next.done) return { tried, ended: next.value };
    tried.push(next.value);
  }
}

/** A domain whose candidates finish out of order. */
const dawdling = (): Domain => {
  let turn = 0;
  const domain = toyDomain();
  return { ...domain, verify: async (task, answer, ctx) => {
    for (let i = 0; i < (turn++ * 7) % 5; i++) await new Promise((resolve) => setImmediate(resolve));
    return domain.verify(task, answer, ctx);
  } };
};

describe('filling a cell', () => {
  it('gives the same at any concurrency, and another bank for another seed', async () => {
    const one = await fill({ level: 3, wanted: 30 });
    for (const jobs of [2, 8]) expect(await fill({ domain: dawdling(), level: 3, wanted: 30, jobs })).toEqual(one);
    expect(one.tried.filter((t) => t.composed)).toHaveLength(30);
    expect(one.ended.get('all')).toBe('complete');
    const ids = (cell: typeof one): string[] => cell.tried.flatMap((t) => (t.composed ? [t.composed.id] : []));
    const other = await fill({ level: 3, wanted: 30, seed: '43' });
    expect(ids(other).filter((id) => ids(one).includes(id)).length).toBeLessThan(5);
  });

  it('goes on from a journal as if it had never stopped', async () => {
    const whole = await fill({ level: 2, wanted: 20 });
    for (const stop of [1, 7, 20]) {
      const before = whole.tried.slice(0, stop);
      const done = new Map([['all', { tried: stop, admitted: before.filter((t) => t.composed).length }]]);
      const ids = new Set(before.flatMap((t) => (t.composed ? [t.composed.id] : [])));
      const rest = await fill({ level: 2, wanted: 20, done, ids });
      expect([...before, ...rest.tried]).toEqual(whole.tried);
    }
  });

  it('never tries a group twice and ends when all were tried', async () => {
    const atoms = toyAtoms(40).slice(0, 6).map((a) => ({ ...a, links: ['k'] }));
    const { tried, ended } = await fill({ level: 3, wanted: 1000, atoms });
    expect(tried).toHaveLength(20); // 6 over 3
    expect(new Set(tried.map((t) => [...t.atoms].sort().join(' '))).size).toBe(20);
    expect(ended.get('all')).toBe('exhausted');
  });

  it('tells groups by their order in a directed relation', async () => {
    const domain = toyDomain({ relation: { kind: 'directed', provides: () => ['k'], accepts: () => ['k'] } });
    const { tried } = await fill({ domain, level: 2, wanted: 1000, atoms: toyAtoms(4) });
    expect(new Set(tried.map((t) => t.atoms.join(' '))).size).toBe(12);
  });

  it('gives up after the candidates that it may try', async () => {
    const domain = toyDomain({ compose: () => ({ ok: false, code: 'never', detail: 'never' }) });
    const { tried, ended } = await fill({ domain, level: 2, wanted: 2, maxTried: 17 });
    expect(tried).toHaveLength(17);
    expect(ended.get('all')).toBe('gave-up');
  });

  it('keeps nothing of a level that no walk reaches', async () => {
    const { tried, ended } = await fill({ level: 4, wanted: 5, atoms: [toyAtom('a', 1, ['x']), toyAtom('b', 2, ['x']), toyAtom('c', 3, ['y'])] });
    expect([tried, ended.get('all')]).toEqual([[], 'exhausted']);
  });

  it('rejects a second task of the same id as a duplicate', async () => {
    const domain = toyDomain({ prompt: () => ({ text: 'always the same', files: [], workspace: 'none' }) });
    const { tried } = await fill({ domain, level: 1, wanted: 2, atoms: [toyAtom('a', 1), toyAtom('b', 2)] });
    expect(tried.map((t) => t.admission.outcome === 'rejected' ? t.admission.code : 'admitted')).toEqual(['admitted', 'duplicate']);
  });

  it('shares a count between strata and draws each by its own patterns', async () => {
    const domain = toyDomain({
      strata: {
        kind: (a: { value: number }) => (a.value % 2 === 0 ? 'even' : 'odd'),
        of: () => [
          { name: 'even', share: 1, patterns: [['even', 'even']] },
          { name: 'one-odd', share: 1, patterns: [['odd', 'even'], ['even', 'odd']] },
        ],
      },
    });
    const { tried } = await fill({ domain, level: 2, wanted: 11 });
    const admitted = tried.filter((t) => t.composed);
    expect(admitted.filter((t) => t.stratum === 'even')).toHaveLength(6);
    expect(admitted.filter((t) => t.stratum === 'one-odd')).toHaveLength(5);
    const odd = (id: string): boolean => Number(id.slice(1)) % 2 === 1;
    expect(tried.filter((t) => t.stratum === 'even').every((t) => t.atoms.every((a) => !odd(a)))).toBe(true);
    const first = tried.filter((t) => t.stratum === 'one-odd');
    expect(first.every((t) => t.atoms.filter(odd).length === 1)).toBe(true);
    expect(new Set(first.map((t) => odd(t.atoms[0]!))).size).toBe(2);
  });
});

describe('a machine error', () => {
  const failing = (times: number): Domain => {
    let left = times;
    const domain = toyDomain();
    return { ...domain, verify: (task, answer, ctx) => (left-- > 0 ? { status: 'error', cases: [{ name: 'worker', status: 'error', detail: 'lost' }] } : domain.verify(task, answer, ctx)) };
  };

  it('is tried again twice, and then counts for nothing', async () => {
    const { tried } = await fill({ domain: failing(2), level: 2, wanted: 5, jobs: 2 });
    expect(tried).toEqual((await fill({ level: 2, wanted: 5 })).tried);
  });

  it('stops the run at that candidate when it stays', async () => {
    const error = await fill({ domain: failing(1000), level: 2, wanted: 5, jobs: 2 }).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(CodewalkError);
    expect((error as CodewalkError).kind).toBe('environment');
    expect((error as CodewalkError).message).toMatch(/^candidate 0 of toy L2\/all \(n\d+ → n\d+\) failed for a reason of this machine: lost$/);
  });

  it('is told apart from a domain that throws, which is a bug', async () => {
    const domain = toyDomain({ compose: () => { throw new Error('oops'); } });
    const error = await fill({ domain, level: 1, wanted: 1 }).catch((e: unknown) => e);
    expect((error as CodewalkError).kind).toBe('bug');
    expect((error as CodewalkError).message).toMatch(/^domain toy threw at n\d+: oops$/);
  });
});
