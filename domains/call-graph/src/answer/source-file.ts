import { refuse, type Refusal } from '@codewalk/core';

/** A file of a task or an answer: its text ends in a line feed unless it is empty. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** Characters that an answer may have: several times what the longest reference to such a program has. */
export const longestAnswer = (start: readonly SourceFile[]): number => 100_000 + 30 * start.reduce((sum, { text }) => sum + text.length, 0);

const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/;
const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * Why a text is none that Python and the rules would read alike; null where it is. A carriage return or form feed ends or
 * indents a line for one reader and not for another, and no program needs them.
 */
export function unreadable(path: string, text: string, longest: number): Refusal | null {
  if (text.length > longest) return refuse('too-large', `${path} has ${text.length} characters, more than ${longest}`, path);
  const control = CONTROL.exec(text);
  if (control) {
    const code = control[0].charCodeAt(0);
    const what = code === 0 ? 'a null byte' : `the control character U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
    return refuse(code === 0 ? 'null-byte' : 'control-character', `${path} holds ${what}`, `${path}:${lineOf(text, control.index)}`);
  }
  const lone = LONE_SURROGATE.exec(text);
  return lone ? refuse('not-text', `${path} holds half of a surrogate pair`, `${path}:${lineOf(text, lone.index)}`) : null;
}

/** The lines of a text, without the empty one behind its last line feed. */
export function linesOf(text: string): string[] {
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

/** The text of some lines, each ended by a line feed. */
export const textOf = (lines: readonly string[]): string => (lines.length === 0 ? '' : `${lines.join('\n')}\n`);

function lineOf(text: string, index: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < index; at = text.indexOf('\n', at + 1)) line++;
  return line;
}
