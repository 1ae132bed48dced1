import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { digestOf, sha256 } from '@codewalk/core';
import { contents, run, scratch } from './cli.js';

const folder = scratch();
const bank = join(folder, 'bank');
const json = (text: string): any => JSON.parse(text);
const lines = (path: string): any[] => readFileSync(path, 'utf8').trim().split('\n').map((line) => json(line));

const LEVELS = [1, 2, 3, 10];
const PER_LEVEL = 2;
const ALL = LEVELS.length * PER_LEVEL;

interface Line {
  readonly task_id: string;
  readonly answer: string;
}

async function gradeOf(name: string, answers: readonly Line[]): Promise<{ passed: number; verdicts: any[] }> {
  const path = join(folder, `${name}.jsonl`);
  const out = join(folder, `${name}.verdicts.jsonl`);
  writeFileSync(path, answers.map((l) => `${JSON.stringify(l)}\n`).join(''));
  const { code, stdout } = await run(['grade', bank, '--answers', path, '--out', out, '--json']);
  expect(code).toBe(0);
  return { passed: json(stdout).cells.reduce((sum: number, c: any) => sum + c.passed, 0), verdicts: lines(out) };
}

describe('proof, end to end', () => {
  it('fills cells from the bundled pool, the same at any concurrency', async () => {
    const args = (out: string, jobs: string): string[] => ['generate', '--domain', 'proof', '--levels', LEVELS.join(), '--count', `${PER_LEVEL}`, '--seed', '42', '--json', '-j', jobs, '--out', out];
    const { code, stdout } = await run(args(bank, '2'));
    expect(code).toBe(0);
    expect(json(stdout).cells.map((c: any) => [c.level, c.admitted, c.ended])).toEqual(LEVELS.map((level) => [level, PER_LEVEL, 'complete']));
    expect((await run(args(join(folder, 'again'), '1'))).code).toBe(0);
    expect(contents(join(folder, 'again'))).toEqual(contents(bank));
  });

  it('admits every task again', async () => {
    const { code, stdout } = await run(['admit', bank, '--json']);
    expect([code, json(stdout)]).toEqual([0, { format: 1, tasks: ALL, admitted: ALL, failed: [], errors: [] }]);
  });

  it('grades references 100%, empty, unchanged and shuffled answers 0%', async () => {
    for (const [kind, passed] of [['reference', ALL], ['empty', 0], ['unchanged', 0], ['shuffled', 0]] as const) {
      const out = join(folder, `answers-${kind}.jsonl`);
      expect((await run(['answers', bank, `--${kind}`, '--out', out])).code).toBe(0);
      expect([kind, (await gradeOf(kind, lines(out))).passed]).toEqual([kind, passed]);
    }
  });

  it('grades references with one promise, invariant or assertion fewer, or an assumption more, 0%', async () => {
    const references: Line[] = lines(join(folder, 'answers-reference.jsonl'));
    const promises = references.map(({ task_id, answer }) => ({ task_id, answer: answer.replace(/\n {4}ensures\n(?: {8}.*\n)+\{/, '\n{') }));
    const assumptions = references.map(({ task_id, answer }) => ({ task_id, answer: answer.replace(/\)\n(?: {4,}.*\n)*\{\n/, (head) => `${head}    assume(true);\n`) }));
    const invariants = references.map(({ task_id, answer }) => ({ task_id, answer: answer.replace(/\n {8}invariant\n(?: {12}.*\n)+/, '\n') }));
    for (const changed of [promises, assumptions, invariants]) expect(changed.some((line, i) => line.answer !== references[i]!.answer)).toBe(true);
    const changedOnly = (lines: Line[]): Line[] => lines.filter((line, i) => line.answer !== references[i]!.answer);
    expect((await gradeOf('promises', changedOnly(promises))).passed).toBe(0);
    expect((await gradeOf('invariants', changedOnly(invariants))).passed).toBe(0);
    const { passed, verdicts } = await gradeOf('assumptions', assumptions);
    expect(passed).toBe(0);
    expect(new Set(verdicts.map((v) => v.cases.find((c: any) => c.status === 'fail').code))).toEqual(new Set(['bypass']));
  });

  it('does not admit a task whose predicate was weakened, in the task and in its reference', async () => {
    const copy = join(folder, 'forged');
    cpSync(bank, copy, { recursive: true });
    const file = 'proof/L2/private.jsonl';
    const [first, ...rest] = readFileSync(join(copy, file), 'utf8').split('\n');
    const weak = (text: string): string => text.replace(/(spec fn step1\([^]*?-> bool \{)[^]*?\n\}/, '$1\n    true\n}');
    const line = json(first!);
    const forged = { ...line, task: { ...line.task, program: weak(line.task.program) }, reference: { program: weak(line.reference.program) } };
    expect(forged).not.toEqual(line);
    writeFileSync(join(copy, file), [JSON.stringify(forged), ...rest].join('\n'));
    const { digest: _, ...manifest } = json(readFileSync(join(copy, 'manifest.json'), 'utf8'));
    manifest.files[file] = sha256(readFileSync(join(copy, file)));
    writeFileSync(join(copy, 'manifest.json'), `${JSON.stringify({ ...manifest, digest: digestOf(manifest) })}\n`);
    const { code, stdout } = await run(['admit', copy, '--json']);
    expect([code, json(stdout).failed.length]).toEqual([1, 1]);
    rmSync(copy, { recursive: true });
  });
});

describe('the bundled pool of proof', () => {
  it('has the verdicts that its committed lock says, its head aside', async () => {
    const atoms = new URL('../atoms/proof', import.meta.url).pathname;
    const copy = join(folder, 'atoms');
    cpSync(atoms, copy, { recursive: true });
    expect((await run(['atoms', 'verify', '--domain', 'proof', '--atoms', copy, '--all', '--quiet'])).code).toBe(0);
    const body = (path: string): string[] => readFileSync(join(path, 'pool.lock.json'), 'utf8').split('\n').filter((line) => !line.startsWith('  "fingerprint"'));
    expect(body(copy)).toEqual(body(atoms));
  });

  it('is of at least 150 functions in at least 100 programs, of many types, with chains enough', () => {
    const { atoms, edges } = json(readFileSync(new URL('../atoms/proof/pool.lock.json', import.meta.url), 'utf8'));
    const passing = Object.keys(atoms).filter((id) => atoms[id].verdict === 'pass');
    expect(passing.length).toBeGreaterThanOrEqual(150);
    expect(new Set(passing.map((id) => id.split('.')[0])).size).toBeGreaterThanOrEqual(100);
    const next = new Map<string, string[]>();
    for (const [edge, verdict] of Object.entries(edges)) {
      const [a, b] = edge.split(' ') as [string, string];
      if (verdict === 'pass') next.set(a, [...(next.get(a) ?? []), b]);
    }
    const program = (id: string): string => id.split('.')[0]!;
    const threes = [...next].flatMap(([a, bs]) => bs.flatMap((b) => (next.get(b) ?? []).filter((c) => program(c) !== program(a))));
    expect(threes.length).toBeGreaterThanOrEqual(300);
  });
});
