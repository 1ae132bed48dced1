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
    for (const { code, message, hint } of error.problems) for (const part of [code, message, hint ?? '']) expect(ran.stderr).toContain(part);
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

describe('a command that is not said', () => {
  it.each([[[]], [['atoms']], [['domain']]])('%j shows what there is to say', async (argv) => {
    const ran = await runHere(argv);
    expect(ran).toMatchObject({ code: 2, stdout: '' });
    expect(ran.stderr).toMatch(/^Usage: codewalk [\s\S]*\nExamples:\n/);
    const typed = await runHere([...argv, '--json']);
    expect(typed.code).toBe(2);
    expect(JSON.parse(typed.stdout)).toMatchObject({ format: 1, error: { kind: 'usage', code: 'usage' } });
  });
});

describe('what only looks wrong', () => {
  const place = (files: Row['files']): string => layOut({ name: '', argv: '', says: '', ...(files ? { files } : {}) }, places).folder;
  const good = (text: string): string => `\ufeff${text.replaceAll('\n', '\r\n')}`;

  it('is read: a BOM, CRLF, and a last line without an end', async () => {
    const tasks = readFileSync(join(places.bank, 'sums/L1/tasks.jsonl'), 'utf8').trim().split('\n').map((l) => (JSON.parse(l) as { id: string }).id);
    const clock = readFileSync(new URL('../atoms/complexity/clock-hands.py', import.meta.url), 'utf8');
    const folder = place({
      'a.jsonl': good(tasks.map((id) => `{"task_id": "${id}", "answer": "1"}`).join('\n')),
      'g.jsonl': good('{"atoms": ["n1"]}\n\n'),
      'c.json': good('{\n  "seed": 0,\n  "domains": [{"domain": "SUMS", "levels": [1], "count": 1}]\n}\n'),
      'atoms/a.py': good(clock), 'atoms/b.py': clock.replace('Clock hands', 'Hands of a clock'),
    });
    expect(await runHere(['grade', places.bank, '--domain', SUMS, '--quiet', '--answers', join(folder, 'a.jsonl')])).toMatchObject({ code: 0, stderr: '' });
    expect(await runHere(['admit', '--domain', SUMS, '--groups', join(folder, 'g.jsonl'), '--quiet', '--out', join(folder, 'groups')])).toMatchObject({ code: 0, stderr: '' });
    expect(await runHere(['generate', '--config', join(folder, 'c.json'), '--quiet', '--out', join(folder, 'made')])).toMatchObject({ code: 0, stderr: '' });
    expect(JSON.parse((await runHere(['atoms', 'list', '--domain', 'complexity', '--atoms', join(folder, 'atoms'), '--json'])).stdout)).toMatchObject({ atoms: [{ id: 'a', in_pool: true }, { id: 'b', in_pool: true }] });
  });

  it('seed 0 is a seed, the same as "0" and as none', async () => {
    const seedOf = async (seed: string, ...flags: string[]): Promise<unknown> => {
      const folder = place({ 'c.json': `{${seed}"domains": [{"domain": "SUMS", "levels": [1], "count": 2}]}` });
      expect(await runHere(['generate', '--config', join(folder, 'c.json'), '--quiet', ...flags, '--out', join(folder, 'out')])).toMatchObject({ code: 0 });
      return { ...everything(join(folder, 'out')), 'run.json': '' };
    };
    const zero = await seedOf('"seed": 0, ');
    expect(await seedOf('"seed": "0", ')).toEqual(zero);
    expect(await seedOf('')).toEqual(zero);
    expect(await seedOf('"seed": 5, ', '--seed', '0')).toEqual(zero);
    for (const other of ['-1', '"00"', '1', '9007199254740991', '"-0"']) expect(await seedOf(`"seed": ${other}, `)).not.toEqual(zero);
  });

  it('an answer to a task of another bank is said to be, and the others are judged', async () => {
    const folder = place({ 'a.jsonl': `{"task_id": "sums-000000000000", "answer": "1"}\n{"task_id": "${places.task}", "answer": "1"}\n{"task_id": "../x", "answer": "1"}\n` });
    const ran = await runHere(['grade', places.bank, '--domain', SUMS, '--quiet', '--json', '--answers', join(folder, 'a.jsonl')]);
    expect(ran.stderr).toBe('sums-000000000000 is not a task of this bank; its answer was not judged\n../x is not a task of this bank; its answer was not judged\n');
    expect(JSON.parse(ran.stdout)).toMatchObject({ format: 1, unknown: ['sums-000000000000', '../x'], cells: [{ level: 1, tasks: 3, answered: 1 }, { level: 2, answered: 0 }] });
    expect(ran.code).toBe(1);
  });
});
