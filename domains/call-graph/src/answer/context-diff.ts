import { refuse, type Result } from '@codewalk/core';
import { linesOf, textOf, type SourceFile } from './source-file.js';

interface Hunk {
  /** Its number in its file, from 1. */
  readonly number: number;
  readonly lines: readonly { readonly mark: ' ' | '-' | '+'; readonly text: string; readonly bare: boolean }[];
}

interface FileDiff {
  readonly path: string;
  readonly hunks: readonly Hunk[];
}

const OLD = /^--- (?:a\/)?(\S+)[ \t]*$/;
const NEW = /^\+\+\+ (?:b\/)?(\S+)[ \t]*$/;
const HUNK = /^@@(?:$| .*@@)/;
const NO_NEWLINE = '\\ No newline at end of file';

/** Whether a line begins a diff. */
export const isDiffStart = (line: string): boolean => OLD.test(line);

/**
 * Reads and applies a diff whose hunks say where they belong by their own lines, without numbers. Each hunk is looked up in
 * the file as it was: it has to fit in exactly one place, and no two may touch the same line.
 */
export function parseDiff(lines: readonly string[], base: readonly SourceFile[]): Result<readonly SourceFile[]> {
  const diffs = readDiffs(lines);
  if (!diffs.ok) return diffs;
  const changed = new Map<string, string>();
  for (const diff of diffs.value) {
    const file = base.find(({ path }) => path === diff.path);
    if (!file) return refuse('unknown-file', `the diff changes ${diff.path}, which is no file of the task`);
    if (changed.has(diff.path)) return refuse('file-twice', `the diff names ${diff.path} twice`);
    const text = apply(file, diff.hunks);
    if (!text.ok) return text;
    changed.set(diff.path, text.value);
  }
  return { ok: true, value: base.map(({ path, text }) => ({ path, text: changed.get(path) ?? text })) };
}

function readDiffs(lines: readonly string[]): Result<readonly FileDiff[]> {
  const diffs: { path: string; hunks: { number: number; lines: Hunk['lines'][number][] }[] }[] = [];
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!;
    const file = diffs.at(-1);
    const old = OLD.exec(line)?.[1];
    const now = old === undefined ? undefined : NEW.exec(lines[i + 1] ?? '')?.[1];
    // a removed line `-- x` looks like a file's first line: only the pair of both begins a file
    if (old !== undefined && now !== undefined) {
      if (old !== now) return refuse('renames-file', `the diff takes ${old} for ${now}; files keep their names`);
      diffs.push({ path: old, hunks: [] });
      i++;
      continue;
    }
    if (!file) return line.trim() === '' ? refuse('no-diff', 'the diff does not begin with its file') : refuse('no-diff', `the diff begins with ${JSON.stringify(line.slice(0, 60))} in place of its file`);
    if (HUNK.test(line)) {
      file.hunks.push({ number: file.hunks.length + 1, lines: [] });
      continue;
    }
    const hunk = file.hunks.at(-1);
    if (line === NO_NEWLINE) continue;
    if (!hunk) {
      if (line.trim() === '') continue;
      return refuse('no-hunk', `${file.path}: ${JSON.stringify(line.slice(0, 60))} stands before the first @@ line`);
    }
    const mark = line[0];
    if (mark === ' ' || mark === '-' || mark === '+') hunk.lines.push({ mark, text: line.slice(1), bare: false });
    else if (line === '') hunk.lines.push({ mark: ' ', text: '', bare: true });
    else return refuse('malformed-hunk', `${file.path}, hunk ${hunk.number}: ${JSON.stringify(line.slice(0, 60))} begins with none of space, + and -`);
  }
  const idle = diffs.find(({ hunks }) => hunks.length === 0);
  if (idle) return refuse('no-hunk', `${idle.path}: the diff has no hunk`);
  return { ok: true, value: diffs };
}

interface Place {
  readonly hunk: Hunk;
  readonly at: number;
  readonly end: number;
}

function apply(file: SourceFile, hunks: readonly Hunk[]): Result<string> {
  const lines = linesOf(file.text);
  const index = new Map<string, number[]>();
  lines.forEach((line, i) => (index.get(line) ?? index.set(line, []).get(line)!).push(i));
  const places: Place[] = [];
  for (const written of hunks) {
    const name = `${file.path}, hunk ${written.number}`;
    if (!written.lines.some(({ mark }) => mark !== ' ')) return refuse('idle-hunk', `${name}: it changes nothing`);
    const place = locate(written, lines, index);
    if (place === 'unanchored') return refuse('ambiguous-hunk', `${name}: it has only added lines, so nothing says where they go`);
    if (place === 'nowhere') return refuse('unappliable-hunk', `${name}: its lines are not in the file, one after the other`);
    if (place === 'ambiguous') return refuse('ambiguous-hunk', `${name}: its lines are in the file more than once; more lines around them would tell which is meant`);
    places.push(place);
  }
  places.sort((a, b) => a.at - b.at);
  const clash = places.findIndex((place, i) => i > 0 && place.at < places[i - 1]!.end);
  if (clash > 0) return refuse('overlapping-hunks', `${file.path}, hunks ${places[clash - 1]!.hunk.number} and ${places[clash]!.hunk.number}: they touch the same line`);
  const out: string[] = [];
  let from = 0;
  for (const { hunk, at, end } of places) {
    for (; from < at; from++) out.push(lines[from]!);
    for (const { mark, text } of hunk.lines) if (mark !== '-') out.push(text);
    from = end;
  }
  for (; from < lines.length; from++) out.push(lines[from]!);
  return { ok: true, value: textOf(out) };
}

/** The one place of a hunk: as it is written, or, if that is nowhere, without the empty lines that part it from the next. */
function locate(written: Hunk, lines: readonly string[], index: ReadonlyMap<string, readonly number[]>): Place | 'unanchored' | 'nowhere' | 'ambiguous' {
  const found = search(written, lines, index);
  if (found !== 'nowhere' || !written.lines.at(-1)!.bare) return found;
  const end = written.lines.findLastIndex(({ bare }) => !bare) + 1;
  return search({ ...written, lines: written.lines.slice(0, end) }, lines, index);
}

function search(hunk: Hunk, lines: readonly string[], index: ReadonlyMap<string, readonly number[]>): Place | 'unanchored' | 'nowhere' | 'ambiguous' {
  const old = hunk.lines.filter(({ mark }) => mark !== '+').map(({ text }) => text);
  if (old.length === 0) return lines.length === 0 ? { hunk, at: 0, end: 0 } : 'unanchored';
  // look from the rarest line, so that long runs of one line cost nothing
  let rarest = 0;
  for (let i = 0; i < old.length; i++) if ((index.get(old[i]!)?.length ?? 0) < (index.get(old[rarest]!)?.length ?? 0)) rarest = i;
  let place: Place | null = null;
  for (const position of index.get(old[rarest]!) ?? []) {
    const at = position - rarest;
    if (at < 0 || !old.every((text, i) => lines[at + i] === text)) continue;
    if (place) return 'ambiguous';
    place = { hunk, at, end: at + old.length };
  }
  return place ?? 'nowhere';
}
