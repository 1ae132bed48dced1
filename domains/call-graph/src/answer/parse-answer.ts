import { fenced, lastBlock, ok, refuse, type AnswerText, type File, type Result } from '@codewalk/core';
import type { Answer, Files } from '../task.js';
import { isDiffStart, parseDiff } from './context-diff.js';
import { linesOf, longestAnswer, unreadable, type SourceFile } from './source-file.js';
import { isHeader, parseWhole, renderWhole } from './whole-files.js';

/** The answer that holds these files, as a solver would write it: in full, in one block. */
export const renderAnswer = (files: Files): string => fenced(renderWhole(listed(files)));

/**
 * Reads an answer's last block as the files of the task after the change (paper A.13, A.14): in full behind file headers, or
 * as a context diff against `start`. Nothing is guessed; what can be read in two ways is refused and named. Total.
 */
export function parseAnswer(start: Files, answer: AnswerText): Result<Answer> {
  const block = lastBlock(answer);
  if (!block.ok) return block;
  const base = listed(start);
  const longest = longestAnswer(base);
  if (block.value.length > longest) return refuse('too-large', `the answer has ${block.value.length} characters, more than ${longest}`);
  const lines = linesOf(block.value);
  const first = lines.findIndex((line) => line.trim() !== '');
  const head = lines[first]!;
  const body = lines.slice(first);
  const files = isHeader(head) ? parseWhole(body, base) : isDiffStart(head) ? parseDiff(body, base)
    : refuse('no-header', `the block begins with ${JSON.stringify(head.slice(0, 60))}, neither with a file header nor with a diff`);
  return files.ok ? checked(files.value, longest) : files;
}

/** The files of the task as a solver left them in its workspace; whatever else lies there is not part of the answer. */
export function filesOf(start: Files, left: readonly File[]): Result<Answer> {
  const files: SourceFile[] = [];
  for (const { path } of listed(start)) {
    const file = left.find((f) => f.path === path);
    if (!file) return refuse('missing-file', `${path} is gone`);
    if (file.mode === 'link' || file.text === undefined) return refuse('not-text', `${path} is ${file.mode === 'link' ? 'a link' : 'no text'}`, path);
    const text = file.text.replace(/^\ufeff/, '').replace(/\r+\n/g, '\n');
    files.push({ path, text: text === '' || text.endsWith('\n') ? text : `${text}\n` });
  }
  return checked(files, longestAnswer(listed(start)));
}

const listed = (files: Files): SourceFile[] => Object.entries(files).map(([path, text]) => ({ path, text }));

function checked(files: readonly SourceFile[], longest: number): Result<Answer> {
  for (const { path, text } of files) {
    const refusal = unreadable(path, text, longest);
    if (refusal) return refusal;
  }
  return ok({ files: Object.fromEntries(files.map(({ path, text }) => [path, text])) });
}
