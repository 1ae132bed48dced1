import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const BIN = new URL('../packages/cli/bin/codewalk.js', import.meta.url).pathname;
export const SUMS = new URL('fixtures/sums.ts', import.meta.url).pathname;

export interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Starts the command line in a process group of its own, without colours whatever the tests' own output has. */
export function start(args: readonly string[], { cwd = '/', env = {} }: { cwd?: string; env?: Record<string, string> } = {}): { child: ChildProcess; ended: Promise<Ran> } {
  const child = spawn(process.execPath, [BIN, ...args], { cwd, env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1', ...env }, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (data: Buffer) => (stdout += data.toString()));
  child.stderr.on('data', (data: Buffer) => (stderr += data.toString()));
  return { child, ended: new Promise((resolve) => child.on('close', (code) => resolve({ code, stdout, stderr }))) };
}

export const run = (args: readonly string[], options: Parameters<typeof start>[1] = {}): Promise<Ran> => start(args, options).ended;

/** A scratch folder for one test file, removed at its end. */
export function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'codewalk-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** All files below a folder with their bytes, those outside the digests left out. */
export function contents(folder: string, below = ''): Record<string, string> {
  const found: Record<string, string> = {};
  for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) Object.assign(found, contents(folder, path));
    else if (path !== 'run.json' && path !== '.lock') found[path] = readFileSync(join(folder, path)).toString('base64');
  }
  return found;
}
