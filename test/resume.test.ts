import { existsSync, readFileSync, statSync, truncateSync, cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contents, run, scratch, start, SUMS } from './cli.js';

const folder = scratch();
const args = (out: string, ...more: string[]): string[] => ['generate', '--domain', SUMS, '--levels', '1,2,3', '--count', '25', '--seed', '7', '--set', 'sums.delayMs=15', '--quiet', '--out', join(folder, out), ...more];

const journalLines = (out: string): number =>
  ['L1', 'L2', 'L3'].map((l) => join(folder, out, 'sums', l, 'candidates.jsonl')).filter(existsSync).reduce((sum, path) => sum + readFileSync(path, 'utf8').split('\n').length - 1, 0);

/** Kills the whole process group once the journal has so many lines. */
async function killAt(out: string, lines: number): Promise<boolean> {
  const { child, ended } = start(args(out));
  let over = false;
  void ended.then(() => (over = true));
  while (!over && journalLines(out) < lines) await new Promise((resolve) => setTimeout(resolve, 2));
  if (over) return false;
  process.kill(-child.pid!, 'SIGKILL');
  await ended;
  return true;
}

describe('a run that is killed', () => {
  it('goes on with the same command to the same bytes', async () => {
    expect((await run(args('whole', '-j', '1'))).code).toBe(0);
    const whole = contents(join(folder, 'whole'));
    const total = journalLines('whole');
    let halfWritten = 0;
    for (let i = 1; i <= 14; i++) {
      const killed = await killAt('killed', Math.floor((total * i) / 15));
      if (killed && !existsSync(join(folder, 'killed', 'manifest.json')) && journalLines('killed') > 0) halfWritten++;
    }
    expect(halfWritten).toBeGreaterThanOrEqual(10);
    expect(await run(args('killed'))).toMatchObject({ code: 0 });
    expect(contents(join(folder, 'killed'))).toEqual(whole);
  });

  it('mends a line torn at any byte', async () => {
    const cell = 'sums/L1';
    const files = ['private.jsonl', 'tasks.jsonl', 'candidates.jsonl'];
    const whole = contents(join(folder, 'whole'));
    const lastLine = (name: string): { from: number; to: number } => {
      const text = readFileSync(join(folder, 'whole', cell, name));
      return { from: text.subarray(0, -1).lastIndexOf(10) + 1, to: text.length };
    };
    // as the writes follow one another: each file torn within its last line, those after it not yet written
    for (const [i, name] of files.entries()) {
      const { from, to } = lastLine(name);
      for (const at of [from, from + 1, Math.floor((from + to) / 2), to - 1]) {
        const torn = join(folder, `torn-${i}-${at}`);
        cpSync(join(folder, 'whole'), torn, { recursive: true });
        truncateSync(join(torn, cell, name), at);
        for (const later of files.slice(i + 1)) truncateSync(join(torn, cell, later), lastLine(later).from);
        expect((await run([...args('x').slice(0, -1), torn])).code).toBe(0);
        expect(contents(torn)).toEqual(whole);
      }
    }
  });

  it('tries again what a journal says and the tasks lack, as after a power cut', async () => {
    const torn = join(folder, 'cut');
    cpSync(join(folder, 'whole'), torn, { recursive: true });
    const path = join(torn, 'sums/L2/tasks.jsonl');
    truncateSync(path, Math.floor(statSync(path).size / 2));
    expect((await run([...args('x').slice(0, -1), torn])).code).toBe(0);
    expect(contents(torn)).toEqual(contents(join(folder, 'whole')));
  });

  it('refuses to guess at a journal that is broken in its middle', async () => {
    const broken = join(folder, 'broken');
    cpSync(join(folder, 'whole'), broken, { recursive: true });
    const path = join(broken, 'sums/L1/candidates.jsonl');
    const lines = readFileSync(path, 'utf8').split('\n');
    writeFileSync(path, [lines[0], '{"stratum":', ...lines.slice(2)].join('\n'));
    const { code, stderr } = await run([...args('x').slice(0, -1), broken]);
    expect(code).toBe(2);
    expect(stderr).toContain(`${path}:2: not JSON`);
  });
});

describe('a bank', () => {
  it('is the same at any concurrency, in any folder, locale and zone', async () => {
    const env = { LANG: 'tr_TR.UTF-8', LC_ALL: 'C', TZ: 'Asia/Kathmandu' };
    for (const [i, jobs] of ['2', '8'].entries()) {
      expect((await run(args(`jobs-${jobs}`, '-j', jobs), { cwd: folder, env })).code).toBe(0);
      expect(contents(join(folder, `jobs-${jobs}`)), String(i)).toEqual(contents(join(folder, 'whole')));
    }
  });

  it('is not written over by another config, and nothing of it changes', async () => {
    const before = contents(join(folder, 'whole'));
    const { code, stderr } = await run([...args('whole'), '--accept-toolchain'].map((word) => (word === '25' ? '26' : word)));
    expect(code).toBe(2);
    expect(stderr).toContain('the bank was begun with another config');
    expect(contents(join(folder, 'whole'))).toEqual(before);
  });

  it('is written by one process at a time, and taken over from a dead one', async () => {
    const slow = args('shared').map((word) => (word === 'sums.delayMs=15' ? 'sums.delayMs=400' : word));
    const first = start(slow);
    const lock = join(folder, 'shared', '.lock');
    while (!existsSync(lock)) await new Promise((resolve) => setTimeout(resolve, 2));
    const { code, stderr } = await run(slow);
    expect([code, stderr]).toEqual([2, expect.stringContaining(`is being written by process ${first.child.pid}`)]);
    process.kill(-first.child.pid!, 'SIGKILL');
    await first.ended;
    expect(existsSync(lock)).toBe(true);
    const second = start(slow);
    const holder = (): string => {
      try {
        return readFileSync(lock, 'utf8');
      } catch {
        return ''; // between the dead lock's going and the new one's coming
      }
    };
    let over = false;
    void second.ended.then(() => (over = true));
    while (!over && !holder().includes(`"pid":${second.child.pid},`)) await new Promise((resolve) => setTimeout(resolve, 2));
    expect(over).toBe(false);
    process.kill(-second.child.pid!, 'SIGKILL');
    await second.ended;
  });
});
