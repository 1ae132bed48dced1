import { CodewalkError, z, type Problem } from '@codewalk/core';
import type { Label } from './growth.js';

/** One program of the data set. `line` is 1-based. */
export interface Program {
  readonly line: number;
  readonly source: string;
  readonly label: Label;
  readonly problem: string | null;
  readonly from: string | null;
}

const CLASSES: Readonly<Record<string, Label>> = {
  constant: 'constant', logn: 'logn', linear: 'linear', nlogn: 'nlogn', quadratic: 'quadratic', cubic: 'cubic', np: 'np', exponential: 'np',
};

const own = z.looseObject({ src: z.string(), complexity: z.string(), problem: z.string().nullish(), from: z.string().nullish() });
const chat = z.looseObject({ messages: z.array(z.looseObject({ role: z.string(), content: z.string() })) });

/**
 * Reads the data set's own JSONL (`src`, `complexity`, …) and the chat form of its splits (`messages`). Throws a usage error that
 * lists every line that is neither, as `name:line`.
 */
export function readPrograms(text: string, name: string): Program[] {
  const problems: Problem[] = [];
  const programs: Program[] = [];
  for (const [i, line] of text.replace(/^\ufeff/, '').split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const read = readLine(line, i + 1);
    if (typeof read === 'string') problems.push({ code: 'bad-line', message: read, at: `${name}:${i + 1}` });
    else programs.push(read);
  }
  if (programs.length === 0 && problems.length === 0) problems.push({ code: 'no-programs', message: `${name} holds no programs`, at: name });
  const [first, ...rest] = problems;
  if (first) throw new CodewalkError('usage', [first, ...rest]);
  return programs;
}

/** A program, or what is wrong with the line. */
function readLine(line: string, number: number): Program | string {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return 'this line is not JSON';
  }
  const native = own.safeParse(value);
  if (native.success) {
    const { src, complexity, problem, from } = native.data;
    const label = labelOf(complexity);
    return label === null ? unknownClass(complexity) : { line: number, source: src, label, problem: problem ?? null, from: from ?? null };
  }
  const talk = chat.safeParse(value);
  if (!talk.success) return 'this line has neither "src" and "complexity" nor "messages"';
  const said = (role: string): string | undefined => talk.data.messages.find((m) => m.role === role)?.content;
  const [asked, answered] = [said('user'), said('assistant')];
  if (asked === undefined || answered === undefined) return 'its messages lack one of the user or of the assistant';
  const label = labelOf(answered.replace(/^\s*complexity\s*:/i, ''));
  if (label === null) return unknownClass(answered);
  return { line: number, source: quoted(asked), label, problem: null, from: null };
}

/** Named by a label in its own words; `Object.hasOwn` since a class may be called `constructor`. */
function labelOf(text: string): Label | null {
  const name = text.trim().toLowerCase();
  return Object.hasOwn(CLASSES, name) ? CLASSES[name]! : null;
}

const unknownClass = (text: string): string => `${JSON.stringify(text.slice(0, 40))} names no class; they are ${Object.keys(CLASSES).join(', ')}`;

/** The program stands between two lines of dashes. */
function quoted(message: string): string {
  const lines = message.split('\n');
  const rule = (line: string): boolean => /^-{20,}$/.test(line);
  const first = lines.findIndex(rule);
  const last = lines.findLastIndex(rule);
  return first >= 0 && last > first ? lines.slice(first + 1, last).join('\n') : message;
}
