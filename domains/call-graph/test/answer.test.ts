import { readAnswer, textFile, type Result } from '@codewalk/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filesOf, parseAnswer, renderAnswer } from '../src/answer/index.js';
import type { Answer } from '../src/task.js';

const START = { 'solution.py': `import math


def f(val):
    g_val = g(val)
    return g_val


def g(val):
    h_val = h(val)
    return math.sin(h_val)


def h(val):
    h_val = val
    return h_val
` };

const parse = (text: string): Result<Answer> => parseAnswer(START, readAnswer(text));
const diff = (...lines: string[]): string => `\`\`\`diff\n${lines.join('\n')}\n\`\`\`\n`;
const read = (text: string): string => {
  const result = parse(text);
  if (!result.ok) throw new Error(`${result.code}: ${result.detail}`);
  return result.value.files['solution.py']!;
};
const code = (text: string): string => {
  const result = parse(text);
  return result.ok ? 'read' : result.code;
};
const refusal = (text: string): string => {
  const result = parse(text);
  return result.ok ? 'read' : `${result.code}: ${result.detail}`;
};

describe('whole files', () => {
  it('are read from the last block, thinking and drafts before it', () => {
    const text = '<think>```\nno\n```</think>First:\n```python\n# === solution.py ===\ndraft\n```\nNow:\r\n\r\n```python\r\n# === solution.py ===\r\nx = 1\r\n```\r\n';
    expect(read(text)).toBe('x = 1\n');
  });

  it('may hold a comment that looks nearly like a header', () => {
    expect(read('```\n# === solution.py ===\n# === part two ===\nx = 1\n```')).toBe('# === part two ===\nx = 1\n');
  });

  it('may be empty', () => expect(read('```\n# === solution.py ===\n```')).toBe(''));

  it('survive a token limit only as what they are', () => expect(read('```\n# === solution.py ===\nx = 1\ny =')).toBe('x = 1\ny =\n'));

  it.each([
    ['nothing', '', 'no-block: the answer has no fenced block'],
    ['code outside a block', '# === solution.py ===\nx = 1\n', 'no-block: the answer has no fenced block'],
    ['an empty block', '```\n\n```', 'empty: the last fenced block is empty'],
    ['code without a header', '```python\nx = 1\n```', 'no-header: the block begins with "x = 1", neither with a file header nor with a diff'],
    ['a word before the header', '```\nHere:\n# === solution.py ===\nx\n```', 'no-header: the block begins with "Here:", neither with a file header nor with a diff'],
    ['a file that the task does not have', '```\n# === main.py ===\nx\n```', 'unknown-file: the answer writes main.py, which is no file of the task'],
    ['another file beside it', '```\n# === solution.py ===\nx\n# === mylibrary.py ===\ndef slow(): pass\n```', 'unknown-file: the answer writes mylibrary.py, which is no file of the task'],
    ['a file twice', '```\n# === solution.py ===\nx\n# === solution.py ===\ny\n```', 'file-twice: the answer writes solution.py twice'],
    ['a null byte', '```\n# === solution.py ===\nx = 1\ny = "\0"\n```', 'null-byte: solution.py holds a null byte'],
    ['a line end that only Python sees', '```\n# === solution.py ===\n# comment\rx = 1\n```', 'control-character: solution.py holds the control character U+000D'],
    ['a form feed', '```\n# === solution.py ===\n\fx = 1\n```', 'control-character: solution.py holds the control character U+000C'],
    ['half of a surrogate pair', '```\n# === solution.py ===\nx = "\ud800"\n```', 'not-text: solution.py holds half of a surrogate pair'],
    ['thinking without end', '<think>```\n# === solution.py ===\nx = 1\n```', 'unfinished: the thinking never ends, so there is no answer'],
  ])('are refused for %s', (_, text, expected) => expect(refusal(text)).toBe(expected));

  it('name the line of a character that does not belong', () => expect(parse('```\n# === solution.py ===\nx = 1\ny = "\0"\n```')).toMatchObject({ at: 'solution.py:2' }));
});

describe('a context diff', () => {
  it('replaces, adds and removes lines where its own lines are', () => {
    const text = diff('--- a/solution.py', '+++ b/solution.py', '@@ ... @@', ' def f(val):', '-    g_val = g(val)', '+    g_val = g(val, 1)', '@@ ... @@', '-def g(val):', '+def g(val, m):', '@@ ... @@', '-    return h_val', '+    return m * h_val');
    expect(read(text)).toBe(START['solution.py'].replace('g(val)\n    return', 'g(val, 1)\n    return').replace('def g(val):', 'def g(val, m):').replace('    return h_val', '    return m * h_val'));
  });

  it('takes its hunks in any order', () => {
    const hunks = [['@@ ... @@', '-import math'], ['@@ ... @@', '-def h(val):', '+def h(val, m):']];
    const both = [hunks, [...hunks].reverse()].map((order) => read(diff('--- solution.py', '+++ solution.py', ...order.flat())));
    expect(both[0]).toBe(both[1]);
  });

  it('may write empty lines without their space, also before the next hunk', () => {
    const text = diff('--- solution.py', '+++ solution.py', '@@ ... @@', '-import math', '', '', ' def f(val):', '', '@@ ... @@', '-    return h_val', '+    return val', '');
    expect(read(text)).toBe(START['solution.py'].replace('import math\n', '').replace('return h_val', 'return val'));
  });

  it('does not read what stands between the @@', () => expect(read(diff('--- solution.py', '+++ solution.py', '@@ -1,1 +1,0 @@ def f', '-import math'))).toBe(START['solution.py'].replace('import math\n', '')));

  it.each([
    ['a hunk that changes nothing', ['@@ ... @@', '-    h_val = h(val)', '@@ ... @@', '     h_val = val'], 'idle-hunk: solution.py, hunk 2: it changes nothing'],
    ['an ambiguous place', ['@@ ... @@', ' ', ' ', '+# gap'], 'ambiguous-hunk: solution.py, hunk 1: its lines are in the file more than once; more lines around them would tell which is meant'],
    ['lines that are not there', ['@@ ... @@', '-import math', '@@ ... @@', '-    return math.cos(h_val)', '+    return 1'], 'unappliable-hunk: solution.py, hunk 2: its lines are not in the file, one after the other'],
    ['lines that are there, but not in a row', ['@@ ... @@', ' def f(val):', '-    return g_val'], 'unappliable-hunk: solution.py, hunk 1: its lines are not in the file, one after the other'],
    ['another indentation', ['@@ ... @@', '-  return h_val', '+  return val'], 'unappliable-hunk: solution.py, hunk 1: its lines are not in the file, one after the other'],
    ['only added lines', ['@@ ... @@', '+x = 1'], 'ambiguous-hunk: solution.py, hunk 1: it has only added lines, so nothing says where they go'],
    ['two hunks at one line', ['@@ ... @@', '-import math', '@@ ... @@', '-import math', '+import os'], 'overlapping-hunks: solution.py, hunks 1 and 2: they touch the same line'],
    ['a line without a mark', ['@@ ... @@', 'import math', '+x'], 'malformed-hunk: solution.py, hunk 1: "import math" begins with none of space, + and -'],
    ['lines before a hunk', ['-import math'], 'no-hunk: solution.py: "-import math" stands before the first @@ line'],
    ['no hunk', [], 'no-hunk: solution.py: the diff has no hunk'],
  ])('is refused for %s', (_, lines, expected) => expect(refusal(diff('--- solution.py', '+++ solution.py', ...lines))).toBe(expected));

  it('is refused where it makes another file', () => {
    expect(code(diff('--- solution.py', '+++ other.py', '@@ ... @@', '-import math'))).toBe('renames-file');
    expect(code(diff('--- /dev/null', '+++ mylibrary.py', '@@ ... @@', '+x = 1'))).toBe('renames-file');
    expect(code(diff('--- mylibrary.py', '+++ mylibrary.py', '@@ ... @@', '-x = 1'))).toBe('unknown-file');
  });

  it('gives what the diff of two texts says, whenever it can be read', () => {
    const line = fc.constantFrom('a', 'b', 'c', '', '    a');
    fc.assert(fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), fc.nat(7), fc.nat(3), fc.array(line, { maxLength: 3 }), (lines, at, cut, added) => {
      const from = Math.min(at, lines.length - 1);
      const gone = lines.slice(from, from + cut);
      const hunk = [...lines.slice(0, from).map((l) => ` ${l}`), ...gone.map((l) => `-${l}`), ...added.map((l) => `+${l}`), ...lines.slice(from + cut).map((l) => ` ${l}`)];
      if (gone.length === 0 && added.length === 0) return;
      const result = parseAnswer({ 'solution.py': `${lines.join('\n')}\n` }, readAnswer(diff('--- solution.py', '+++ solution.py', '@@ ... @@', ...hunk)));
      const wanted = [...lines.slice(0, from), ...added, ...lines.slice(from + cut)];
      expect(result).toEqual({ ok: true, value: { files: { 'solution.py': wanted.length === 0 ? '' : `${wanted.join('\n')}\n` } } });
    }));
  });
});

describe('an answer as a whole', () => {
  it('reads back as it was written', () => {
    fc.assert(fc.property(fc.array(fc.constantFrom('x = 1', '', '```', '~~~~', '# === solution.pyx', '--- a', '<think>', '  y'), { maxLength: 6 }), (lines) => {
      const files = { 'solution.py': lines.map((line) => `${line}\n`).join('') };
      expect(parse(renderAnswer(files))).toEqual({ ok: true, value: { files } });
    }));
  });

  it('is refused by name at ten megabytes, in either form', () => {
    const long = `${'x = 1\n'.repeat(1_700_000)}`;
    expect(refusal(`\`\`\`\n# === solution.py ===\n${long}\`\`\``)).toBe(`too-large: the answer has 10200022 characters, more than ${100_000 + 30 * START['solution.py'].length}`);
    expect(code(diff('--- solution.py', '+++ solution.py', '@@ ... @@', '-import math', '+x = 1\n'.repeat(1_700_000)))).toBe('too-large');
    expect(code('\0'.repeat(10_000_000))).toBe('no-block');
  });

  it('is the file of the task as the workspace has it, whatever else lies there', () => {
    expect(filesOf(START, [textFile('test_it.py', 'x'), textFile('solution.py', 'x = 1\r\ny = 2')])).toEqual({ ok: true, value: { files: { 'solution.py': 'x = 1\ny = 2\n' } } });
    expect(filesOf(START, [])).toMatchObject({ code: 'missing-file', detail: 'solution.py is gone' });
    expect(filesOf(START, [{ path: 'solution.py', mode: 'link', text: '/etc/passwd' }])).toMatchObject({ code: 'not-text', detail: 'solution.py is a link' });
    expect(filesOf(START, [{ path: 'solution.py', mode: '644', base64: 'AA==' }])).toMatchObject({ code: 'not-text', detail: 'solution.py is no text' });
    expect(filesOf(START, [textFile('solution.py', 'x\0')])).toMatchObject({ code: 'null-byte' });
  });
});
