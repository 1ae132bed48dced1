import { describe, expect, it } from 'vitest';
import { verdictOf, verifyPool, type AtomBase, type AtomVerdict, type Context, type Domain, type Runtimes } from '../src/index.js';

const atoms = Array.from({ length: 100 }, (_, i): AtomBase => ({ id: `a${String(i).padStart(3, '0')}`, provenance: { source: 's', licence: 'l' } }));
const pass: AtomVerdict = { ...verdictOf([{ name: 'fits', status: 'pass' }]), figures: { n: 1 } };
const error = verdictOf([{ name: 'fits', status: 'error', detail: 'lost' }]);

const pool = (parts: Pick<Domain, 'verifyAtom' | 'verifyAtoms'>): ReturnType<typeof verifyPool> =>
  verifyPool({
    domain: { name: 'toy', version: '1.0.0', relation: { kind: 'symmetric', provides: () => [] }, ...parts } as unknown as Domain,
    atoms, known: null, fingerprint: {}, services: { runtimes: {} as Runtimes, signal: new AbortController().signal }, jobs: 2,
  });

describe('a pool whose domain verifies many atoms at once', () => {
  it('asks for each atom once, in chunks, and keeps verdicts and figures by atom', async () => {
    const asked: string[][] = [];
    const { atoms: kept, refused, lock } = await pool({
      verifyAtom: () => { throw new Error('asked alone'); },
      verifyAtoms: async (chunk: readonly AtomBase[]) => {
        asked.push(chunk.map(({ id }) => id));
        return chunk.map(({ id }) => (id === 'a050' ? verdictOf([{ name: 'fits', status: 'fail' }]) : pass));
      },
    });
    expect(asked.map((chunk) => chunk.length)).toEqual([40, 40, 20]);
    expect(asked.flat()).toEqual(atoms.map(({ id }) => id));
    expect([kept.length, refused.map(({ id }) => id), lock.atoms['a000']!.figures]).toEqual([99, ['a050'], { n: 1 }]);
  });

  it('tries an atom alone again where the machine failed at it', async () => {
    const alone: string[] = [];
    const { atoms: kept } = await pool({
      verifyAtom: ({ id }: AtomBase, _ctx: Context) => (alone.push(id), pass),
      verifyAtoms: async (chunk: readonly AtomBase[]) => chunk.map(({ id }) => (id === 'a007' ? error : pass)),
    });
    expect([kept.length, alone]).toEqual([100, ['a007']]);
  });

  it('does not take verdicts that are not one an atom', async () => {
    await expect(pool({ verifyAtom: () => pass, verifyAtoms: async () => [pass] })).rejects.toThrow('toy gave 1 verdicts on 40 atoms');
  });
});
