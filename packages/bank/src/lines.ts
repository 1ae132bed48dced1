import { readFileSync, existsSync } from 'node:fs';
import { usageError, zodProblems, throwProblems, type Problem } from '@codewalk/core';
import type { z } from 'zod';

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

/**
 * The lines of a JSONL file that a person gave: UTF-8, a BOM and CRLF let pass, an unended last line too, blank lines kept
 * so that numbers stay right. Throws a usage error where there is no such file, or it is not UTF-8.
 */
export function readInputLines(path: string): string[] {
  let data: Buffer;
  try {
    data = readFileSync(path);
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    throw usageError('unreadable', code === 'ENOENT' ? `there is no file ${path}` : code === 'EISDIR' ? `${path} is a folder, not a file` : `${path} cannot be read: ${message}`, { at: path, cause });
  }
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(data);
  } catch (cause) {
    throw usageError('not-utf8', `${path} is not UTF-8`, { at: path, cause });
  }
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''));
  while (lines.length > 0 && lines.at(-1)!.trim() === '') lines.pop();
  return lines;
}

/** Parses each line by a schema. Throws one usage error that lists every bad line by file and number. */
export function parseLines<T>(path: string, lines: readonly string[], schema: z.ZodType<T>): T[] {
  const problems: Problem[] = [];
  const values = lines.map((line, i) => {
    const at = `${path}:${i + 1}`;
    let json: unknown;
    try {
      json = JSON.parse(line);
    } catch (error) {
      problems.push({ code: 'not-json', message: `not JSON: ${(error as Error).message}`, at });
      return undefined as T;
    }
    const parsed = schema.safeParse(json);
    if (parsed.success) return parsed.data;
    problems.push(...zodProblems(parsed.error, 'bad-line', at));
    return undefined as T;
  });
  throwProblems(problems);
  return values;
}

/** Reads one JSON document by a schema, naming the file and each thing wrong in it. An unknown `format` is named first. */
export function readDocument<T>(path: string, schema: z.ZodType<T>, format: number): T {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw usageError('no-file', `there is no ${path}`, { at: path });
    throw usageError('not-json', `${path} is not JSON: ${message}`, { at: path, cause });
  }
  const found = typeof json === 'object' && json !== null && 'format' in json ? json.format : undefined;
  if (found !== undefined && found !== format) {
    throw usageError('unknown-format', `${path} has format ${JSON.stringify(found)}; this version reads format ${format}`, { at: path });
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  throwProblems(zodProblems(parsed.error, 'bad-document', path));
  throw new Error('unreachable');
}
