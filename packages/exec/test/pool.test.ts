import { readdirSync } from 'node:fs';
import type { Json, Limits, Outcome } from '@codewalk/core';
import { findPython, PythonPool, Scratch, type Python } from '@codewalk/exec';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Cage, groups, HELPER, leftOut, processesBelow, required, type Group } from './groups.js';

const ANSWER = new URL('./helper/answer.py', import.meta.url);
const LIMITS: Limits = { cpuMs: 20_000, memoryBytes: 1024 ** 3, outputBytes: 64 * 1024, resultBytes: 32 * 1024 ** 2 };
const LOOP = 'while True:\n    pass';
/** Loops in a process of its own session as well, which is not to outlive it either. */
const DAEMON = `import ctypes, os\nctypes.CDLL(None).prctl(1, 0, 0, 0, 0)\nif os.fork() == 0:\n    os.setsid()\n    os.fork()\n${LOOP}`;

/** One of each way to hold what a worker started: bubblewrap, a namespace of the server's own, and neither. */
const tested: readonly Group[] = [groups.strong, groups.uid, groups['limits-user']];

describe.each(tested.map((group) => [group.name, group] as const))('the Python pool in %s', (_, group) => {
  const reason = leftOut(group);
  if (reason !== null && !required) {
    it('runs jobs', (ctx) => ctx.skip(reason));
    return;
  }
  let cage: Cage;
  let scratch: Scratch;
  let pool: PythonPool;
  const never = new AbortController().signal;
  const run = (source: string, signal = never, limits = LIMITS): Promise<Outcome> => pool.call(HELPER, { source, given: {} }, limits, signal);
  const workers = (): number[] => processesBelow().filter(({ name }) => name === 'unshare').map(({ pid }) => pid);
  const gone = (): Promise<void> => vi.waitFor(() => expect(processesBelow()).toEqual([]), { timeout: 20_000 });
  /** Waits until the job that a worker was given runs: more processes than its idle server is. */
  const busy = (than: number): Promise<void> => vi.waitFor(() => expect(processesBelow().length).toBeGreaterThan(than), { timeout: 20_000, interval: 5 });
  const right = { kind: 'returned', value: 4950, output: '' };
  const sum = 'result = sum(range(100))';

  const open = async (jobs: number): Promise<void> => {
    pool = new PythonPool({ python: (await findPython()) as Python, tier: group.tier, jobs, scratch, launch: cage.launch });
  };

  beforeEach(async () => {
    expect(reason).toBe(null);
    cage = new Cage(group);
    scratch = await Scratch.make();
  });

  afterEach(async () => {
    await pool.close();
    await scratch.remove();
    cage.remove();
  });

  it('has as many workers as jobs at once, whatever helpers they are for', async () => {
    await open(2);
    const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => (i % 2 ? run(sum) : pool.call(ANSWER, i, LIMITS, never))));
    expect(answers).toEqual(answers.map((_, i) => (i % 2 ? right : { kind: 'returned', value: i, output: '' })));
    await vi.waitFor(() => expect(workers().length).toBeLessThanOrEqual(2), { timeout: 20_000 });
  });

  it('carries long lines both ways', async () => {
    await open(1);
    const value: Json = ['x'.repeat(8_000_000), 'é\n\u2028"', 1e300, null];
    expect(await pool.call(ANSWER, value, LIMITS, never)).toEqual({ kind: 'returned', value, output: '' });
  });

  it('keeps the processes of one job out of another’s budget', async () => {
    await open(2);
    await Promise.all([run(sum), run(sum)]);
    const forks = 'import os\nfor _ in range(60):\n    try:\n        os.fork()\n    except OSError:\n        pass\nwhile True:\n    pass';
    const threads = 'import threading\nfor _ in range(500):\n    t = [threading.Thread(target=int) for _ in range(5)]\n    [x.start() for x in t]\n    [x.join() for x in t]\nresult = 1';
    const [greedy, modest] = await Promise.all([run(forks, never, { ...LIMITS, cpuMs: 600 }), run(threads)]);
    expect(greedy).toMatchObject({ kind: 'limit', limit: 'cpu' });
    if (group.root || group.tier === 'userns') expect(modest).toMatchObject({ kind: 'returned', value: 1 });
  });

  it('gives a cancelled job up, and runs the next in the same worker', async () => {
    await open(1);
    await run(sum);
    const [worker, idle] = [workers(), processesBelow().length];
    const stop = new AbortController();
    const outcome = run(DAEMON, stop.signal);
    await busy(idle);
    stop.abort();
    expect(await outcome).toEqual({ kind: 'lost', why: 'cancelled' });
    expect(await run(sum)).toEqual(right);
    expect(workers()).toEqual(worker);
    expect(processesBelow()).toHaveLength(idle);
  });

  it('gives a job up that is cancelled before it has begun', async () => {
    await open(1);
    await run(sum);
    expect(await run(LOOP, AbortSignal.abort())).toEqual({ kind: 'lost', why: 'cancelled' });
    const stop = new AbortController();
    const outcomes = [run(LOOP, stop.signal), run(LOOP, stop.signal)];
    stop.abort();
    expect(await Promise.all(outcomes)).toEqual(Array(2).fill({ kind: 'lost', why: 'cancelled' }));
    expect(await run(sum)).toEqual(right);
  });

  it('runs a job again, once, whose worker is lost under it', async () => {
    await open(1);
    await run(sum);
    const [first, idle] = [workers(), processesBelow().length];
    const outcome = run('import time\ntime.sleep(1)\nresult = sum(range(100))');
    await busy(idle);
    process.kill(-first[0]!, 'SIGKILL');
    expect(await outcome).toEqual(right);
    expect(workers()).not.toEqual(first);
  });

  it('replaces a worker that is lost while idle', async () => {
    await open(1);
    await run(sum);
    process.kill(-workers()[0]!, 'SIGKILL');
    expect(await run(sum)).toEqual(right);
  });

  it('leaves no process and no lane when it is closed under a job', async () => {
    await open(2);
    await run(sum);
    const idle = processesBelow().length;
    const outcome = run(DAEMON);
    await busy(idle);
    await pool.close();
    expect(await outcome).toMatchObject({ kind: 'lost' });
    await gone();
    expect(readdirSync(scratch.root)).toEqual([]);
    expect(await run(sum)).toEqual({ kind: 'lost', why: 'the pool is closed' });
  });
});
