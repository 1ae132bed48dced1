import { readFileSync, existsSync } from 'node:fs';
import { usageError, zodProblems, throwProblems, type Problem } from '@codewalk/core';
import type { z } from 'zod';
import { lineOf, repeatedNames, syntaxProblems } from './json.js';

/** The whole lines of a JSONL file and where each ends; what follows the last `\n` is torn and left out. */
export interface RawLines {
  readonly lines: readonly string[];
  /** Byte offset after line i. */
  readonly ends: readonly number[];
}

export function readLines(path: string): RawLines {
  if (!existsSync(path)) return { lines: [], ends: [] };
  const data = readFileSync(path);
  const lines: string[] = [];
  const ends: number[] = [];
  for (let from = 0, end = data.indexOf(10); end >= 0; end = data.indexOf(10, from)) {
    lines.push(data.toString('utf8', from, end));
    from = end + 1;
    ends.push(from);
  }
  return { lines, ends };
}

/** A line that a person gives is at most this long, so that one stray file is not read as one answer. */
const MAX_LINE_BYTES = 16 * 1024 * 1024;

/** A file that a person gave, as bytes. Throws a usage error where there is none, or it is a folder or closed. */
function readInput(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    const why = code === 'ENOENT' ? `there is no file ${path}` : code === 'EISDIR' ? `${path} is a folder, not a file` : `${path} cannot be read: ${message}`;
    throw usageError('unreadable', why, { at: path, cause });
  }
}

/**
 * The lines of a text file that a person gave: a BOM, CRLF and an unended last line are let pass, blank lines kept so that
 * numbers stay right, those at the end left out. Throws a usage error where there is no such file, and one that lists every
 * line that is not UTF-8 or too long.
 */
export function readInputLines(path: string, maxBytes = MAX_LINE_BYTES): string[] {
  const data = readInput(path);
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const problems: Problem[] = [];
  const lines: string[] = [];
  for (let from = 0; from < data.length; ) {
    const end = data.indexOf(10, from);
    const line = data.subarray(from, end < 0 ? data.length : end);
    const at = `${path}:${lines.length + 1}`;
    if (line.length > maxBytes) {
      problems.push({ code: 'long-line', message: `a line of ${Math.round(line.length / 1e6)} MB; one may have ${Math.round(maxBytes / 1e6)} MB`, at });
      lines.push('');
    } else {
      try {
        lines.push(decoder.decode(line).replace(/\r$/, ''));
      } catch {
        problems.push({ code: 'not-utf8', message: 'not UTF-8', at, hint: 'save the file as UTF-8' });
        lines.push('');
      }
    }
    from = end < 0 ? data.length : end + 1;
  }
  throwProblems(problems);
  if (lines[0]?.startsWith('\ufeff')) lines[0] = lines[0].slice(1);
  while (lines.length > 0 && lines.at(-1)!.trim() === '') lines.pop();
  return lines;
}

/** Parses each line of a bank's own file by a schema. Throws one usage error that lists every bad line by file and number. */
export const parseLines = <T>(path: string, lines: readonly string[], schema: z.ZodType<T>): T[] => parseEach(path, lines, schema, () => []);

/**
 * Parses each line that a person gave: also a blank one, and a field that stands twice, are bad. `more` finds what is wrong
 * between lines, of which those already found bad are undefined.
 */
export const parseInputLines = <T>(path: string, lines: readonly string[], schema: z.ZodType<T>, more: (values: readonly (T | undefined)[]) => Problem[] = () => []): T[] =>
  parseEach(path, lines, schema, (line, json, at) => (mayRepeat(line, json) ? repeatedNames(line, () => at) : []), more);

function parseEach<T>(
  path: string,
  lines: readonly string[],
  schema: z.ZodType<T>,
  check: (line: string, json: unknown, at: string) => Problem[],
  more: (values: readonly (T | undefined)[]) => Problem[] = () => [],
): T[] {
  const problems: Problem[] = [];
  const values = lines.map((line, i) => {
    const at = `${path}:${i + 1}`;
    let json: unknown;
    try {
      json = JSON.parse(line);
    } catch {
      problems.push(...(line.trim() === '' ? [{ code: 'blank-line', message: 'a blank line', at }] : syntaxProblems(line, () => at)));
      return undefined as T;
    }
    problems.push(...check(line, json, at));
    const parsed = schema.safeParse(json);
    if (parsed.success) return parsed.data;
    problems.push(...zodProblems(parsed.error, 'bad-line', at));
    return undefined as T;
  });
  const line = ({ at }: Problem): number => Number(at!.slice(at!.lastIndexOf(':') + 1));
  throwProblems([...problems, ...more(values)].sort((a, b) => line(a) - line(b)));
  return values;
}

/** Whether a name of the outermost object can stand twice in the text: only then is it worth a slow look. */
function mayRepeat(line: string, json: unknown): boolean {
  if (typeof json !== 'object' || json === null) return false;
  return Object.keys(json).some((name) => {
    const text = JSON.stringify(name);
    return line.indexOf(text) !== line.lastIndexOf(text);
  });
}

/**
 * Reads one JSON document by a schema, naming the line and what is expected for each thing wrong in it. An unknown `format` is
 * named alone. UTF-8; a BOM is let pass.
 */
export function readDocument<T>(path: string, schema: z.ZodType<T>, format?: number): T {
  const text = readInputLines(path, Infinity).join('\n');
  const place = (line: number): string => `${path}:${line}`;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throwProblems(text.trim() === '' ? [{ code: 'not-json', message: `${path} is empty`, at: path }] : syntaxProblems(text, place));
  }
  if (format !== undefined && typeof json === 'object' && json !== null && !Array.isArray(json)) {
    const found = (json as { format?: unknown }).format;
    if (found !== format) {
      throw usageError('unknown-format', `${path} has ${found === undefined ? 'no format' : `format ${JSON.stringify(found)}`}; this version reads format ${format}`, { at: path, hint: 'use the codewalk that wrote it' });
    }
  }
  const parsed = schema.safeParse(json);
  throwProblems([...repeatedNames(text, place), ...(parsed.success ? [] : zodProblems(parsed.error, 'bad-document', (where) => place(lineOf(text, where))))]);
  return parsed.data!;
}
