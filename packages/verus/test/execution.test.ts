import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseProgram } from '../src/index.js';
import { checkProgram } from '../src/types/check.js';
import { exercise, seeded } from './inputs.js';
import { Violation } from './interpreter.js';

const at = new URL('./programs/', import.meta.url);
const SEED = 20261129;

describe('verified programs, executed on random inputs that meet their requirements', () => {
  for (const file of readdirSync(at).sort())
    it(`${file} keeps every promise (seed ${SEED})`, () => {
      const source = readFileSync(new URL(file, at), 'utf8');
      const { functions, findings } = checkProgram(parseProgram(source), { allowAssume: false });
      expect(findings).toEqual([]);
      for (const fn of functions.filter((f) => f.mode === 'exec')) {
        const ran = exercise(fn, seeded(SEED), 150);
        expect(ran, `${fn.name} was never run`).toBeGreaterThan(0);
      }
    });
});

describe('the execution test itself', () => {
  const broken = (ensures: string, body: string): (() => void) => {
    const source = `use vstd::prelude::*; fn main() {} verus! { fn f(a: &Vec<u8>, x: u8) -> (r: u8) ensures ${ensures} { ${body} } }`;
    const { functions } = checkProgram(parseProgram(source), { allowAssume: false });
    return () => void functions.forEach((fn) => exercise(fn, seeded(SEED), 300));
  };

  it('finds a false ensures', () => expect(broken('r > x', 'x')).toThrow(Violation));
  it('finds an overflow', () => expect(broken('true', 'x + 1')).toThrow(Violation));
  it('finds an index out of bounds', () => expect(broken('true', 'a[0]')).toThrow(Violation));
  it('finds a division by zero', () => expect(broken('true', '1 / x')).toThrow(Violation));
  it('finds a quantified promise broken', () => expect(broken('forall|i: int| 0 <= i < a.len() ==> a[i] == r', 'x')).toThrow(Violation));
});
