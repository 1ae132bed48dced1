import { fenced, lastBlock, ok, refuse, type AnswerText, type File, type Result } from '@codewalk/core';
import type { Answer } from './task.js';

/** Where the program stands in a solver's workspace. */
export const FILE = 'program.rs';

export const render = ({ program }: Answer): string => fenced(program, 'rust');

/** The whole program: the last fenced block, or an answer without fences that is one. */
export function parseAnswer(answer: AnswerText): Result<Answer> {
  const block = answer.blocks.length === 0 && !answer.ambiguous && /\bverus!\s*\{/.test(answer.source) ? ok(answer.source) : lastBlock(answer);
  return block.ok ? programOf(block.value) : block;
}

/** The file that was given, as the solver left it. */
export function answerFromFiles(files: readonly File[]): Result<Answer> {
  const file = files.find(({ path }) => path === FILE);
  if (!file || file.mode === 'link') return refuse('no-file', `there is no file ${FILE}`);
  return file.text === undefined ? refuse('not-text', `${FILE} is not text`) : programOf(file.text.replace(/\r\n/g, '\n'));
}

/** A program ends with one line break. */
function programOf(text: string): Result<Answer> {
  const program = text.replace(/^\n+|\s+$/g, '');
  return program === '' ? refuse('empty', 'the program is empty') : ok({ program: `${program}\n` });
}
