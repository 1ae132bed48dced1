import { createHash } from 'node:crypto';
import { configure } from 'safe-stable-stringify';

/** What JSON can hold. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

const stringify = configure({ strict: true, bigint: false, circularValue: Error });

/** JSON with sorted keys and no white space: the same value gives the same text. Throws on what JSON cannot hold. */
export function canonicalJson(value: unknown): string {
  const text = stringify(value);
  if (text === undefined) throw new TypeError('not a JSON value');
  return text;
}

/** Lower-case hex SHA-256 of UTF-8 text or bytes. */
export const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');

/** The digest of a value by its canonical JSON. */
export const digestOf = (value: unknown): string => sha256(canonicalJson(value));
