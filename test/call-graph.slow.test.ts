import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { digestOf, sha256 } from '@codewalk/core';
import { contents, run, scratch } from './cli.js';

const folder = scratch();
const json = (text: string): any => JSON.parse(text);

/** What is made of each pool: small cells of every kind and axis, of all code types at level 1 and mixed at level 3. */
const CELLS = {
  edits: ['--levels', '1,3', '--count', '12', '--set', 'call-graph.axes=["function-traversal","function-search","runtime-resolution","instruction-following","comment-copying"]'],
  merge: ['--levels', '1', '--count', '6', '--set', 'call-graph.pool=merge', '--set', 'call-graph.sizes=[5,50]', '--set', 'call-graph.spare=0'],
  rename: ['--levels', '1', '--count', '3', '--set', 'call-graph.pool=rename', '--set', 'call-graph.sizes=[5,50,200]', '--set', 'call-graph.spare=0'],
} as const;
type Name = keyof typeof CELLS;
const names = Object.keys(CELLS) as Name[];
const bankOf = (name: Name): string => join(folder, name);

describe.each(names)('call-graph, end to end: %s', (name) => {
  const bank = bankOf(name);
  const levels = name === 'edits' ? [1, 3] : [1];

  it('fills its cells, the same at any concurrency', async () => {
    const args = (out: string, jobs: string): string[] => ['generate', '--domain', 'call-graph', ...CELLS[name], '--seed', '42', '--json', '-j', jobs, '--out', out];
    const { code, stdout } = await run(args(bank, '2'));
    expect(code).toBe(0);
    const { cells } = json(stdout);
    expect(cells.map((c: any) => [c.level, c.admitted, c.ended])).toEqual(levels.map((level) => [level, Number(CELLS[name][3]), 'complete']));
    // nothing may be lost but groups that remove dead code twice
    expect(cells.flatMap((c: any) => Object.keys(c.rejected)).filter((c: string) => c !== 'two-removals')).toEqual([]);
    expect((await run(args(join(folder, `${name}-again`), '1'))).code).toBe(0);
    expect(contents(join(folder, `${name}-again`))).toEqual(contents(bank));
  });

  it('admits every task again', async () => {
    const { code, stdout } = await run(['admit', bank, '--json']);
    expect([code, json(stdout).failed]).toEqual([0, []]);
  });

  it.each([['reference', 1], ['empty', 0], ['unchanged', 0], ['shuffled', 0]] as const)('grades %s answers %d', async (kind, accuracy) => {
    const out = join(folder, `${name}-${kind}.jsonl`);
    expect((await run(['answers', bank, `--${kind}`, '--out', out])).code).toBe(0);
    const { code, stdout } = await run(['grade', bank, '--answers', out, '--json']);
    expect(code).toBe(0);
    expect(json(stdout).cells.map((c: any) => [c.level, c.accuracy, c.errors])).toEqual(levels.map((level) => [level, accuracy, 0]));
  });
});

describe('a call-graph bank', () => {
  it('holds programs of mixed kinds at level 3', () => {
    const lines = readFileSync(join(bankOf('edits'), 'call-graph', 'L3', 'private.jsonl'), 'utf8').trim().split('\n').map(json);
    const kinds = lines.map((l) => new Set(l.task.edits.map((e: any) => e.kind)).size);
    expect(kinds.filter((n) => n === 3).length).toBeGreaterThan(0);
    expect(kinds.filter((n) => n >= 2).length).toBeGreaterThan(lines.length / 2);
  });

  it('keeps C_true once and no expected values', () => {
    for (const line of readFileSync(join(bankOf('edits'), 'call-graph', 'L1', 'private.jsonl'), 'utf8').trim().split('\n').map(json)) {
      expect(Object.keys(line.reference.files)).toEqual(['solution.py']);
      expect(JSON.stringify(line.task)).not.toContain('def ');
    }
  });

  it('is not admitted again with a reference that leaves one function out', async () => {
    const copy = join(folder, 'forged');
    cpSync(bankOf('edits'), copy, { recursive: true });
    const path = join(copy, 'call-graph', 'L1', 'private.jsonl');
    const [first, ...rest] = readFileSync(path, 'utf8').split('\n');
    const line = json(first!);
    const edited = line.task.functions.find((row: any) => row[3] === 'edit' || row[3]?.edited)[0];
    const text: string = line.reference.files['solution.py'];
    const other = text.replace(new RegExp(`def ${edited}\\(.*\\n(?: .*\\n|\\n(?= ))*`), '');
    line.reference.files['solution.py'] = other === text ? `${text}\n# nothing\n` : other;
    writeFileSync(path, [JSON.stringify(line), ...rest].join('\n'));
    const { digest: _, ...manifest } = json(readFileSync(join(copy, 'manifest.json'), 'utf8'));
    manifest.files['call-graph/L1/private.jsonl'] = sha256(readFileSync(path));
    writeFileSync(join(copy, 'manifest.json'), `${JSON.stringify({ ...manifest, digest: digestOf(manifest) })}\n`);
    const { code, stdout } = await run(['admit', copy, '--json']);
    expect([code, json(stdout).failed.map((f: any) => f.task_id)]).toEqual([1, [line.id]]);
    rmSync(copy, { recursive: true });
  });
});
