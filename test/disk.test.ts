import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { everything, runHere } from './bad-input/row.js';
import { scratch, SUMS } from './cli.js';

const folder = scratch();
const BIN = new URL('../packages/cli/bin/codewalk.js', import.meta.url).pathname;
const SOURCE = new URL('../packages/core/src/index.ts', import.meta.url).pathname;
const disk = join(folder, 'disk');
const mount = (...args: string[]): boolean => spawnSync('mount', args, { stdio: 'ignore' }).status === 0;
const unmount = (): void => void spawnSync('umount', ['-l', disk], { stdio: 'ignore' });

mkdirSync(disk);
const mounts = mount('-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', disk);
unmount();
afterEach(unmount);

const generate = (out: string, ...more: string[]): string[] => ['generate', '--domain', SUMS, '--levels', '1,2', '--count', '12', '--seed', '7', '--quiet', '--out', out, ...more];

describe.skipIf(!mounts)('a disk', () => {
  it('that is full ends a run in order, and the same command goes on where there is space', async () => {
    expect((await runHere(generate(join(folder, 'whole')))).code).toBe(0);
    let stops = 0;
    mount('-t', 'tmpfs', '-o', 'size=16k', 'tmpfs', disk);
    const bank = join(disk, 'bank');
    for (let size = 16; ; size += 12) {
      mount('-o', `remount,size=${size}k`, disk);
      const { code, stderr } = await runHere(generate(bank));
      if (code === 0) break;
      expect(stderr).toMatch(/^error no space left while writing \S+ \[disk-full\]\n {2}→ free some space; the same command resumes\n$/);
      expect(code).toBe(3);
      expect(existsSync(join(bank, 'manifest.json'))).toBe(false);
      expect(existsSync(join(bank, '.lock'))).toBe(false);
      stops++;
    }
    expect(stops).toBeGreaterThan(5);
    expect(everything(bank)).toEqual({ ...everything(join(folder, 'whole')), 'run.json': expect.any(String) as string });
  });

  it('that is full takes no half of an answer file or of verdicts', async () => {
    const references = join(folder, 'references.jsonl');
    expect((await runHere(['answers', join(folder, 'whole'), '--domain', SUMS, '--reference', '--out', references])).code).toBe(0);
    mount('-t', 'tmpfs', '-o', 'size=4k', 'tmpfs', disk);
    writeFileSync(join(disk, 'filler'), Buffer.alloc(4096));
    for (const argv of [['answers', join(folder, 'whole'), '--domain', SUMS, '--reference'], ['grade', join(folder, 'whole'), '--domain', SUMS, '--quiet', '--answers', references]]) {
      const ran = await runHere([...argv, '--out', join(disk, 'out.jsonl')]);
      expect(ran.stderr).toContain(`error no space left while writing ${join(disk, 'out.jsonl')} [disk-full]`);
      expect(ran.code).toBe(3);
      expect(Object.keys(everything(disk))).toEqual(['filler']);
    }
  });

  it('that is read-only is said to be, and nothing changes', async () => {
    mount('-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk);
    mkdirSync(join(disk, 'empty'));
    cpSync(join(folder, 'whole/config.json'), join(disk, 'begun/config.json'));
    mount('-o', 'remount,ro', disk);
    const before = everything(disk);
    for (const [argv, says] of [
      [generate(join(disk, 'new')), `error ${join(disk, 'new')} cannot be written: EROFS`],
      [generate(join(disk, 'empty')), `error ${join(disk, 'empty/.lock')}.${process.pid} cannot be written: EROFS`],
      [generate(join(disk, 'begun')), `error ${join(disk, 'begun/.lock')}.${process.pid} cannot be written: EROFS`],
      [['answers', join(folder, 'whole'), '--domain', SUMS, '--empty', '--out', join(disk, 'a.jsonl')], `error ${join(disk, 'a.jsonl')}: --out: ${disk} cannot be written: EROFS`],
    ] as const) {
      const ran = await runHere(argv);
      expect(ran.stderr).toContain(says);
      expect(ran.stderr).toContain('[not-writable]');
      expect(ran.code).toBe(2);
    }
    expect(everything(disk)).toEqual(before);
  });
});

describe.skipIf(process.getuid?.() !== 0 || spawnSync('cat', [SOURCE], { uid: 65534, gid: 65534 }).status !== 0)('a file that is closed to the user', () => {
  const asNobody = (...args: string[]): { status: number | null; stderr: string } => {
    const home = join(folder, 'home');
    mkdirSync(home, { recursive: true });
    chmodSync(home, 0o777);
    return spawnSync(process.execPath, [BIN, ...args], { uid: 65534, gid: 65534, cwd: '/', env: { PATH: process.env['PATH'], HOME: home, TMPDIR: home }, encoding: 'utf8' });
  };

  it('is said to be, one by one', () => {
    chmodSync(folder, 0o755);
    const atoms = join(folder, 'atoms');
    mkdirSync(join(atoms, 'closed'), { recursive: true });
    for (const name of ['a.py', 'b.py', 'c.py']) writeFileSync(join(atoms, name), '');
    for (const name of ['a.py', 'c.py', 'closed']) chmodSync(join(atoms, name), 0);
    chmodSync(join(folder, 'references.jsonl'), 0);
    const listed = asNobody('atoms', 'verify', '--domain', 'complexity', '--atoms', atoms);
    expect(listed.stderr.split('\n').filter((l) => l.startsWith('error'))).toEqual([
      `error cannot be read: EACCES: permission denied, open '${join(atoms, 'a.py')}' [unreadable]`,
      `error cannot be read: EACCES: permission denied, open '${join(atoms, 'c.py')}' [unreadable]`,
      `error cannot be read: EACCES: permission denied, scandir '${join(atoms, 'closed')}' [unreadable]`,
    ]);
    expect(listed.status).toBe(2);
    const graded = asNobody('grade', join(folder, 'whole'), '--domain', SUMS, '--answers', join(folder, 'references.jsonl'));
    expect(graded.stderr).toContain(`error ${join(folder, 'references.jsonl')} cannot be read: EACCES`);
    expect(graded.status).toBe(2);
  });
});
