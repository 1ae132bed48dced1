import { describe, expect, it } from 'vitest';
import { withoutLines } from '../src/take-out.js';

const text = (lines: string): string => [...lines].map((line) => `${line}\n`).join('');
const out = (before: string, between: string, after: string): string | null => withoutLines(text(before), text(between), text(after));

describe('a text without the first of two changes', () => {
  it('keeps the second where they lie apart, touch, or one puts lines in beside the other', () => {
    expect(out('abcdefgh', 'aBcdefgh', 'aBcdefGh')).toBe(text('abcdefGh'));
    expect(out('abcd', 'aBcd', 'aBCd')).toBe(text('abCd'));
    expect(out('abcd', 'abCd', 'aBCd')).toBe(text('aBcd'));
    expect(out('ab', 'axb', 'axyb')).toBe(text('ayb')); // a function after one that came before
    expect(out('ab', 'axb', 'ayxb')).toBe(text('ayb'));
    expect(out('abcd', 'acd', 'aCd')).toBe(text('abCd')); // lines that were taken out come back
  });

  it('is nothing where both change the same lines, or where it is not known which comes first', () => {
    expect(out('abc', 'aBc', 'aXc')).toBe(null);
    expect(out('ab', 'axyzb', 'axYzb')).toBe(null);
    expect(out('ab', 'axzb', 'axyzb')).toBe(null); // within what the first put in
    expect(out('abc', 'ac', 'axc')).toBe(null);
    expect(out('abcd', 'ad', 'x')).toBe(null);
  });

  it('keeps the ends of lines, and a last line that has none', () => {
    expect(withoutLines('a\r\nb\r\nc', 'A\r\nb\r\nc', 'A\r\nb\r\nC')).toBe('a\r\nb\r\nC');
    expect(withoutLines('', 'a\n', 'a\nb')).toBe('b');
  });
});
