import { existsSync, readFileSync, readdirSync, statSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { canonicalJson, contentOf, lockSchema, sha256, throwProblems, usageError, type Domain, type File, type Fingerprint, type PoolLock, type Problem } from '@codewalk/core';
import { writeWhole, inWorld } from './folder.js';
import { readDocument } from './lines.js';

const LOCK = 'pool.lock.json';

/**
 * The native atom files below a folder, sorted by path; dot files and the pool's lock are not atoms. Throws a usage error that
 * lists everything that cannot be read.
 */
export function readAtomFiles(folder: string): File[] {
  if (!existsSync(folder)) throw usageError('no-atoms', `there is no folder ${folder}`, { at: folder });
  if (!statSync(folder).isDirectory()) throw usageError('not-a-folder', `${folder} is not a folder of atoms`, { at: folder });
  const files: File[] = [];
  const problems: Problem[] = [];
  const reading = (path: string, read: () => void): void => {
    try {
      read();
    } catch (cause) {
      problems.push({ code: 'unreadable', message: `cannot be read: ${(cause as Error).message}`, at: join(folder, path) });
    }
  };
  const list = (below: string): void => reading(below, () => {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.name.startsWith('.') || entry.name === '__pycache__' || path === LOCK) continue;
      if (entry.isDirectory()) list(path);
      else reading(path, () => files.push(readAtomFile(folder, path)));
    }
  });
  list('');
  throwProblems(problems);
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

function readAtomFile(folder: string, path: string): File {
  if (!statSync(join(folder, path)).isFile()) throw new Error('it is not a plain file, nor a link to one'); // a pipe would never end
  return { path, mode: '644', ...contentOf(readFileSync(join(folder, path))) };
}

/** `pool.lock.json` beside the atoms; null when there is none. */
export function readPoolLock(folder: string): PoolLock | null {
  const path = join(folder, LOCK);
  return existsSync(path) ? readDocument(path, lockSchema, 1) : null;
}

export function writePoolLock(folder: string, lock: PoolLock): void {
  writeWhole(join(folder, LOCK), `${formatLock(lock)}\n`);
}

/** One atom a line, so that a change of one atom is a change of one line. */
function formatLock({ atoms, edges, ...head }: PoolLock): string {
  const rows = (entries: Readonly<Record<string, unknown>>): string =>
    Object.entries(entries).map(([id, value]) => `    ${JSON.stringify(id)}: ${canonicalJson(value)}`).join(',\n');
  const start = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${canonicalJson(value)},\n`).join('');
  const tail = edges ? `,\n  "edges": {\n${rows(edges)}\n  }` : '';
  return `{\n${start}  "atoms": {\n${rows(atoms)}\n  }${tail}\n}`;
}

/** Where verdicts live that no folder's own lock settles. */
export const cacheFolder = (): string => join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'codewalk');

function cachedLockPath(domain: Domain, folder: string | null, fingerprint: Fingerprint): string {
  const name = sha256(canonicalJson([domain.name, domain.version, folder === null ? null : resolve(folder), fingerprint])).slice(0, 24);
  return join(cacheFolder(), 'pools', `${domain.name}-${name}.lock.json`);
}

/** The cached lock of a folder under this toolchain; null when there is none or it cannot be read. */
export function readCachedLock(domain: Domain, folder: string | null, fingerprint: Fingerprint): PoolLock | null {
  const path = cachedLockPath(domain, folder, fingerprint);
  try {
    return existsSync(path) ? readDocument(path, lockSchema, 1) : null;
  } catch {
    return null; // a cache may be lost or damaged at any time: its verdicts are made again
  }
}

export function writeCachedLock(domain: Domain, folder: string | null, fingerprint: Fingerprint, lock: PoolLock): string {
  const path = cachedLockPath(domain, folder, fingerprint);
  inWorld(path, () => mkdirSync(dirname(path), { recursive: true }));
  writeWhole(path, `${formatLock(lock)}\n`);
  return path;
}
