import { describe, expect, it } from 'vitest';
import { graphFor, verdictOf, verifyPool, Walker, type Domain, type Pool, type PoolLock, type Runtimes } from '../src/index.js';
import { toyAtom, toyDomain, type ToyAtom } from './toy.js';

/** A chain goes from a smaller number to a larger one, and an edge holds where they are not three apart. */
const chained = (asked: string[] = []): Domain => toyDomain({
  relation: {
    kind: 'directed', provides: () => ['k'], accepts: () => ['k'], permits: (a: ToyAtom, b: ToyAtom) => a.value < b.value,
    verifyEdge: {
      fromLevel: 3,
      verify: async (a: ToyAtom, b: ToyAtom) => {
        asked.push(`${a.id} ${b.id}`);
        return verdictOf([{ name: 'not three apart', status: b.value - a.value === 3 ? 'fail' : 'pass' }]);
      },
    },
  },
});

const ATOMS = [0, 1, 2, 3, 4].map((value) => toyAtom(`n${value}`, value));
const verify = (domain: Domain, atoms: readonly ToyAtom[], known: PoolLock | null = null, onVerified?: (what: 'atom' | 'edge', done: number, of: number) => void): Promise<Pool> =>
  verifyPool({ domain, atoms, known, fingerprint: {}, services: { runtimes: {} as Runtimes, signal: new AbortController().signal }, jobs: 2, ...(onVerified && { onVerified }) });

describe('a pool whose domain verifies edges', () => {
  it('keeps a verdict for each edge, and tells atoms and edges apart while it goes', async () => {
    const told: string[] = [];
    const { lock } = await verify(chained(), ATOMS, null, (what, done, of) => void told.push(`${what} ${done}/${of}`));
    expect(Object.keys(lock.edges!)).toHaveLength(10);
    expect(Object.entries(lock.edges!).filter(([, verdict]) => verdict === 'fail').map(([edge]) => edge).sort()).toEqual(['n0 n3', 'n1 n4']);
    expect([told.length, told[0], told[4], told[5], told[14]]).toEqual([15, 'atom 1/5', 'atom 5/5', 'edge 1/10', 'edge 10/10']);
  });

  it('asks again of the edges of a changed atom alone', async () => {
    const { lock } = await verify(chained(), ATOMS);
    const asked: string[] = [];
    const changed = ATOMS.map((atom) => (atom.id === 'n2' ? toyAtom('n2', 2, ['k', 'other']) : atom));
    const again = await verify(chained(asked), changed, lock);
    expect(asked.sort()).toEqual(['n0 n2', 'n1 n2', 'n2 n3', 'n2 n4']);
    expect(again.lock.edges).toEqual(lock.edges);
  });

  it('walks failed edges below the level from which they bind, and none from there on', async () => {
    const domain = chained();
    const pool = await verify(domain, ATOMS);
    const next = (level: number, id: string): string[] => {
      const graph = graphFor(domain, pool, level);
      return [...new Walker(graph).next([graph.atoms.findIndex((a) => a.id === id)], null)].map((i) => graph.atoms[i]!.id).sort();
    };
    expect(next(2, 'n0')).toEqual(['n1', 'n2', 'n3', 'n4']);
    expect(next(3, 'n0')).toEqual(['n1', 'n2', 'n4']);
  });
});
