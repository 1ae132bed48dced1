import type { File } from '@codewalk/core';
import { toBytes, type Bytes } from './bytes.js';
import { readPatch, type Section } from './patch.js';

/** A diff as it is sent: answers are read with LF alone. */
export const withoutLineEnds = (diff: string): string => diff.replace(/\r+(?=\n|$)/g, '');

/**
 * A sent diff with the CRs that its files have at line ends: every old line as it stands in its file, every new one like the
 * old line before it. A diff that cannot be read is given back as it is, for git to refuse.
 */
export function restoreLineEnds(diff: string, files: readonly File[]): string {
  const crs = new Map(files.filter((f) => f.mode !== 'link').flatMap((f) => {
    const bytes = toBytes(f);
    return bytes.includes('\r\n') ? [[f.path, bytes.split('\n')] as const] : [];
  }));
  if (crs.size === 0) return diff;
  const bytes = Buffer.from(diff, 'utf8').toString('latin1');
  const read = readPatch(bytes);
  if (!read.ok) return diff;
  const out = read.value.flatMap((section) => {
    const lines = section.from === null ? undefined : crs.get(section.from);
    return lines && !section.binary ? restoreSection(section, lines) : section.lines;
  });
  return Buffer.from(out.map((line) => `${line}\n`).join(''), 'latin1').toString('utf8');
}

function restoreSection({ lines, hunks }: Section, file: readonly Bytes[]): Bytes[] {
  const out = [...lines];
  const ended = file.slice(0, -1);
  const uniform = ended.every((line) => line.endsWith('\r'));
  for (const hunk of hunks) {
    const [from, end] = hunk.lines;
    let old = hunk.oldLines === 0 ? hunk.oldStart : hunk.oldStart - 1;
    const endsInCr = (i: number): boolean => uniform || (ended[i] ?? '').endsWith('\r');
    let last = endsInCr(Math.max(0, old - 1));
    for (let i = from; i < end; i++) {
      const line = out[i]!;
      if (line.startsWith('\\')) continue;
      if (!line.startsWith('+')) last = endsInCr(old++);
      const unended = out[i + 1]?.startsWith('\\') ?? false; // the last line of a file without newline ends in nothing
      if (last && !unended && !line.endsWith('\r')) out[i] = `${line}\r`;
    }
  }
  return out;
}
