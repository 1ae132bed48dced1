import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { textFile, usageError, z, type AtomSource } from '@codewalk/core';
import { functionsOf } from './atom-file.js';

/** The licence of the repository that holds Verus-Bench. */
const LICENCE = 'MIT';

interface Program {
  readonly where: string;
  /** Unique among the programs, in the letters of a file name. */
  readonly name: string;
  readonly source: string;
}

/**
 * Verus-Bench (`microsoft/verus-proof-synthesis`): its verified programs as atom files. A program is kept if at least one of its
 * functions can stand under a driver; of every function that cannot, the reason is told.
 */
export const verusBench: AtomSource<Record<string, never>> = {
  summary: 'the verified programs of Verus-Bench, from a checkout or from its tasks.jsonl',
  options: z.strictObject({}),
  async *run(input, _options, ctx) {
    for (const { where, name, source } of readPrograms(input)) {
      ctx.signal.throwIfAborted();
      const found = functionsOf(name, source, { source: where, licence: LICENCE });
      for (const { name: fn, line, atom } of found) if (!atom.ok) yield { skipped: atom.code, where: `${where}:${line}`, detail: `${fn}: ${atom.detail}` };
      if (found.some((f) => f.atom.ok)) yield { file: textFile(`${name}.rs`, `// SPDX-License-Identifier: ${LICENCE}\n// Source: Verus-Bench, ${where}\n${source}`) };
    }
  },
};

function readPrograms(input: string): Program[] {
  if (!existsSync(input)) throw usageError('not-readable', `there is no ${input}`, { at: input });
  const programs = statSync(input).isDirectory() ? fromCheckout(input) : fromTasks(input);
  if (programs.length === 0) throw usageError('no-programs', `${input} holds no verified program of Verus-Bench`, { at: input, hint: 'give a checkout of microsoft/verus-proof-synthesis, its benchmarks/Verus-Bench, or tasks.jsonl' });
  return programs.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Every `SOURCE/verified/NAME.rs` in the folder or in its benchmarks/Verus-Bench. */
function fromCheckout(input: string): Program[] {
  const inner = join(input, 'benchmarks', 'Verus-Bench');
  const root = existsSync(inner) ? inner : input;
  return readdirSync(root, { withFileTypes: true }).filter((e) => e.isDirectory() && existsSync(join(root, e.name, 'verified'))).flatMap(({ name: source }) =>
    readdirSync(join(root, source, 'verified')).filter((f) => f.endsWith('.rs')).map((f) => {
      const where = `${source}/verified/${f}`;
      return { where, name: nameOf(source, basename(f, '.rs')), source: readText(join(root, where)) };
    }),
  );
}

const rowSchema = z.looseObject({ source: z.string(), name: z.string(), ground_truth: z.string() });

function fromTasks(path: string): Program[] {
  return readText(path).split('\n').flatMap((line, i) => {
    if (line.trim() === '') return [];
    const row = rowSchema.safeParse(parseJson(line, `${path}:${i + 1}`));
    if (!row.success) throw usageError('bad-row', `a row needs source, name and ground_truth: ${row.error.issues[0]!.message}`, { at: `${path}:${i + 1}` });
    const { source, name, ground_truth } = row.data;
    return [{ where: `${basename(path)}:${i + 1}`, name: nameOf(source, name), source: ground_truth }];
  });
}

function parseJson(line: string, at: string): unknown {
  try {
    return JSON.parse(line);
  } catch (cause) {
    throw usageError('bad-row', `the line is not JSON: ${(cause as Error).message}`, { at, cause });
  }
}

const nameOf = (source: string, name: string): string => `${source}-${name}`.toLowerCase().replace(/[^a-z0-9_-]/g, '-');

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    throw usageError('not-readable', `${path} cannot be read: ${(cause as Error).message}`, { at: path, cause });
  }
}
