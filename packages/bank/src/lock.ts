import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { usageError } from '@codewalk/core';
import { inWorld } from './folder.js';

interface Holder {
  readonly pid: number;
  /** The kernel's start time of that process, which tells it from a later one with the same number. */
  readonly started: string;
}

/** Field 22 of /proc/PID/stat; null where there is no such process. */
function startTime(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]!;
  } catch {
    return null;
  }
}

function readHolder(path: string): Holder | null {
  try {
    const { pid, started } = JSON.parse(readFileSync(path, 'utf8')) as Holder;
    return Number.isInteger(pid) ? { pid, started: String(started) } : null;
  } catch {
    return null;
  }
}

/** Whether another live process writes to this bank. */
export function lockedBy(root: string): number | null {
  const holder = readHolder(join(root, '.lock'));
  return holder && holder.pid !== process.pid && startTime(holder.pid) === holder.started ? holder.pid : null;
}

/**
 * Takes a bank's lock, over a dead holder's if need be; the returned function gives it back.
 * Throws a usage error naming a live holder.
 */
export function takeLock(root: string): () => void {
  const path = join(root, '.lock');
  const own = `${path}.${process.pid}`;
  // linked into place whole, so that nobody ever reads a lock without its holder
  inWorld(own, () => writeFileSync(own, JSON.stringify({ pid: process.pid, started: startTime(process.pid) })));
  try {
    for (;;) {
      const holder = lockedBy(root);
      if (holder !== null) {
        throw usageError('bank-locked', `${root} is being written by process ${holder}`, { at: path, hint: 'wait for it to end, or choose another --out' });
      }
      try {
        linkSync(own, path);
        return () => rmSync(path, { force: true });
      } catch (cause) {
        if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
        removeDead(path, `${own}.dead`);
      }
    }
  } finally {
    rmSync(own, { force: true });
  }
}

/** Takes a dead holder's lock away; one that a live process took in between is put back. */
function removeDead(path: string, aside: string): void {
  try {
    renameSync(path, aside);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw cause;
  }
  const holder = readHolder(aside);
  if (holder && startTime(holder.pid) === holder.started) linkSync(aside, path);
  rmSync(aside, { force: true });
}
