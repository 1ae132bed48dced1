import { fenced, lastBlock, noAnswer, ok, refuse, type AnswerText, type File, type Result } from '@codewalk/core';
import { isLeftover } from './editable.js';
import { withoutLineEnds } from './line-ends.js';
import { readPatch } from './patch.js';
import type { Task } from './task.js';
import { writeDiff } from './write-diff.js';

/** No repair is longer. */
const MAX_CHARACTERS = 8 * 1024 ** 2;

const STARTS = /^(?:diff --git |--- [^\n]*\n\+\+\+ )/;

/**
 * Reads a diff: all of a text that begins like one, else its last fenced block. Whether it applies is for the verdict; refused is
 * what holds no diff, or names a path outside the repository.
 */
export function parseAnswer(answer: AnswerText): Result<string> {
  const none = noAnswer(answer);
  if (none) return none;
  const source = answer.source.replace(/^\s*\n/, '');
  const block = STARTS.test(source) ? ok(source) : lastBlock(answer);
  if (!block.ok) return block;
  if (block.value.length > MAX_CHARACTERS) return refuse('too-large', `the diff has ${block.value.length} characters, and ${MAX_CHARACTERS} are the most`);
  const text = withoutLineEnds(block.value.replace(/^\n+/, ''));
  const diff = text.endsWith('\n') ? text : `${text}\n`;
  const read = readPatch(Buffer.from(diff, 'utf8').toString('latin1'));
  return read.ok ? ok(diff) : read;
}

/** A diff as a text that reads back as it. */
export const renderAnswer = (diff: string): string => fenced(diff, 'diff');

/** The diff from the task to a work tree as a solver left it; build leftovers that the task does not have are passed over. */
export function answerFromFiles(task: Task, files: readonly File[]): Result<string> {
  const known = new Set(task.files.map(({ path }) => path));
  const diff = writeDiff(task.files, files.filter(({ path }) => known.has(path) || !isLeftover(path)));
  if (diff === '') return refuse('unchanged', 'no file was changed');
  return diff.length > MAX_CHARACTERS ? refuse('too-large', `the difference has ${diff.length} characters, and ${MAX_CHARACTERS} are the most`) : ok(diff);
}
