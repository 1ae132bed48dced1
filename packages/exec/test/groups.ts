import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Confined, Tier } from '@codewalk/exec';

/** A tier as it is tested: strong and uid need root, userns and one of the two kinds of limits must not have it. */
export interface Group {
  readonly name: string;
  readonly tier: Tier;
  readonly root: boolean;
}

export const groups = {
  strong: { name: 'strong', tier: 'strong', root: true },
  userns: { name: 'userns', tier: 'userns', root: false },
  uid: { name: 'uid', tier: 'uid', root: true },
  'limits-root': { name: 'limits, started by root', tier: 'limits', root: true },
  'limits-user': { name: 'limits, started by a user', tier: 'limits', root: false },
} as const satisfies Record<string, Group>;

/** Then a group that this machine cannot test is a failure. */
export const required = process.env['CODEWALK_REQUIRE_ALL'] === '1';

const RUNTIME = fileURLToPath(new URL('../runtime', import.meta.url));
const HELPERS = fileURLToPath(new URL('./helper', import.meta.url));
/** The helper that runs a program given as text, `{source, given}`. */
export const HELPER = new URL('./helper/run_source.py', import.meta.url);
/** A user that no account has and no lane uses. */
const SOMEONE = 60_999;
export const isRoot = process.getuid?.() === 0;

/** Why a group cannot be tested on this machine, or null. */
export function leftOut({ tier, root }: Group): string | null {
  if (root && !isRoot) return 'it needs root';
  if (!isRoot && tier === 'limits') return 'programs that kill all they can are run in a namespace of their own, which needs root';
  if ((tier === 'strong' || tier === 'userns') && !onPath('bwrap')) return 'it needs bubblewrap';
  return null;
}

const onPath = (name: string): boolean => (process.env['PATH'] ?? '').split(':').some((folder) => existsSync(join(folder, name)));

/**
 * Starts a worker's command in a pid namespace of its own, as somebody without rights where the group asks for that: whatever a
 * job gets at, it is nothing but its own worker. The server is not the first process there, so that it can be killed.
 */
export class Cage {
  readonly folder = mkdtempSync(join(tmpdir(), 'codewalk-cage-'));
  readonly user: number | null;

  constructor({ root }: Group) {
    this.user = root || !isRoot ? null : SOMEONE;
    // readable for anyone, wherever this checkout is
    if (this.user !== null) chownSync(this.folder, this.user, this.user);
    cpSync(RUNTIME, join(this.folder, 'runtime'), { recursive: true });
    mkdirSync(join(this.folder, 'helper'));
    cpSync(HELPERS, join(this.folder, 'helper'), { recursive: true });
  }

  launch = ({ file, args, env }: Confined): Confined => {
    const moved = args.map((arg) => arg.replaceAll(RUNTIME, join(this.folder, 'runtime')).replaceAll(HELPERS, join(this.folder, 'helper')));
    if (!isRoot) return { file, args: moved, env };
    const lane = /"scratch":"([^"]*lane[^"]*)"/.exec(args.at(-1)!)?.[1];
    if (this.user !== null && lane) chownSync(lane, this.user, this.user);
    const user = this.user === null ? [] : ['setpriv', `--reuid=${this.user}`, `--regid=${this.user}`, '--clear-groups'];
    return { file: 'unshare', args: ['--pid', '--fork', '--mount-proc', '--kill-child', '--', 'sh', '-c', '"$@"; exit $?', 'sh', ...user, file, ...moved], env };
  };

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export interface Process {
  readonly pid: number;
  readonly name: string;
}

/** All processes that this one started or that came of those, zombies among them. */
export function processesBelow(root: number = process.pid): Process[] {
  const children = new Map<number, Process[]>();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const [, name, rest] = /\((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))!;
      children.set(Number(rest), [...(children.get(Number(rest)) ?? []), { pid: Number(pid), name: name! }]);
    } catch {
      // it has ended
    }
  }
  const found: Process[] = [];
  const pending = [root];
  for (let pid = pending.pop(); pid !== undefined; pid = pending.pop()) {
    const own = children.get(pid) ?? [];
    found.push(...own);
    pending.push(...own.map((child) => child.pid));
  }
  return found;
}
