import { isDeepStrictEqual } from 'node:util';
import { bug, fileSchema, sha256, type File } from '@codewalk/core';

/** Content above this size goes to `blobs/`, so that a tree shared by many tasks is kept once. */
const BLOB_BYTES = 16 * 1024;

/** Takes content by digest, and gives it back. */
export interface BlobStore {
  put(part: 'public' | 'private', sha: string, content: Buffer): void;
  get(part: 'public' | 'private', sha: string): Buffer;
}

export type StoredFile = File | { path: string; mode: File['mode']; blob: string };

const bytesOf = (file: File): Buffer => (file.text !== undefined ? Buffer.from(file.text, 'utf8') : Buffer.from(file.base64!, 'base64'));

function isFile(value: object): value is File {
  return 'path' in value && 'mode' in value && fileSchema.safeParse(value).success;
}

/** Public files as `tasks.jsonl` holds them. */
export const storeFiles = (files: readonly File[], blobs: BlobStore): StoredFile[] => files.map((file) => storeFile(file, 'public', blobs));

export const loadFiles = (files: readonly StoredFile[], blobs: BlobStore): File[] => files.map((file) => ('blob' in file ? loadBlob(file, 'public', blobs) : file));

function storeFile(file: File, part: 'public' | 'private', blobs: BlobStore): StoredFile {
  const content = bytesOf(file);
  if (content.length <= BLOB_BYTES) return file;
  const blob = sha256(content);
  blobs.put(part, blob, content);
  return { path: file.path, mode: file.mode, blob: file.text === undefined ? `base64:${blob}` : blob };
}

function loadBlob({ path, mode, blob }: { path: string; mode: File['mode']; blob: string }, part: 'public' | 'private', blobs: BlobStore): File {
  const binary = blob.startsWith('base64:');
  const content = blobs.get(part, binary ? blob.slice('base64:'.length) : blob);
  return binary ? { path, mode, base64: content.toString('base64') } : { path, mode, text: content.toString('utf8') };
}

/**
 * A private payload as `private.jsonl` holds it: a file that equals a public one becomes `{"$public": index}`, a large other
 * one a private blob. Throws a bug error on a payload that uses these marks itself.
 */
export function storePayload(value: unknown, publicFiles: readonly File[], blobs: BlobStore): unknown {
  if (Array.isArray(value)) return value.map((item) => storePayload(item, publicFiles, blobs));
  if (typeof value !== 'object' || value === null) return value;
  if ('$public' in value || '$blob' in value) throw bug('reserved-key', 'a task payload uses the reserved key $public or $blob');
  if (isFile(value)) {
    const index = publicFiles.findIndex((file) => isDeepStrictEqual(file, value));
    if (index >= 0) return { $public: index };
    const stored = storeFile(value, 'private', blobs);
    return 'blob' in stored ? { $blob: stored } : stored;
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, storePayload(item, publicFiles, blobs)]));
}

export function loadPayload(value: unknown, publicFiles: readonly File[], blobs: BlobStore): unknown {
  if (Array.isArray(value)) return value.map((item) => loadPayload(item, publicFiles, blobs));
  if (typeof value !== 'object' || value === null) return value;
  if ('$public' in value) return publicFiles[(value as { $public: number }).$public];
  if ('$blob' in value) return loadBlob((value as { $blob: { path: string; mode: File['mode']; blob: string } }).$blob, 'private', blobs);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, loadPayload(item, publicFiles, blobs)]));
}
