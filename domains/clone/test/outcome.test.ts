import { describe, expect, it } from 'vitest';
import { typed, type JavaOutcome, type TypedValue } from '@codewalk/core';
import { compareOutcomes, differentOutcome, formatOutcome, sameOutcome } from '../src/outcome.js';

const returned = (value: TypedValue, effects?: (JavaOutcome & { kind: 'returned' })['effects']): JavaOutcome => ({ kind: 'returned', value, ...(effects ? { effects } : {}) });
const threw = (exception: string): JavaOutcome => ({ kind: 'threw', exception });
const loose = { strict: false };
const zeros = [returned(typed.as('double[]', [typed.float(0)])), returned(typed.as('double[]', [typed.float(-0)]))] as const;

describe('outcomes', () => {
  it.each([
    ['equal values', returned([1, typed.float(Number.NaN)]), returned([1, typed.float(Number.NaN)])],
    ['one exception', threw('a.B'), threw('a.B')],
    ['zeros, but for strict pairs', ...zeros],
    ['maps in any order of making', returned(typed.dict([[1, 2], [3, 4]])), returned(typed.dict([[1, 2], [3, 4]]))],
    ['the same printed and changed', returned(1, { out: 'x', changed: { 0: 'a' } }), returned(1, { out: 'x', changed: { 0: 'a' } })],
  ] as const)('are the same with %s', (_, a, b) => {
    expect(compareOutcomes(a, b, loose)).toEqual({ kind: 'same' });
    expect(sameOutcome(b, a, loose)).toBe(true);
  });

  it.each([
    ['another value', 'result', returned(1), returned(2)],
    ['an int and a long', 'result', returned(1), returned(typed.as('long', 1))],
    ['null and a value', 'result', returned(null), returned('')],
    ['a value and an exception', 'exception', returned(1), threw('a.B')],
    ['two classes of exceptions', 'exception', threw('a.B'), threw('a.C')],
    ['an argument that one alone changed', 'arguments', returned(1), returned(1, { changed: { 1: 2 } })],
    ['an argument changed otherwise', 'arguments', returned(1, { changed: { 1: 3 } }), returned(1, { changed: { 1: 2 } })],
    ['other text', 'printed', returned(1, { out: 'x' }), returned(1)],
    ['text on the other stream', 'printed', returned(1, { out: 'x' }), returned(1, { err: 'x' })],
  ] as const)('differ by %s', (_, by, a, b) => {
    expect(compareOutcomes(a, b, loose)).toEqual({ kind: 'different', by });
    expect(differentOutcome(b, a, loose)).toBe(true);
  });

  it('tell zeros apart in strict pairs alone', () => {
    expect(compareOutcomes(...zeros, { strict: true })).toEqual({ kind: 'different', by: 'result' });
  });

  it.each(['cpu', 'memory', 'stack', 'output', 'value', 'skipped'] as const)('over a limit (%s) say nothing, not even of two', (limit) => {
    expect(compareOutcomes({ kind: 'limit', limit }, returned(1), loose)).toEqual({ kind: 'unknown', why: 'limit' });
    expect(compareOutcomes({ kind: 'limit', limit }, { kind: 'limit', limit }, loose)).toEqual({ kind: 'unknown', why: 'limit' });
  });

  it('that are outside say nothing', () => {
    const refused: JavaOutcome = { kind: 'refused', code: 'exits', detail: 'it ends the virtual machine' };
    expect(compareOutcomes(refused, refused, loose)).toEqual({ kind: 'unknown', why: 'refused' });
    expect([refused, threw('a.B'), returned('x'), { kind: 'limit', limit: 'cpu' } as const].map((outcome) => formatOutcome(outcome))).toEqual(['outside (exits: it ends the virtual machine)', 'throws a.B', '"x"', 'over its limit (cpu)']);
  });
});
