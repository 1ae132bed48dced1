import { readAnswer } from '@codewalk/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAnswer, renderAnswer } from '../src/answer.js';
import { attempts } from '../src/attempts.js';

const parse = (text: string): string => {
  const read = parseAnswer(readAnswer(text));
  return read.ok ? read.value : read.code;
};

describe('a verdict', () => {
  it('is one line', () => {
    expect(parse('VERDICT: 1')).toBe('eq');
    expect(parse('VERDICT: 0\n')).toBe('neq');
  });

  it.each([
    ['', 'empty'],
    ['VERDICT: 1\nVERDICT: 0', 'several-verdicts'],
    ['VERDICT: 0 VERDICT: 1', 'several-verdicts'],
    ['VERDICT: 1\nVERDICT: 1', 'several-lines'],
    ['They are the same.\nVERDICT: 1', 'several-lines'],
    ['VERDICT: 10', 'no-verdict'],
    ['VERDICT: 2', 'no-verdict'],
    ['VERDICT 1', 'no-verdict'],
    ['1', 'no-verdict'],
    ['not VERDICT: 1', 'no-verdict'],
    ['VERDICT: 1 (equivalent)', 'no-verdict'],
    ['<think>VERDICT: 1', 'unfinished'],
  ])('is not %j', (text, code) => {
    expect(parse(text)).toBe(code);
  });

  it('is read back as it was written', () => {
    for (const label of ['eq', 'neq'] as const) expect(parse(renderAnswer(label))).toBe(label);
  });

  it('is read or refused, whatever the text', () => {
    fc.assert(fc.property(fc.string(), (text) => typeof parse(text) === 'string'));
  });

  it('survives what is only dress, and nothing that guesses', () => {
    for (const label of ['eq', 'neq'] as const) {
      const { nearMisses, hacks, benign } = attempts(label);
      expect(benign.map(({ text }) => parse(text))).toEqual(benign.map(() => label));
      for (const { name, text } of [...nearMisses, ...hacks]) expect(parse(text), name).not.toBe(label);
    }
  });
});
