import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fenced, judgeAnswer, lastBlock, makeContext, noAnswer, readAnswer, type Runtimes } from '@codewalk/core';
import { toyDomain } from './toy.js';

/** Strings in which what matters here is frequent. */
const pieces = ['```', '````', '~~~', '\n', '\r\n', '\r', ' ', '    ', '- ', '1. ', 'python', 'x', '<think>', '</think>', '<thinking>', '`', '"', '\ufeff', '\u200b', '\u001b[1m', '\u001b]', '\ud83d'];
const answers = fc.oneof(fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((p) => p.join('')), fc.string({ unit: 'binary' }));
const lines = fc.array(fc.oneof(fc.constantFrom('```', '```py', '````', '~~~', '</think>', '<think>', '\u200b```', '    ```', '\ufeff', 'a\rb'), fc.string()), { minLength: 1 });
const bodies = lines.map((l) => `${l.join('\n')}\n`).filter((b) => b.trim() !== '' && !b.includes('\r\n'));

describe('reading an answer', () => {
  it('gives a value for any string', () => {
    fc.assert(fc.property(answers, (raw) => {
      const { text, source, blocks, unfinished, ambiguous } = readAnswer(raw);
      expect(typeof text).toBe('string');
      expect(source.includes('\r\n')).toBe(false);
      if (unfinished || ambiguous) expect(blocks).toEqual([]);
      if (unfinished || ambiguous === 'thinking') expect(text + source).toBe('');
      for (const { body } of blocks) for (const line of body.split('\n')) expect(source).toContain(line.trimStart());
      expect(blocks.slice(0, -1).every((b) => b.closed)).toBe(true);
    }));
  });

  it('changes nothing the second time, where nothing new is made by taking something out', () => {
    fc.assert(fc.property(answers.filter((a) => !/[<\u001b\u009b]/.test(a)), (raw) => {
      const once = readAnswer(raw);
      expect(readAnswer(once.source.replace(/^\ufeff+/, '')).text).toBe(once.text.replace(/^\ufeff+/, ''));
      expect(readAnswer(once.text).text).toBe(once.text);
    }));
  });

  it('leaves plain text as it is', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme-ascii' }).filter((s) => !/[<`~\u001b\u009b]/.test(s)), (raw) => {
      expect(readAnswer(raw)).toEqual({ text: raw, source: raw, blocks: [], unfinished: false, ambiguous: null });
    }));
  });

  it('gives the same whatever the line ends it came with', () => {
    fc.assert(fc.property(answers.map((a) => a.replaceAll('\r', '')), (raw) => {
      expect(readAnswer(raw.replaceAll('\n', '\r\n'))).toEqual(readAnswer(raw));
    }));
  });

  it('gives the same with thinking before it', () => {
    fc.assert(fc.property(answers.filter((a) => !a.startsWith('\ufeff') && a.includes('\n')), fc.string().filter((s) => !/[<\r]/.test(s)), (raw, thought) => {
      expect(readAnswer(`<think>${thought}\n</think>${raw}`)).toEqual(readAnswer(raw));
    }));
  });

  it('gives back what was fenced, whatever it holds', () => {
    fc.assert(fc.property(bodies, fc.constantFrom('', 'python', 'rust ignore'), (body, info) => {
      expect(lastBlock(readAnswer(fenced(body, info)))).toEqual({ ok: true, value: body });
    }));
  });

  it('takes the last draft, and refuses when there is none', () => {
    const last = (text: string): unknown => lastBlock(readAnswer(text));
    expect(last('```\na\n```\n```\nb\n```')).toEqual({ ok: true, value: 'b\n' });
    expect(last('def f(): pass')).toMatchObject({ ok: false, code: 'no-block' });
    expect(last('```\n\n```')).toMatchObject({ ok: false, code: 'empty' });
    expect(last('```\na\n```\n```')).toMatchObject({ ok: false, code: 'ambiguous', detail: 'where fenced blocks begin and end can be read in two ways' });
    expect(last('```\na\n</think>\n```\nb')).toMatchObject({ ok: false, code: 'ambiguous', detail: 'where the thinking ends can be read in two ways' });
    expect(last('```\na\n```\n<think>')).toMatchObject({ ok: false, code: 'unfinished' });
  });

  it('reads a long line of one thing in no more than a moment', () => {
    for (const piece of ['\r', '\rx\n', '`', '<think>', '</think>', ' ', '\u001b]', '\u001b[1;', '```\n', '- ', '"<think>"']) readAnswer(piece.repeat(200_000));
  });
});

describe('judging an answer that cannot be read', () => {
  const judge = (text: string): Promise<unknown> =>
    Promise.resolve(judgeAnswer(toyDomain(), { values: [1, 2], note: '' }, text, makeContext('test', {} as Runtimes, new AbortController().signal)));

  it('fails without asking the domain', async () => {
    expect(await judge('3')).toMatchObject({ verdict: { status: 'pass' } });
    expect(await judge('<think>3')).toMatchObject({ verdict: { status: 'fail' }, unparsable: { code: 'unfinished' } });
    expect(await judge('```\na\n</think>\n```\n3')).toMatchObject({ verdict: { status: 'fail' }, unparsable: { code: 'ambiguous' } });
    expect(noAnswer(readAnswer('```\n'))).toBeNull();
  });
});
