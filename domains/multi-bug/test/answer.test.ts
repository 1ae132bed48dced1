import { readAnswer, textFile } from '@codewalk/core';
import { describe, expect, it } from 'vitest';
import { answerFromFiles, parseAnswer, renderAnswer } from '../src/answer.js';
import type { Task } from '../src/task.js';
import { writeDiff } from '../src/write-diff.js';

const files = [textFile('a.py', 'x\r\ny\r\n'), textFile('doc.md', 'before\n```\ncode\n```\n')];
const task = { files } as unknown as Task;
const diff = writeDiff(files, [textFile('a.py', 'x\r\nz\r\n'), files[1]!]);
const code = (text: string): string => {
  const read = parseAnswer(readAnswer(text));
  return read.ok ? read.value : read.code;
};

describe('reading a diff', () => {
  it('gives back what was written, a diff over fences too', () => {
    const fences = writeDiff(files, [files[0]!, textFile('doc.md', 'after\n```\ncode\n````\n')]);
    for (const one of [diff, fences]) expect(code(renderAnswer(one))).toBe(one);
    expect(code(fences)).toBe(fences);
  });

  it.each<[string, string]>([
    ['bare', diff], ['with CRLF', diff.replaceAll('\n', '\r\n')], ['without its last newline', diff.slice(0, -1)], ['in a fence with words around', `I see.\n\n\`\`\`diff\n${diff}\`\`\`\nDone.`],
    ['after a draft', `\`\`\`diff\n--- a/q\n+++ b/q\n\`\`\`\n\`\`\`\n${diff}\`\`\``], ['in a fence that nobody closed', `\`\`\`\n${diff}`], ['with blank lines before', `\n\n${diff}`],
  ])('%s', (_name, text) => expect(code(text)).toBe(diff));

  it.each<[string, string, string]>([
    ['nothing', '', 'no-block'], ['an empty block', '```diff\n```', 'empty'], ['words', 'It works now.', 'no-block'], ['words in a fence', '```\nIt works now.\n```', 'no-diff'],
    ['thinking alone', `<think>${diff}</think>`, 'no-block'], ['a path outside', '```\n--- a/../x\n+++ b/../x\n@@ -1 +1 @@\n-a\n+b\n```', 'unsafe-path'], ['a hunk cut short', `\`\`\`\n${diff.split('\n').slice(0, 5).join('\n')}\n\`\`\``, 'malformed-patch'],
    ['too much', `--- a/x\n+++ b/x\n@@ -0,0 +1 @@\n+${'x'.repeat(9 * 1024 ** 2)}\n`, 'too-large'],
  ])('%s is refused', (_name, text, expected) => expect(code(text)).toBe(expected));
});

describe('an answer left in a work tree', () => {
  const answer = (after: typeof files): string => {
    const read = answerFromFiles(task, after);
    return read.ok ? read.value : read.code;
  };

  it('is its difference to the task, build leftovers aside', () => {
    const left = ['pkg/__pycache__/a.pyc', '.pytest_cache/x', 'b.pyc', 'node_modules/q/index.js'].map((path) => textFile(path, 'x'));
    expect(answer([textFile('a.py', 'x\r\nz\r\n'), files[1]!, ...left])).toBe(diff);
  });

  it('is refused where nothing changed, and where too much did', () => {
    expect(answer(files)).toBe('unchanged');
    expect(answer([...files, textFile('big', `${'x'.repeat(1000)}\n`.repeat(9000))])).toBe('too-large');
  });
});
