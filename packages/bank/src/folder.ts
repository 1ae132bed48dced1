import { accessSync, closeSync, constants, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bytesOf, environmentError, sha256, usageError, type File } from '@codewalk/core';
import type { BlobStore } from './content.js';

export const cellFolder = (domain: string, level: number): string => `${domain}/L${level}`;
export const cellFiles = ['tasks.jsonl', 'private.jsonl', 'candidates.jsonl'] as const;

/** Outside the digests: times and the lock say nothing about the tasks. */
export const isUndigested = (path: string): boolean => ['manifest.json', 'run.json', '.lock'].includes(path) || path.startsWith('.lock.');

/** What a temporary file ends in; one that a kill left behind is no part of a bank. */
export const TEMPORARY = '.codewalk-tmp';

/**
 * Writes a file whole: a temporary one beside it, flushed, then renamed over it. `writeFileSync` goes on after a short write, as
 * a disk that is nearly full gives; write-file-atomic 6 does not, and so renames half a file.
 */
export function writeWhole(path: string, content: string | Buffer): void {
  const temporary = `${path}${TEMPORARY}`;
  inWorld(path, () => {
    try {
      const fd = openSync(temporary, 'w');
      try {
        writeFileSync(fd, content);
        fsyncSync(fd);
      } finally {
        closeSync(fd);
      }
      renameSync(temporary, path);
    } catch (error) {
      rmSync(temporary, { force: true });
      throw error;
    }
  });
}

/** Writes files below a folder that may be there and holds none of them: modes as told, links as links. */
export function writeFiles(folder: string, files: readonly File[]): void {
  for (const file of files) {
    const path = join(folder, file.path);
    inWorld(path, () => {
      mkdirSync(dirname(path), { recursive: true });
      if (file.mode === 'link') symlinkSync(bytesOf(file), path);
      else writeFileSync(path, bytesOf(file), { mode: file.mode === '755' ? 0o755 : 0o644, flag: 'wx' });
    });
  }
}

/** Does something to a path; a full disk or a missing right becomes an environment error that names it. */
export function inWorld<T>(path: string, act: () => T): T {
  try {
    return act();
  } catch (cause) {
    const { code, message } = trueCause(path, cause);
    if (code === 'ENOSPC' || code === 'EDQUOT') {
      throw environmentError('disk-full', `no space left while writing ${path}`, { hint: 'free some space; the same command resumes', cause });
    }
    if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') throw usageError('not-writable', `${path} cannot be written: ${message}`, { at: path, cause });
    if (code === 'ENOTDIR' || code === 'EEXIST') throw usageError('not-a-folder', `${path} is not a folder`, { at: path, cause });
    if (code === 'EISDIR') throw usageError('not-a-file', `${path} is a folder, not a file`, { at: path, cause });
    if (code === 'ENOENT') throw usageError('no-folder', `there is no folder ${dirname(path)}`, { at: path, cause });
    throw cause;
  }
}

/** `mkdir -p` on a read-only disk says ENOENT of a folder whose parent is there (Node 20): what the parent says instead. */
function trueCause(path: string, cause: unknown): NodeJS.ErrnoException {
  if ((cause as NodeJS.ErrnoException).code !== 'ENOENT' || !existsSync(dirname(path))) return cause as NodeJS.ErrnoException;
  try {
    accessSync(dirname(path), constants.W_OK);
    return cause as NodeJS.ErrnoException;
  } catch (error) {
    return error as NodeJS.ErrnoException;
  }
}

/** Blobs below a bank's folder, written once by digest. */
export function blobFolder(root: string): BlobStore {
  const known = new Set<string>();
  const pathOf = (part: string, sha: string): string => join(root, 'blobs', part, sha);
  return {
    put(part, sha, content) {
      const path = pathOf(part, sha);
      if (known.has(path)) return;
      known.add(path);
      if (existsSync(path) && sha256(readFileSync(path)) === sha) return;
      inWorld(path, () => mkdirSync(join(root, 'blobs', part), { recursive: true }));
      writeWhole(path, content);
    },
    get(part, sha) {
      const path = pathOf(part, sha);
      if (!existsSync(path)) throw usageError('missing-blob', `the bank lacks blobs/${part}/${sha}`, { at: path });
      const content = readFileSync(path);
      if (sha256(content) !== sha) throw usageError('changed-file', `blobs/${part}/${sha} does not have the content that its name says`, { at: path });
      return content;
    },
  };
}

/** All files below a folder as sorted `/`-separated paths; links are listed, not followed. */
export function listFiles(root: string, below = ''): string[] {
  return readdirSync(join(root, below), { withFileTypes: true })
    .flatMap((entry) => {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      return entry.isDirectory() ? listFiles(root, path) : [path];
    })
    .sort();
}

