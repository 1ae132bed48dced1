import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Bank } from '@codewalk/bank';
import { digestOf, sha256, type CodewalkError } from '@codewalk/core';
import { contents, run, scratch } from './cli.js';

const folder = scratch();
const bank = join(folder, 'bank');
/** For forgeries, which are admitted as a whole each time. */
const small = join(folder, 'small');
const json = (text: string): any => JSON.parse(text);

interface Line {
  readonly task_id: string;
  readonly answer: string;
  readonly model?: string;
}

const writeAnswers = (name: string, lines: readonly Line[]): string => {
  const path = join(folder, name);
  writeFileSync(path, lines.map((l) => `${JSON.stringify(l)}\n`).join(''));
  return path;
};

const cellsOf = async (answers: string): Promise<any[]> => {
  const { code, stdout } = await run(['grade', bank, '--answers', answers, '--json']);
  expect(code).toBe(0);
  return json(stdout).cells;
};

/** All that opening a bank complains of, with the places. */
function complaint(copy: string): string {
  try {
    Bank.open(copy);
    return 'none';
  } catch (error) {
    return (error as CodewalkError).problems.map((p) => `${p.at} ${p.message}`).join('\n');
  }
}

/** Rewrites one line of a cell's file and every digest over it, as somebody would who wants to deceive. */
function forge(copy: string, file: string, change: (line: any) => any): void {
  const path = join(copy, file);
  const [first, ...rest] = readFileSync(path, 'utf8').split('\n');
  writeFileSync(path, [JSON.stringify(change(json(first!))), ...rest].join('\n'));
  const { digest: _, ...manifest } = json(readFileSync(join(copy, 'manifest.json'), 'utf8'));
  manifest.files[file] = sha256(readFileSync(path));
  writeFileSync(join(copy, 'manifest.json'), `${JSON.stringify({ ...manifest, digest: digestOf(manifest) })}\n`);
}

describe('complexity, end to end', () => {
  it('fills cells from the bundled pool, the same at any concurrency', async () => {
    const args = (out: string, jobs: string): string[] => ['generate', '--domain', 'complexity', '--levels', '1,2,3,10', '--count', '4', '--seed', '42', '--json', '-j', jobs, '--out', out];
    const { code, stdout } = await run(args(bank, '2'));
    expect(code).toBe(0);
    expect(json(stdout).cells.map((c: any) => [c.level, c.admitted, c.ended])).toEqual([1, 2, 3, 10].map((level) => [level, 4, 'complete']));
    expect((await run(args(join(folder, 'again'), '1'))).code).toBe(0);
    expect(contents(join(folder, 'again'))).toEqual(contents(bank));
  });

  it('makes a small one of its two lowest levels', async () => {
    expect((await run(['generate', '--domain', 'complexity', '--levels', '1,2', '--count', '2', '--seed', '1', '--quiet', '--out', small])).code).toBe(0);
  });

  it('admits every task again', async () => {
    const { code, stdout } = await run(['admit', bank, '--json']);
    expect([code, json(stdout)]).toEqual([0, { format: 1, tasks: 16, admitted: 16, failed: [], errors: [] }]);
  });

  it('refuses a bank of which any one byte was changed, naming the file', async () => {
    const copy = join(folder, 'changed');
    cpSync(bank, copy, { recursive: true });
    for (const [file, text] of Object.entries(contents(bank))) {
      const bytes = Buffer.from(text, 'base64');
      for (let i = 0; i <= 20; i++) {
        const at = Math.floor(((bytes.length - 1) * i) / 20);
        const changed = Buffer.from(bytes);
        changed[at]! ^= 1;
        writeFileSync(join(copy, file), changed);
        expect(complaint(copy), `${file} at ${at}`).toContain(file);
      }
      const { code, stderr } = await run(['admit', copy]);
      expect([file, code, stderr.includes(file)]).toEqual([file, 2, true]);
      writeFileSync(join(copy, file), bytes);
    }
    expect(Bank.open(copy).manifest.cells).toHaveLength(4);
  });

  it('refuses a file that the manifest does not list, and one that is gone', async () => {
    const copy = join(folder, 'unlisted');
    cpSync(bank, copy, { recursive: true });
    mkdirSync(join(copy, 'complexity', 'L4'));
    writeFileSync(join(copy, 'complexity', 'L4', 'tasks.jsonl'), '');
    rmSync(join(copy, 'complexity', 'L1', 'candidates.jsonl'));
    const { code, stderr } = await run(['admit', copy]);
    expect(code).toBe(2);
    expect(stderr).toContain('complexity/L4/tasks.jsonl is not listed in manifest.json');
    expect(stderr).toContain('complexity/L1/candidates.jsonl is listed in manifest.json and is not there');
  });

  it('does not admit a swapped reference or program though all digests agree, and names the task', async () => {
    const forgeries: [string, string, (line: any) => any][] = [
      ['wrong-label', 'complexity/L2/private.jsonl', (l) => ({ ...l, reference: l.reference === 'linear' ? 'cubic' : 'linear' })],
      ['other-prompt', 'complexity/L2/tasks.jsonl', (l) => ({ ...l, prompt: { ...l.prompt, text: l.prompt.text.replace('worst-case', 'best-case') } })],
      ['bad-task', 'complexity/L2/private.jsonl', (l) => ({ ...l, task: { ...l.task, stages: [] } })],
      ['bad-walk', 'complexity/L2/private.jsonl', (l) => ({ ...l, walk: l.walk.slice(1) })],
    ];
    for (const [expected, file, change] of forgeries) {
      const copy = join(folder, 'forged');
      cpSync(small, copy, { recursive: true });
      const { id } = json(readFileSync(join(copy, file), 'utf8').split('\n')[0]!);
      forge(copy, file, change);
      const { code, stdout } = await run(['admit', copy, '--json']);
      expect([expected, code]).toEqual([expected, 1]);
      expect(json(stdout).failed).toEqual([{ task_id: id, code: expected }]);
      rmSync(copy, { recursive: true });
    }
  });

  it('does not admit a task whose declared growth was changed to fit a wrong reference', async () => {
    const copy = join(folder, 'redeclared');
    cpSync(small, copy, { recursive: true });
    forge(copy, 'complexity/L1/private.jsonl', (l) => {
      const [stage] = l.task.stages;
      const [parameter] = stage.atom.parameters;
      const other = stage.atom.label === 'quadratic' ? ['cubic', `${parameter.name}^3`] : ['quadratic', `${parameter.name}^2`];
      return { ...l, reference: other[0], task: { ...l.task, stages: [{ ...stage, atom: { ...stage.atom, label: other[0], cost: other[1] } }] } };
    });
    const { code, stdout } = await run(['admit', copy, '--json']);
    expect([code, json(stdout).failed.length]).toEqual([1, 1]);
  });

  it('grades references 100%, empty answers 0%, and all labels at once as unparsable', async () => {
    for (const [kind, accuracy] of [['reference', 1], ['empty', 0]] as const) {
      const out = join(folder, `${kind}.jsonl`);
      expect((await run(['answers', bank, `--${kind}`, '--out', out])).code).toBe(0);
      expect((await cellsOf(out)).map((c) => [c.accuracy, c.answered, c.missing])).toEqual([1, 2, 3, 10].map(() => [accuracy, 4, 0]));
    }
    const references = readFileSync(join(folder, 'reference.jsonl'), 'utf8').trim().split('\n').map((l) => json(l) as Line);
    const all = writeAnswers('all.jsonl', references.map(({ task_id }) => ({ task_id, answer: 'constant logn linear nlogn quadratic cubic np' })));
    expect((await cellsOf(all)).map((c) => [c.model, c.passed, c.unparsable])).toEqual([1, 2, 3, 10].map(() => [null, 0, 4]));
  });

  it('tells of answers to tasks that the bank does not have', async () => {
    const answers = writeAnswers('unknown.jsonl', [{ task_id: 'complexity-000000000000', answer: 'linear' }]);
    const { code, stderr } = await run(['grade', bank, '--answers', answers]);
    expect(code).toBe(1);
    expect(stderr).toContain('complexity-000000000000 is not a task of this bank');
  });

  it('admits groups that are named, in the order of the file', async () => {
    const journal = readFileSync(join(bank, 'complexity', 'L2', 'candidates.jsonl'), 'utf8').trim().split('\n').map((l) => json(l));
    const groups = join(folder, 'groups.jsonl');
    const admitted = journal.filter((l) => l.outcome === 'admitted').map((l) => l.atoms);
    writeFileSync(groups, admitted.map((atoms) => `${JSON.stringify({ atoms })}\n`).join(''));
    const { code, stdout } = await run(['admit', '--domain', 'complexity', '--groups', groups, '--out', join(folder, 'given'), '--json']);
    expect([code, json(stdout).admitted]).toEqual([0, admitted.length]);
    expect((await run(['admit', join(folder, 'given')])).code).toBe(0);
  });
});

describe('the bundled pool', () => {
  it('has the verdicts that its committed lock says, its head aside', async () => {
    const atoms = new URL('../atoms/complexity', import.meta.url).pathname;
    const copy = join(folder, 'atoms');
    cpSync(atoms, copy, { recursive: true });
    const { code } = await run(['atoms', 'verify', '--domain', 'complexity', '--atoms', copy, '--all', '--quiet']);
    expect(code).toBe(0);
    const body = (path: string): string[] => readFileSync(join(path, 'pool.lock.json'), 'utf8').split('\n').filter((line) => !line.startsWith('  "fingerprint"'));
    expect(body(copy)).toEqual(body(atoms));
  });
});
