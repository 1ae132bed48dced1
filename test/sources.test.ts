import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contents, run, scratch, start, SUMS } from './cli.js';

const folder = scratch();
const input = join(folder, 'input.txt');
writeFileSync(input, 'anything');

const words = (out: string, ...more: string[]): string[] => ['atoms', 'import', 'counting', input, '--domain', SUMS, '--out', join(folder, out), ...more];
const journalOf = (out: string): string => join(folder, `${out}.partial/journal.jsonl`);

/** Starts a slow run and ends it once its journal holds so many lines. */
async function killedAfter(lines: number, out: string): Promise<void> {
  const { child, ended } = start(words(out, '--set', 'counting.delayMs=60', '--quiet'));
  while (!existsSync(journalOf(out)) || readFileSync(journalOf(out), 'utf8').split('\n').length <= lines) await new Promise((resolve) => setTimeout(resolve, 10));
  process.kill(-child.pid!, 'SIGKILL');
  await ended;
}

describe('a source that tells its units', () => {
  it('keeps what it gave, says what it did not, and leaves no journal', async () => {
    const ran = await run(words('whole'));
    expect(ran.stdout).toContain('8 of 12 kept');
    expect(ran.stdout).toMatch(/threefold +4/);
    expect(ran.code).toBe(0);
    expect(Object.keys(contents(join(folder, 'whole'))).sort()).toEqual(['1', '10', '11', '2', '4', '5', '7', '8'].map((n) => `${n}.txt`).sort());
    expect(existsSync(journalOf('whole'))).toBe(false);
  });

  it('goes on after a kill, with a torn line at the end, to the same files', async () => {
    await killedAfter(7, 'killed');
    expect(existsSync(join(folder, 'killed'))).toBe(false);
    appendFileSync(journalOf('killed'), '{"file":{"path":"to');
    const again = await run(words('killed', '--set', 'counting.delayMs=60'));
    expect(again.stderr).toMatch(/goes on after [3-9] that were done before/);
    expect(again.stdout).toContain('8 of 12 kept');
    expect(contents(join(folder, 'killed'))).toEqual(contents(join(folder, 'whole')));
  });

  it('refuses what another run left', async () => {
    await killedAfter(3, 'other');
    const before = readFileSync(journalOf('other'), 'utf8');
    const again = await run(words('other', '--set', 'counting.to=13'));
    expect(again.code).toBe(2);
    expect(again.stderr).toContain('is what an interrupted run with another input or other options left [other-journal]');
    expect(readFileSync(journalOf('other'), 'utf8')).toBe(before);
  });

  it('refuses a second writer, and says where its journal is damaged', async () => {
    const { child, ended } = start(words('busy', '--set', 'counting.delayMs=1500', '--quiet'));
    while (!existsSync(journalOf('busy')) || readFileSync(journalOf('busy'), 'utf8').split('\n').length <= 3) await new Promise((resolve) => setTimeout(resolve, 10));
    const second = await run(words('busy', '--set', 'counting.delayMs=1500'));
    expect([second.code, second.stderr]).toEqual([2, expect.stringContaining('[bank-locked]')]);
    process.kill(-child.pid!, 'SIGKILL');
    await ended;
    const [head, , ...rest] = readFileSync(journalOf('busy'), 'utf8').split('\n');
    writeFileSync(journalOf('busy'), [head, 'no item', ...rest].join('\n'));
    const third = await run(words('busy', '--set', 'counting.delayMs=1500'));
    expect([third.code, third.stderr]).toEqual([2, expect.stringContaining('journal.jsonl:2')]);
  });

  it('begins anew where an interrupted run had written no more than its head', async () => {
    await killedAfter(3, 'headed');
    const [head] = readFileSync(journalOf('headed'), 'utf8').split('\n');
    writeFileSync(journalOf('headed'), `${head}\n{"file":`);
    await killedAfter(3, 'headed');
    const again = await run(words('headed', '--set', 'counting.delayMs=60'));
    expect(again.stdout).toContain('8 of 12 kept');
    expect(contents(join(folder, 'headed'))).toEqual(contents(join(folder, 'whole')));
  });

  it('says which options there are', async () => {
    const ran = await run(words('bad', '--set', 'counting.until=13'));
    expect(ran.code).toBe(2);
    expect(ran.stderr).toContain('[bad-option]');
    const stray = await run(words('bad', '--set', 'sums.to=13'));
    expect(stray.stderr).toContain('--set speaks of sums, which is not the source [bad-set]');
  });
});
