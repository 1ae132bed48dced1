import { existsSync, mkdirSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { environmentError, sha256, usageError } from '@codewalk/core';
import writeFileAtomic from 'write-file-atomic';
import type { BlobStore } from './content.js';

export const cellFolder = (domain: string, level: number): string => `${domain}/L${level}`;
export const cellFiles = ['tasks.jsonl', 'private.jsonl', 'candidates.jsonl'] as const;

/** Outside the digests: times and the lock say nothing about the tasks. */
export const undigested: readonly string[] = ['manifest.json', 'run.json', '.lock'];

/** Writes a file whole: a temporary one beside it, flushed, then renamed over it. */
export function writeWhole(path: string, content: string): void {
  inWorld(path, () => writeFileAtomic.sync(path, content));
}

/** Does something to a path; a full disk or a missing right becomes an environment error that names it. */
export function inWorld<T>(path: string, act: () => T): T {
  try {
    return act();
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
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

/** Blobs below a bank's folder, written once by digest. */
export function blobFolder(root: string): BlobStore {
  const known = new Set<string>();
  const pathOf = (part: string, sha: string): string => join(root, 'blobs', part, sha);
  return {
    put(part, sha, content) {
      const path = pathOf(part, sha);
      if (known.has(path)) return;
      known.add(path);
      if (existsSync(path) && statSync(path).size === content.length) return;
      inWorld(path, () => {
        mkdirSync(join(root, 'blobs', part), { recursive: true });
        writeFileAtomic.sync(path, content);
      });
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

