import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Table from 'cli-table3';
import { textFile, type Recipe, type TestJob, type TreeId } from '@codewalk/core';
import { findPython, fixedEnvironment, GitStore, modulePaths, Scratch, TestPool, type Python } from '@codewalk/exec';
import { execa } from 'execa';

const LIMITS = { cpuMs: 60_000, memoryBytes: 1 << 30, outputBytes: 65_536, resultBytes: 1 << 22 };
const RECIPE: Recipe = { runner: 'pytest', tests: ['tests'] };
const TESTS = 20;
/** What the two repairs are to make pass. */
const SELECTED = [0, 1].map((i) => `tests/test_functions.py::test_f${i}`);
const ADMISSIONS = 4;
const never = new AbortController().signal;

/** A package with two bugs, each there or repaired, and tests of it; `round` makes the tree one that no run has seen. */
function tree(git: GitStore, round: number, bugs: readonly [boolean, boolean]): Promise<TreeId> {
  const each = (text: (i: number) => string): string => Array.from({ length: TESTS }, (_, i) => text(i)).join('\n');
  return git.store([
    textFile('package/__init__.py', `ROUND = ${round}\n`),
    textFile('package/functions.py', each((i) => `def f${i}(n):\n    total = ${bugs[i] ? 1 : 0}\n    for k in range(n):\n        total += k * ${i} % 7\n    return total\n`)),
    textFile('tests/test_functions.py', `from package.functions import *\n\n${each((i) => `def test_f${i}():\n    assert f${i}(50) == sum(k * ${i} % 7 for k in range(50))\n`)}`),
  ], never);
}

/** The runs of one admission at level 2: unrepaired, without either repair, and repaired in three orders, one with another hash seed. */
async function admission(git: GitStore, round: number, environment?: string): Promise<readonly TestJob[]> {
  const [both, first, second, none] = await Promise.all(([[true, true], [false, true], [true, false], [false, false]] as const).map((bugs) => tree(git, round, bugs)));
  const job = (id: TreeId, order: TestJob['order'] = 'given', hashSeed = 0): TestJob => ({ tree: id, recipe: environment ? { ...RECIPE, environment } : RECIPE, select: SELECTED, order, hashSeed, limits: LIMITS });
  return [job(both!), job(first!), job(second!), job(none!), job(none!, 'reversed'), job(none!, 'shuffled', 1)];
}

/** User and system ms of all that a pool starts for some admissions, its own start among it, and wall ms of each but the first. */
async function measure(python: Python, count: number, environment?: string): Promise<{ readonly cpu: number; readonly wall: number }> {
  const scratch = await Scratch.make();
  try {
    const out = join(scratch.root, 'cpu');
    const git = new GitStore(scratch.root, 2);
    const pool = new TestPool({
      python, tier: process.getuid?.() === 0 ? 'uid' : 'limits', jobs: 2, scratch, git,
      launch: ({ file, args, env }) => ({ file: '/usr/bin/time', args: ['-a', '-o', out, '-f', '%U %S', file, ...args], env }),
    });
    let wall = 0;
    for (let round = 0; round < count; round++) {
      const jobs = await admission(git, round, environment);
      const start = performance.now();
      const reports = await Promise.all(jobs.map((job) => pool.run(job, never)));
      if (round > 0) wall += performance.now() - start;
      const wrong = reports.find(({ kind }) => kind !== 'ran');
      if (wrong) throw new Error(JSON.stringify(wrong));
    }
    await pool.close();
    const cpu = readFileSync(out, 'utf8').split(/\s+/).filter((word) => /^[\d.]+$/.test(word)).reduce((sum, word) => sum + Number(word), 0);
    return { cpu: cpu * 1000, wall: wall / Math.max(1, count - 1) };
  } finally {
    await scratch.remove();
  }
}

/** `python -m pytest` on a laid out tree, as nothing but itself. */
async function plain(python: Python, count: number): Promise<number> {
  const scratch = await Scratch.make();
  const folder = mkdtempSync(join(tmpdir(), 'codewalk-bench-'));
  try {
    const git = new GitStore(scratch.root, 2);
    await git.layOut(await tree(git, 0, [true, false]), join(folder, 'tree'), never);
    const loop = `i=0; while [ $i -lt ${count} ]; do "$1" -s -B -m pytest -q -p no:cacheprovider ${SELECTED.join(' ')} > /dev/null; i=$((i+1)); done`;
    const { stderr } = await execa('/usr/bin/time', ['-f', '%U %S', '/bin/sh', '-c', loop, 'sh', python.binary], {
      cwd: join(folder, 'tree'), env: { ...fixedEnvironment(), PYTEST_DISABLE_PLUGIN_AUTOLOAD: '1' }, extendEnv: false, stdin: 'ignore',
    });
    return (1000 * stderr.trim().split('\n').at(-1)!.split(' ').map(Number).reduce((a, b) => a + b, 0)) / count;
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await scratch.remove();
  }
}

/** CPU of pytest runs through the fork server against fresh processes under the same supervision, and pytest by itself. */
export async function bench(): Promise<string> {
  const found = await findPython();
  if (typeof found === 'string') return found;
  const python = { ...found, modules: await modulePaths(found, ['pytest']) };
  const runs = (await admission(new GitStore((await Scratch.make()).root, 1), 0)).length;
  const of = async (environment?: string): Promise<{ run: number; start: number; wall: number }> => {
    const [once, more] = [await measure(python, 1, environment), await measure(python, 1 + ADMISSIONS, environment)];
    const run = (more.cpu - once.cpu) / ADMISSIONS / runs;
    return { run, start: once.cpu - runs * run, wall: more.wall };
  };
  const [warm, fresh, alone] = [await of(), await of(python.binary), await plain(python, runs)];
  const table = new Table({ head: ['runs of pytest', 'CPU ms a run', 'ratio', 'wall ms an admission', 'CPU ms to start'], style: { head: [], border: [] } });
  const row = (name: string, run: number, wall = '', start = ''): void => void table.push([name, run.toFixed(0), (run / warm.run).toFixed(1), wall, start]);
  row('forked from the warm process', warm.run, warm.wall.toFixed(0), warm.start.toFixed(0));
  row('a fresh process each, supervised as well', fresh.run, fresh.wall.toFixed(0), fresh.start.toFixed(0));
  row('python -m pytest, neither confined nor supervised', alone);
  return `${python.version}; an admission at level 2 is ${runs} runs of ${SELECTED.length} of ${TESTS} tests, two at once\n${table.toString()}`;
}
