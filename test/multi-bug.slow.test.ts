import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { contents, run, scratch } from './cli.js';

const folder = scratch();
const bank = join(folder, 'bank');
const json = (text: string): any => JSON.parse(text);
const LEVELS = [1, 2, 3];
const COUNT = 3;

const lines = (level: number, file: 'tasks' | 'private'): any[] => readFileSync(join(bank, 'multi-bug', `L${level}`, `${file}.jsonl`), 'utf8').trimEnd().split('\n').map(json);
const git = (cwd: string, ...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=solver', '-c', 'user.email=solver@example.org', '-c', 'safe.directory=*', ...args], { cwd, encoding: 'utf8', maxBuffer: 2 ** 28 });

/** Grades lines and gives what came of each. */
async function grade(name: string, answers: readonly object[], flags: readonly string[] = []): Promise<{ cells: any[]; verdicts: any[] }> {
  const path = join(folder, `${name}.jsonl`);
  writeFileSync(path, answers.map((l) => `${JSON.stringify(l)}\n`).join(''));
  const { code, stdout, stderr } = await run(['grade', bank, '--answers', path, '--out', `${path}.verdicts`, '--json', '-j', '2', ...flags]);
  expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' });
  return { cells: json(stdout).cells, verdicts: readFileSync(`${path}.verdicts`, 'utf8').trimEnd().split('\n').map(json) };
}

const controls = async (kind: string): Promise<any[]> => {
  const path = join(folder, `${kind}.jsonl`);
  expect((await run(['answers', bank, `--${kind}`, '--out', path])).code).toBe(0);
  return (await grade(kind, readFileSync(path, 'utf8').trimEnd().split('\n').map(json))).cells;
};

/** Lays a task out and gives its work tree. */
async function workspace(id: string, name: string): Promise<string> {
  const to = join(folder, name);
  expect((await run(['show', bank, id, '--to', to])).code).toBe(0);
  return join(to, 'files');
}

const args = (out: string, jobs: string): string[] => ['generate', '--domain', 'multi-bug', '--levels', LEVELS.join(), '--count', String(COUNT), '--seed', '42', '--json', '-j', jobs, '--out', out];

describe('multi-bug, end to end', () => {
  it('fills cells from the bundled pool', async () => {
    const { code, stdout } = await run(args(bank, '2'));
    expect(code).toBe(0);
    expect(json(stdout).cells.map((c: any) => [c.level, c.admitted, c.ended])).toEqual(LEVELS.map((level) => [level, COUNT, 'complete']));
    expect(json(stdout).shares.map((s: any) => [s.domain, s.level, s.admitted, s.byPaper >= s.admitted])).toEqual(LEVELS.map((level) => ['multi-bug', level, COUNT, true]));
  });

  it('makes the same bytes one at a time', async () => {
    expect((await run(args(join(folder, 'again'), '1'))).code).toBe(0);
    expect(contents(join(folder, 'again'))).toEqual(contents(bank));
  });

  it('admits every task again', async () => {
    const { code, stdout } = await run(['admit', bank, '--json']);
    expect([code, json(stdout)]).toEqual([0, { format: 1, tasks: 9, admitted: 9, failed: [], errors: [] }]);
  });

  it('grades references 100%, and empty and unchanged answers 0%', async () => {
    for (const [kind, accuracy] of [['reference', 1], ['empty', 0], ['unchanged', 0]] as const) {
      expect([kind, (await controls(kind)).map((c) => [c.level, c.accuracy, c.answered])]).toEqual([kind, LEVELS.map((level) => [level, accuracy, COUNT])]);
    }
  });

  it('asks references what passed before, and they keep it', async () => {
    const answers = readFileSync(join(folder, 'reference.jsonl'), 'utf8').trimEnd().split('\n').map(json);
    const { verdicts } = await grade('pass-to-pass', answers.slice(0, 4), ['--pass-to-pass']);
    expect(verdicts.map((v) => [v.status, v.cases.at(-1).name])).toEqual(answers.slice(0, 4).map(() => ['pass', 'pass to pass']));
  });
});

describe('a workspace', () => {
  let task: any;
  let hidden: any;
  let files: string;
  beforeAll(async () => {
    task = lines(2, 'tasks')[0];
    hidden = lines(2, 'private')[0];
    files = await workspace(task.id, 'seen');
  });

  it('is one commit and nothing else', () => {
    expect(git(files, 'log', '--all', '--format=%an %ae %aI %s').trim().split('\n')).toHaveLength(1);
    expect(git(files, 'rev-list', '--all', '--parents').trim()).toMatch(/^[0-9a-f]{40}$/);
    expect(git(files, 'status', '--porcelain')).toBe('');
    expect([git(files, 'tag'), git(files, 'remote'), git(files, 'stash', 'list'), git(files, 'reflog', '--all')]).toEqual(['', '', '', '']);
    expect(git(files, 'fsck', '--unreachable', '--no-reflogs', '--full').trim()).toBe('');
    for (const name of ['ORIG_HEAD', 'FETCH_HEAD', 'logs', 'packed-refs']) expect([name, existsSync(join(files, '.git', name))]).toEqual([name, false]);
    const reachable = git(files, 'rev-list', '--all', '--objects').trim().split('\n').length;
    expect(git(files, 'cat-file', '--batch-all-objects', '--batch-check').trim().split('\n')).toHaveLength(reachable);
  });

  it('is the same commit whenever it is laid out', async () => {
    expect(git(await workspace(task.id, 'seen-again'), 'rev-parse', 'HEAD')).toBe(git(files, 'rev-parse', 'HEAD'));
  });

  it('has no line of a gold patch, and no fixed file, in any raw object', async () => {
    const known = new Set(readdirSync(files, { recursive: true, withFileTypes: true }).filter((e) => e.isFile() && !e.parentPath.includes('/.git')).flatMap((e) => readFileSync(join(e.parentPath, e.name), 'utf8').split('\n').map((l) => l.trim())));
    const gold = (hidden.reference as string).split('\n').filter((l) => l.startsWith('+') && !l.startsWith('+++')).map((l) => l.slice(1).trim()).filter((l) => l.length > 8 && !known.has(l));
    expect(gold.length).toBeGreaterThan(0);
    const repaired = join(folder, 'repaired');
    cpSync(files, repaired, { recursive: true });
    writeFileSync(join(folder, 'gold.diff'), hidden.reference);
    git(repaired, 'apply', '--whitespace=nowarn', join(folder, 'gold.diff'));
    const fixed = git(repaired, 'diff', '--name-only').trim().split('\n').map((path) => git(repaired, 'hash-object', path).trim());
    const objects = git(files, 'cat-file', '--batch-all-objects', '--batch-check');
    for (const id of fixed) expect(objects).not.toContain(id);
    for (const entry of readdirSync(join(folder, 'seen'), { recursive: true, withFileTypes: true }).filter((e) => e.isFile())) {
      const bytes = readFileSync(join(entry.parentPath, entry.name));
      const text = `${bytes.toString('latin1')}${looseObject(bytes)}${git(files, 'cat-file', '--batch-all-objects', '--batch')}`;
      for (const line of gold) expect([entry.name, text.includes(Buffer.from(line, 'utf8').toString('latin1'))]).toEqual([entry.name, false]);
    }
  });

  it('is graded by its files: whatever was done to git, tests and runner, and only a repair passes', async () => {
    const tests = (hidden.task.repository.recipe.tests as string[])[0]!;
    const tricks: [string, (work: string) => void][] = [
      ['as it is', () => undefined],
      ['weakened tests, committed', (work) => {
        for (const name of readdirSync(join(work, tests))) if (statSync(join(work, tests, name)).isFile()) writeFileSync(join(work, tests, name), '');
        git(work, 'commit', '-qam', 'weaken');
      }],
      ['HEAD moved to an empty commit', (work) => {
        git(work, 'checkout', '-q', '--orphan', 'other');
        git(work, 'rm', '-rqf', '.');
        git(work, 'commit', '-q', '--allow-empty', '-m', 'nothing');
      }],
      ['hooks, attributes, filters and configuration', (work) => {
        writeFileSync(join(work, '.git', 'hooks-made'), '');
        mkdirSync(join(work, '.git', 'hooks'), { recursive: true });
        for (const hook of ['post-checkout', 'post-index-change', 'pre-commit', 'post-applypatch']) {
          writeFileSync(join(work, '.git', 'hooks', hook), `#!/bin/sh\ntouch ${join(folder, 'hook-ran')}\n`);
          chmodSync(join(work, '.git', 'hooks', hook), 0o755);
        }
        writeFileSync(join(work, '.gitattributes'), '* filter=evil diff=evil merge=evil\n');
        appendFileSync(join(work, '.git', 'config'), `[filter "evil"]\n\tsmudge = touch ${join(folder, 'filter-ran')}\n\tclean = touch ${join(folder, 'filter-ran')}\n[core]\n\tfsmonitor = touch ${join(folder, 'monitor-ran')}\n`);
      }],
      ['no .git at all', (work) => rmSync(join(work, '.git'), { recursive: true })],
      ['a conftest and a package of scripts', (work) => {
        writeFileSync(join(work, 'conftest.py'), 'import os\nos._exit(0)\n');
        writeFileSync(join(work, 'package.json'), '{"scripts": {"test": "true"}}\n');
      }],
    ];
    const answers: object[] = [];
    for (const [i, [, trick]] of tricks.entries()) {
      for (const repaired of [false, true]) {
        const work = join(folder, `work-${i}-${repaired ? 'repaired' : 'broken'}`);
        cpSync(files, work, { recursive: true });
        if (repaired) git(work, 'apply', '--whitespace=nowarn', join(folder, 'gold.diff'));
        if (i !== 2) trick(work);
        else if (!repaired) trick(work);
        answers.push({ task_id: task.id, answer_dir: work, attempt: answers.length });
      }
    }
    const { verdicts } = await grade('workspaces', answers);
    expect(verdicts.map((v, i) => [tricks[Math.floor(i / 2)]![0], v.status])).toEqual(tricks.flatMap(([name]) => [[name, 'fail'], [name, 'pass']]));
    expect(['hook-ran', 'filter-ran', 'monitor-ran'].filter((name) => existsSync(join(folder, name)))).toEqual([]);
  });

  it('that holds what is no answer is wrong, not an error', async () => {
    const odd = join(folder, 'odd');
    cpSync(files, odd, { recursive: true });
    execFileSync('mkfifo', [join(odd, 'pipe')]);
    const { verdicts } = await grade('odd', [{ task_id: task.id, answer_dir: odd }]);
    expect(verdicts[0]).toMatchObject({ status: 'fail', unparsable: { code: 'not-a-file' } });
  });
});

/** What a loose object holds, where the bytes are one. */
function looseObject(bytes: Buffer): string {
  try {
    return inflateSync(bytes).toString('latin1');
  } catch {
    return '';
  }
}

describe('the bundled pool of multi-bug', () => {
  it('has the verdicts that its committed lock says, its head aside', async () => {
    const atoms = new URL('../atoms/multi-bug', import.meta.url).pathname;
    const copy = join(folder, 'atoms');
    cpSync(atoms, copy, { recursive: true });
    expect((await run(['atoms', 'verify', '--domain', 'multi-bug', '--atoms', copy, '--all', '--quiet', '-j', '2'])).code).toBe(0);
    const body = (path: string): string[] => readFileSync(join(path, 'pool.lock.json'), 'utf8').split('\n').filter((line) => !line.startsWith('  "fingerprint"'));
    expect(body(copy)).toEqual(body(atoms));
  });
});
