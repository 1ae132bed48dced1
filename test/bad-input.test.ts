import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { answers } from './bad-input/answers.js';
import { atoms } from './bad-input/atoms.js';
import { banks } from './bad-input/banks.js';
import { commandLines } from './bad-input/command-lines.js';
import { configs } from './bad-input/configs.js';
import { groups } from './bad-input/groups.js';
import { everything, layOut, runHere, type Places, type Row } from './bad-input/row.js';
import { scratch, SUMS } from './cli.js';

const root = scratch();
const places: { -readonly [key in keyof Places]: string } = { root, bank: join(root, 'good'), sums: SUMS, task: '' };

interface Failure {
  readonly format: number;
  readonly error: { readonly kind: string; readonly code: string; readonly message: string; readonly problems: readonly { readonly code: string; readonly message: string; readonly at?: string; readonly hint?: string }[] };
}

const KINDS: Readonly<Record<number, string>> = { 1: 'no', 2: 'usage', 3: 'environment' };

let before: Record<string, string>;
let cached: Record<string, string>;
beforeAll(async () => {
  process.env['XDG_CACHE_HOME'] = join(root, 'cache');
  process.env['TMPDIR'] = mkdtempSync(join(root, 'tmp-'));
  const made = await runHere(['generate', '--domain', SUMS, '--levels', '1,2', '--count', '3', '--seed', '7', '--quiet', '--out', places.bank]);
  expect(made).toMatchObject({ code: 0, stderr: '' });
  places.task = (JSON.parse(readFileSync(join(places.bank, 'sums/L1/tasks.jsonl'), 'utf8').split('\n')[0]!) as { id: string }).id;
  before = everything(places.bank);
  cached = everything(join(root, 'cache'));
});

const sections: Readonly<Record<string, readonly Row[]>> = { 'a command line': commandLines, 'a config': configs, 'a bank': banks, 'a file of groups': groups, 'a file of answers': answers, 'a folder of atoms': atoms };

describe.each(Object.entries(sections))('%s', (_section, rows) => {
  it.each(rows.map((row) => [row.name, row] as const))('%s', async (name, row) => {
    const { folder, words, plain } = layOut(row, places);
    const untouched = everything(folder);
    const ran = await runHere(words);
    if (process.env['SHOW']) console.log(`@@${JSON.stringify([name, ran.code, plain(ran.stderr), plain(ran.stdout)])}`);
    expect(plain(ran.stderr)).toBe(row.says === '' ? '' : `${row.says}\n`);
    expect(ran).toMatchObject({ code: row.code ?? 2, stdout: '' });
    expect(everything(folder)).toEqual(untouched);

    // the same as a document, and nothing else on stdout
    const flags = words.findIndex((word) => word.startsWith('-'));
    const typed = await runHere(flags < 0 ? [...words, '--json'] : words.toSpliced(flags, 0, '--json'));
    expect(typed.code).toBe(ran.code);
    const { format, error } = JSON.parse(typed.stdout) as Failure;
    expect({ format, kind: error.kind }).toEqual({ format: 1, kind: KINDS[ran.code] });
    if (row.argv !== 'atoms') for (const { code, message, hint } of error.problems) for (const part of [code, message, hint ?? '']) expect(ran.stderr).toContain(part);
    expect(everything(folder)).toEqual(untouched);
  });
});

describe('all of them', () => {
  it('are many, and each is named once', () => {
    const names = Object.values(sections).flatMap((rows) => rows.map((r) => r.name));
    expect(names.length).toBeGreaterThanOrEqual(60);
    expect(new Set(names).size).toBe(names.length);
  });

  it('left the good bank and the cache as they were, and no scratch', () => {
    expect(everything(places.bank)).toEqual(before);
    expect(everything(join(root, 'cache'))).toEqual(cached);
    expect(readdirSync(process.env['TMPDIR']!)).toEqual([]);
  });
});
