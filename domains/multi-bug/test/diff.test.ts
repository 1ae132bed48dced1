import type { File } from '@codewalk/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyExactly } from '../src/apply-exactly.js';
import { toBytes } from '../src/bytes.js';
import { restoreLineEnds, withoutLineEnds } from '../src/line-ends.js';
import { readPatch } from '../src/patch.js';
import { writeDiff } from '../src/write-diff.js';
import { withMachine } from './machine.js';

const context = withMachine();
const file = (path: string, text: string, mode: File['mode'] = '644'): File => ({ path, mode, text });

/** What git makes of a diff as it would be sent. */
async function applied(before: readonly File[], diff: string): Promise<readonly File[]> {
  const { runtimes: { git }, signal } = context();
  const tree = await git.apply(await git.store(before, signal), { text: restoreLineEnds(withoutLineEnds(diff), before) }, signal);
  if (!tree.ok) throw new Error(`${tree.code}: ${tree.detail}\n${diff}`);
  return git.files(tree.value, signal);
}

const cases: [string, File[], File[]][] = [
  ['an edit', [file('a', 'one\ntwo\n')], [file('a', 'one\n2\n')]],
  ['a path with space, tab, quote, backslash, accent and dash', [file('-é "q"\t\\x y', 'a\n')], [file('-é "q"\t\\x y', 'b\n')]],
  ['a path with a space alone', [file('x y', 'a\n'), file('z', '\n')], [file('x y', 'b\n'), file('z', '\n')]],
  ['new, deleted and empty files', [file('a', 'x\n'), file('e', ''), file('k', 'k')], [file('b/c', 'x'), file('n', ''), file('k', 'k')]],
  ['modes with and without edits', [file('a', 'x\n'), file('b', 'x\n')], [file('a', 'x\n', '755'), file('b', 'y\n', '755')]],
  ['no newline at the end, gained and lost', [file('a', 'x'), file('b', 'x\n')], [file('a', 'x\n'), file('b', 'x')]],
  ['CRLF', [file('a', 'one\r\ntwo\r\nthree\r\n')], [file('a', 'one\r\n2\r\nnew\r\nthree\r\n')]],
  ['CRLF without an end', [file('a', 'one\r\ntwo')], [file('a', 'one\r\n2')]],
  ['mixed line ends', [file('a', 'one\r\ntwo\nthree\r\nfour\n')], [file('a', 'one\r\n2\nthree\r\n4\n')]],
  ['mixed line ends that text cannot tell', [file('a', 'one\r\ntwo\nthree\n')], [file('a', 'one\r\ntwo\nnew\r\nthree\n')]],
  ['LF to CRLF and back', [file('a', 'x\ny\n'), file('b', 'x\r\ny\r\n')], [file('a', 'x\r\ny\r\n'), file('b', 'x\ny\n')]],
  ['a new file with CRLF', [file('k', 'k')], [file('k', 'k'), file('a', 'x\r\n')]],
  ['CR alone', [file('a', 'x\ry\rz')], [file('a', 'x\ry\rw\r')]],
  ['bytes', [{ path: 'b', mode: '644', base64: Buffer.from([0, 255, 1]).toString('base64') }], [{ path: 'b', mode: '755', base64: Buffer.alloc(70_000, 254).toString('base64') }]],
  ['a file that becomes a link', [file('a', 'x\n'), file('b', 'y\n')], [file('a', 'b', 'link'), file('b', 'y\n')]],
  ['lines that look like headers', [file('a', '-- a/x\n@@ -1 +1 @@\n')], [file('a', '++ b/x\n@@ -1 +1 @@\n')]],
];

describe('the difference of two trees', () => {
  it.each(cases)('%s: git makes the one of the other', async (_name, before, after) => {
    expect(await applied(before, writeDiff(before, after))).toEqual([...after].sort((a, b) => (a.path < b.path ? -1 : 1)));
  });

  it.each(cases)('%s: applied here, it is what git makes of it, or for git to apply', async (_name, before, after) => {
    const sections = readPatch(toBytes({ text: restoreLineEnds(writeDiff(before, after), before) }));
    const here = sections.ok ? applyExactly(new Map(before.map((f) => [f.path, f])), sections.value) : null;
    if (here) expect([...here.values()].sort((a, b) => (a.path < b.path ? -1 : 1))).toEqual(await applied(before, writeDiff(before, after)));
  });

  it('of equal trees is empty', () => expect(writeDiff(cases[3]![1], cases[3]![1])).toBe(''));

  it('holds for any two texts', async () => {
    const text = fc.array(fc.constantFrom('a\n', 'b\n', 'a\r\n', 'b\r\n', '\n', '\r\n', '\r', 'é\n', '\u2028', '+x\n', '-- y\n', '\\ No newline\n', 'end'), { maxLength: 8 }).map((parts) => parts.join(''));
    await fc.assert(fc.asyncProperty(text, text, async (one, other) => {
      const [before, after] = [[file('f', one)], [file('f', other)]];
      const diff = writeDiff(before, after);
      expect(diff === '' ? before : await applied(before, diff)).toEqual(after);
      const sections = readPatch(toBytes({ text: restoreLineEnds(diff, before) }));
      const here = sections.ok ? applyExactly(new Map([['f', before[0]!]]), sections.value) : null;
      if (here) expect([...here.values()]).toEqual(after);
      else expect(diff === '' || diff.includes('GIT binary patch')).toBe(true);
      expect(withoutLineEnds(diff)).toBe(diff);
    }), { seed: 7, numRuns: 40 });
  });

  it('of very different files ends in time as one replacement', () => {
    const lines = (from: number): string => Array.from({ length: 30_000 }, (_, i) => `${(i * 7919 + from) % 1e6}\n`).join('');
    const diff = writeDiff([file('a', lines(1))], [file('a', lines(500_000))]);
    expect(diff.match(/^@@ /gm)).toHaveLength(1);
  });
});
