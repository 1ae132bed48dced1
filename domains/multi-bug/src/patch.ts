import { ok, refuse, safePath, type Result } from '@codewalk/core';
import type { Bytes } from './bytes.js';

/** One `@@` block: places in both files and the lines with their marks. */
export interface Hunk {
  readonly oldStart: number;
  readonly oldLines: number;
  readonly newStart: number;
  readonly newLines: number;
  /** Where its lines are in the section's lines: first, and one past the last. */
  readonly lines: readonly [number, number];
}

/** What a patch says of one file. */
export interface Section {
  /** Its lines without their LF, header included. */
  readonly lines: readonly Bytes[];
  /** Null where the file is created. */
  readonly from: string | null;
  /** Null where the file is deleted. */
  readonly to: string | null;
  readonly binary: boolean;
  readonly hunks: readonly Hunk[];
}

/**
 * Reads a diff, git's own or a plain unified one, by its headers: renames, copies, deletions, modes, quoted and Unicode paths,
 * binary parts. What stands before the first header is passed over, as git does. Refused: no header at all, a hunk that
 * ends early, a path that leaves the tree.
 */
export function readPatch(patch: Bytes): Result<Section[]> {
  const lines = patch.split('\n');
  if (lines.at(-1) === '') lines.pop();
  const sections: Section[] = [];
  let at = lines.findIndex((_, i) => startsSection(lines, i));
  if (at < 0) return refuse('no-diff', 'there is no diff header in it');
  while (at < lines.length) {
    if (!startsSection(lines, at)) {
      at++; // words between sections, as mails have
      continue;
    }
    const read = readSection(lines, at);
    if (!read.ok) return read;
    sections.push(read.value.section);
    at = read.value.end;
  }
  return ok(sections);
}

/** The paths of a section, the old one first. */
export const pathsOf = ({ from, to }: Section): string[] => [...new Set([from, to].filter((path) => path !== null))];

/** The files that a patch touches, by its headers, sorted: files(g) of paper §3.1. */
export const filesOf = (sections: readonly Section[]): string[] => [...new Set(sections.flatMap(pathsOf))].sort();

/** Sections as a patch again, byte for byte what was read. */
export const writePatch = (sections: readonly Section[]): Bytes => sections.flatMap(({ lines }) => lines.map((line) => `${line}\n`)).join('');

const startsSection = (lines: readonly Bytes[], i: number): boolean =>
  lines[i]!.startsWith('diff --git ') || (lines[i]!.startsWith('--- ') && (lines[i + 1] ?? '').startsWith('+++ ') && (lines[i + 2] ?? '').startsWith('@@ '));

const HUNK = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;

function readSection(lines: readonly Bytes[], start: number): Result<{ section: Section; end: number }> {
  const names = new Map<string, string | null>();
  const note = (key: string, raw: string, prefixed: boolean): Result<null> => {
    const read = readPath(raw, prefixed);
    if (!read.ok) return refuse(read.code, read.detail, `line ${start + 1}`);
    names.set(key, read.value);
    return ok(null);
  };
  let created = false;
  let deleted = false;
  let binary = false;
  const hunks: Hunk[] = [];
  let at = start;
  const git = lines[at]!.startsWith('diff --git ');
  if (git) at++;
  for (; at < lines.length && !(at > start && startsOther(lines, at, git && !names.has('+++') && hunks.length === 0)); at++) {
    const line = lines[at]!;
    const header = /^(---|\+\+\+|rename from|rename to|copy from|copy to) (.*)$/s.exec(line);
    if (hunks.length === 0 && !binary && header) {
      const noted = note(header[1]!, header[2]!, header[1]!.length === 3);
      if (!noted.ok) return noted;
    } else if (line.startsWith('new file mode ')) created = true;
    else if (line.startsWith('deleted file mode ')) deleted = true;
    else if (line.startsWith('GIT binary patch') || line.startsWith('Binary files ')) binary = true;
    else {
      const hunk = HUNK.exec(line);
      if (!hunk) {
        if (hunks.length > 0 && !binary && line.startsWith('\\')) continue;
        if (hunks.length > 0 && line !== '') break; // words after the last hunk
        continue;
      }
      const [oldStart, oldLines, newStart, newLines] = [hunk[1], hunk[2] ?? '1', hunk[3], hunk[4] ?? '1'].map(Number) as [number, number, number, number];
      const end = endOfHunk(lines, at + 1, oldLines, newLines);
      if (end === null) return refuse('malformed-patch', `the hunk does not hold the lines that it announces: ${line}`, `line ${at + 1}`);
      hunks.push({ oldStart, oldLines, newStart, newLines, lines: [at + 1 - start, end - start] });
      at = end - 1;
    }
  }
  const same = git && !names.has('---') && !names.has('rename from') && !names.has('copy from') ? readGitLine(lines[start]!) : ok(null);
  if (!same.ok) return refuse(same.code, same.detail, `line ${start + 1}`);
  const from = created ? null : (names.get('rename from') ?? names.get('copy from') ?? (names.has('---') ? names.get('---')! : same.value));
  const to = deleted ? null : (names.get('rename to') ?? names.get('copy to') ?? (names.has('+++') ? names.get('+++')! : same.value));
  if (from === null && to === null) return refuse('malformed-patch', 'a section names no file', `line ${start + 1}`);
  return ok({ section: { lines: lines.slice(start, at), from, to, binary, hunks }, end: at });
}

/** Whether another section begins; the `---` line of a git section is its own. */
const startsOther = (lines: readonly Bytes[], at: number, expectsNames: boolean): boolean => startsSection(lines, at) && !(expectsNames && lines[at]!.startsWith('--- '));

function endOfHunk(lines: readonly Bytes[], start: number, oldLines: number, newLines: number): number | null {
  let at = start;
  let before = oldLines;
  let after = newLines;
  while (before > 0 || after > 0) {
    const line = lines[at];
    if (line === undefined) return null;
    const mark = line[0] ?? ' '; // an editor may have cut the space of an empty line
    if (mark === ' ' || line === '\r') before--, after--;
    else if (mark === '-') before--;
    else if (mark === '+') after--;
    else if (mark !== '\\') return null;
    at++;
  }
  if (before < 0 || after < 0) return null;
  return lines[at]?.startsWith('\\') ? at + 1 : at;
}

/** `diff --git a/x b/x` where nothing else names the file: both sides are the same path. */
function readGitLine(line: Bytes): Result<string | null> {
  const rest = line.slice('diff --git '.length).replace(/\r$/, '');
  const quoted = /^("(?:[^"\\]|\\.)*") ("(?:[^"\\]|\\.)*")$/s.exec(rest);
  const half = quoted ? quoted[1]! : rest.slice(0, (rest.length - 1) / 2);
  const other = quoted ? quoted[2]! : rest.slice((rest.length + 1) / 2);
  const [one, two] = [readPath(half, true), readPath(other, true)];
  if (!one.ok) return one;
  if (!two.ok) return two;
  return one.value === two.value ? one : refuse('malformed-patch', `the header names two files: ${line}`);
}

function readPath(raw: Bytes, prefixed: boolean): Result<string | null> {
  const plain = raw.replace(/\r$/, '');
  const bytes = plain.startsWith('"') ? unquote(plain) : plain.replace(/\t.*$/s, '');
  if (bytes === '/dev/null') return ok(null);
  const path = Buffer.from(prefixed ? bytes.replace(/^[^/]*\//, '') : bytes, 'latin1').toString('utf8');
  if (bytes.startsWith('/')) return refuse('unsafe-path', `${JSON.stringify(plain)} is not a path inside the repository`);
  if (prefixed && !bytes.includes('/')) return refuse('malformed-patch', `a path lacks its a/ or b/: ${plain}`);
  return safePath.safeParse(path).success ? ok(path) : refuse('unsafe-path', `${JSON.stringify(path)} is not a path inside the repository`);
}

const ESCAPES: Readonly<Record<string, string>> = { a: '\x07', b: '\b', t: '\t', n: '\n', v: '\v', f: '\f', r: '\r' };

/** The bytes of a path in git's quotes. */
function unquote(raw: Bytes): Bytes {
  const body = /^"((?:[^"\\]|\\.)*)"/s.exec(raw)?.[1] ?? raw;
  return body.replace(/\\([0-7]{3}|.)/gs, (_, code: string) => (code.length === 3 ? String.fromCharCode(Number.parseInt(code, 8) & 255) : (ESCAPES[code] ?? code)));
}
