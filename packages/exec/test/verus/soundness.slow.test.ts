import { parseProgram, verifySource } from '@codewalk/verus';
import { afterAll, describe, expect, it } from 'vitest';
import { checkProgram } from '../../../verus/src/types/check.js';
import { exercise, seeded } from '../../../verus/test/inputs.js';
import { mutants, withAbsurdEnd } from '../../../verus/test/mutants.js';
import { createWasmSolver } from '../../src/verus/wasm-solver.js';
import { samples } from './programs.js';

const solver = createWasmSolver({ workers: 2 });
afterAll(() => solver.close());
const programs = samples('programs');
const SEED = 7;
const MUTANTS_A_PROGRAM = 10;

const verify = async (source: string): Promise<string> => (await verifySource(source, { solver, stopAtFirstFailure: true })).verdict;

describe('assert(false) at the end of a function', () => {
  for (const { name, source } of programs)
    it(`fails in every function of ${name}`, async () => {
      for (const fn of parseProgram(source).functions.filter((f) => f.mode !== 'spec')) {
        const absurd = withAbsurdEnd(source, fn);
        if (absurd !== undefined) expect(await verify(absurd), `at the end of ${fn.name}`).toBe('failed');
      }
    });
});

describe('mutants of verified programs', () => {
  for (const { name, source } of programs)
    it(`of ${name} are refused, or keep every promise when executed (seed ${SEED})`, async () => {
      const random = seeded(SEED);
      const all = mutants(source);
      const chosen = all.map((m) => ({ m, order: random() })).sort((a, b) => a.order - b.order).slice(0, MUTANTS_A_PROGRAM).map(({ m }) => m);
      for (const mutant of chosen) {
        const verdict = await verify(mutant.source);
        expect(verdict, mutant.name).not.toBe('error');
        if (verdict !== 'verified') continue;
        expect(mutant.kind, mutant.name).not.toBe('ensures negated');
        const { functions } = checkProgram(parseProgram(mutant.source), { allowAssume: false });
        for (const fn of functions.filter((f) => f.mode === 'exec')) expect(() => exercise(fn, seeded(SEED), 100), mutant.name).not.toThrow();
      }
    });
});
