import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import type { File } from '@codewalk/core';
import { toBytes } from './bytes.js';
import { restoreLineEnds, withoutLineEnds } from './line-ends.js';
import { hunksOf } from './line-hunks.js';

/**
 * The difference of two trees as a git diff that anybody can apply: no renames, files sorted by path. Text parts survive
 * being sent without CRs at line ends (`restoreLineEnds`); where they would not, and for what is not UTF-8, the part is binary.
 */
export function writeDiff(before: readonly File[], after: readonly File[]): string {
  const old = new Map(before.map((file) => [file.path, file]));
  const now = new Map(after.map((file) => [file.path, file]));
  const paths = [...new Set([...old.keys(), ...now.keys()])].sort();
  return paths.map((path) => section(path, old.get(path), now.get(path))).join('');
}

export const sameFile = (a: File, b: File): boolean => a.mode === b.mode && a.text === b.text && a.base64 === b.base64;

/** Whether a file is the same in two trees, or in neither. */
export const same = (a: File | undefined, b: File | undefined): boolean => a === b || (a !== undefined && b !== undefined && sameFile(a, b));

function section(path: string, before: File | undefined, after: File | undefined): string {
  if (!before && !after) return '';
  if (before && after && sameFile(before, after)) return '';
  // git writes a change of kind, file to link or back, as two sections
  if (before && after && (before.mode === 'link') !== (after.mode === 'link')) return section(path, before, undefined) + section(path, undefined, after);
  const text = textSection(path, before, after);
  if (text === null) return binarySection(path, before, after);
  const sent = withoutLineEnds(text);
  return restoreLineEnds(sent, before ? [before] : []) === text ? sent : binarySection(path, before, after);
}

const MODES = { '644': '100644', '755': '100755', link: '120000' };

function head(path: string, before: File | undefined, after: File | undefined): string {
  const first = `diff --git ${quote(`a/${path}`)} ${quote(`b/${path}`)}\n`;
  if (!before) return `${first}new file mode ${MODES[after!.mode]}\n`;
  if (!after) return `${first}deleted file mode ${MODES[before.mode]}\n`;
  return before.mode === after.mode ? first : `${first}old mode ${MODES[before.mode]}\nnew mode ${MODES[after.mode]}\n`;
}

function textSection(path: string, before: File | undefined, after: File | undefined): string | null {
  if ((before && before.text === undefined) || (after && after.text === undefined)) return null;
  const [old, now] = [before?.text ?? '', after?.text ?? ''];
  const start = head(path, before, after);
  if (old === now) return start + (before && after ? '' : indexLine(before, after));
  const tab = path.includes(' ') ? '\t' : '';
  const names = `--- ${before ? quote(`a/${path}`) + tab : '/dev/null'}\n+++ ${after ? quote(`b/${path}`) + tab : '/dev/null'}\n`;
  return start + names + hunksOf(old, now);
}

const dataOf = (file: File): Buffer => Buffer.from(toBytes(file), 'latin1');

const blobId = (file: File | undefined): string => {
  if (!file) return '0'.repeat(40);
  const data = dataOf(file);
  return createHash('sha1').update(`blob ${data.length}\0`).update(data).digest('hex');
};

const indexLine = (before: File | undefined, after: File | undefined): string => `index ${blobId(before)}..${blobId(after)}\n`;

function binarySection(path: string, before: File | undefined, after: File | undefined): string {
  return `${head(path, before, after)}${indexLine(before, after)}GIT binary patch\n${literal(after)}\n${literal(before)}\n`;
}

/** A `literal` part. Stored without compression, so that its bytes do not hang on a version of zlib. */
function literal(file: File | undefined): string {
  const data = file ? dataOf(file) : Buffer.alloc(0);
  const packed = deflateSync(data, { level: 0 });
  let out = `literal ${data.length}\n`;
  for (let at = 0; at < packed.length; at += 52) out += `${base85Line(packed.subarray(at, at + 52))}\n`;
  return out;
}

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~';

function base85Line(bytes: Buffer): string {
  const length = bytes.length;
  let line = length <= 26 ? String.fromCharCode(64 + length) : String.fromCharCode(96 + length - 26);
  for (let at = 0; at < length; at += 4) {
    let word = 0;
    for (let i = 0; i < 4; i++) word = word * 256 + (bytes[at + i] ?? 0);
    let group = '';
    for (let i = 0; i < 5; i++) {
      group = DIGITS[word % 85]! + group;
      word = Math.floor(word / 85);
    }
    line += group;
  }
  return line;
}

const NAMED: Readonly<Record<string, string>> = { '\x07': '\\a', '\b': '\\b', '\t': '\\t', '\n': '\\n', '\v': '\\v', '\f': '\\f', '\r': '\\r', '"': '\\"', '\\': '\\\\' };

/** A path as git's headers have it: in quotes where it holds control characters, quotes or backslashes. */
function quote(path: string): string {
  if (!/[\x00-\x1f\x7f"\\]/.test(path)) return path;
  return `"${path.replace(/[\x00-\x1f\x7f"\\]/g, (c) => NAMED[c] ?? `\\${c.charCodeAt(0).toString(8).padStart(3, '0')}`)}"`;
}
