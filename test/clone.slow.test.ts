import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import clone from '@codewalk/clone';
import { contents, run, scratch } from './cli.js';

const folder = scratch();
const bank = join(folder, 'bank');
const json = (text: string): any => JSON.parse(text);
const pool = fileURLToPath(clone.atoms.folder!);

const cellsOf = async (name: string, answers: readonly { readonly task_id: string; readonly answer: string }[]): Promise<any[]> => {
  const path = join(folder, name);
  writeFileSync(path, answers.map((line) => `${JSON.stringify(line)}\n`).join(''));
  const { code, stdout } = await run(['grade', bank, '--answers', path, '--json']);
  expect(code).toBe(0);
  return json(stdout).cells;
};

async function references(): Promise<{ task_id: string; answer: string }[]> {
  const path = join(folder, 'reference.jsonl');
  expect((await run(['answers', bank, '--reference', '--out', path])).code).toBe(0);
  return readFileSync(path, 'utf8').split('\n').filter((line) => line !== '').map(json);
}

const other = (answer: string): string => (answer.includes('1') ? 'VERDICT: 0' : 'VERDICT: 1');

describe('clone, end to end', () => {
  it('fills balanced cells from the bundled pool, the same at any concurrency', async () => {
    const args = (out: string, jobs: string): string[] => ['generate', '--domain', 'clone', '--levels', '1,2,3,10', '--count', '4', '--seed', '42', '--json', '-j', jobs, '--out', out];
    const { code, stdout } = await run(args(bank, '2'));
    expect(code).toBe(0);
    const cells = json(stdout).cells;
    expect(cells.map((c: any) => [c.level, c.admitted, c.ended, c.strata.map((s: any) => [s.name, s.admitted])])).toEqual([1, 2, 3, 10].map((level) => [level, 4, 'complete', [['eq', 2], ['neq', 2]]]));
    expect((await run(args(join(folder, 'again'), '1'))).code).toBe(0);
    expect(contents(join(folder, 'again'))).toEqual(contents(bank));
  });

  it('admits every task again', async () => {
    const { code, stdout } = await run(['admit', bank, '--json']);
    expect([code, json(stdout)]).toEqual([0, { format: 1, tasks: 16, admitted: 16, failed: [], errors: [] }]);
  });

  it('scores references 100%, by class too, their inverse, both verdicts and empty answers 0%, and one constant verdict a half', async () => {
    const right = await references();
    const rows = (cells: any[]): unknown[] => cells.map((c) => [c.level, c.accuracy, c.unparsable, c.chance]);
    const graded = await cellsOf('right.jsonl', right);
    expect(rows(graded)).toEqual([1, 2, 3, 10].map((level) => [level, 1, 0, 0.5]));
    expect(graded[0].byClass).toEqual({ 'VERDICT: 0': { tasks: 2, passed: 2, accuracy: 1 }, 'VERDICT: 1': { tasks: 2, passed: 2, accuracy: 1 } });
    expect(rows(await cellsOf('inverted.jsonl', right.map((a) => ({ ...a, answer: other(a.answer) }))))).toEqual([1, 2, 3, 10].map((level) => [level, 0, 0, 0.5]));
    expect(rows(await cellsOf('both.jsonl', right.map((a) => ({ ...a, answer: `${other(a.answer)}\n${a.answer}` }))))).toEqual([1, 2, 3, 10].map((level) => [level, 0, 4, 0.5]));
    expect(rows(await cellsOf('empty.jsonl', right.map((a) => ({ ...a, answer: '' }))))).toEqual([1, 2, 3, 10].map((level) => [level, 0, 4, 0.5]));
    expect(rows(await cellsOf('constant.jsonl', right.map((a) => ({ ...a, answer: 'VERDICT: 1' }))))).toEqual([1, 2, 3, 10].map((level) => [level, 0.5, 0, 0.5]));
  });

  it('shows a solver neither labels nor what differs', () => {
    const shown = [1, 2, 3, 10].map((level) => readFileSync(join(bank, `clone/L${level}/tasks.jsonl`), 'utf8')).join('');
    for (const word of ['differs:', 'neq', 'class First', 'class Second', '// ']) expect(shown).not.toContain(word);
  });

  it('refuses a pair whose label is not what running shows, and leaves the others alone', async () => {
    const atoms = join(folder, 'atoms');
    cpSync(join(pool, 'longs'), join(atoms, 'longs'), { recursive: true });
    mkdirSync(join(atoms, 'bad'));
    const text = readFileSync(join(pool, 'longs/narrowed.java'), 'utf8');
    writeFileSync(join(atoms, 'bad/label.java'), text.replace('// label: neq', '// label: eq').replace(/^\/\/ differs: .*\n/m, ''));
    const { code, stdout } = await run(['atoms', 'verify', '--all', '--domain', 'clone', '--atoms', atoms, '--json'], { env: { XDG_CACHE_HOME: join(folder, 'cache') } });
    expect(code).toBe(1);
    expect(json(stdout).refused.map((r: any) => r.id)).toEqual(['bad.label']);
  });

  it('has the verdicts that its committed lock says, its head aside', async () => {
    const copy = join(folder, 'pool');
    cpSync(pool, copy, { recursive: true });
    const { code } = await run(['atoms', 'verify', '--all', '--domain', 'clone', '--atoms', copy, '--json'], { env: { XDG_CACHE_HOME: join(folder, 'cache') } });
    expect(code).toBe(0);
    const body = (path: string): string[] => readFileSync(join(path, 'pool.lock.json'), 'utf8').split('\n').filter((line) => !line.startsWith('  "fingerprint"'));
    expect(body(copy)).toEqual(body(pool));
  });
});
