import sequences from '@jest/diff-sequences';

// its types are those of CommonJS, and what Node.js imports is the function itself
const diffSequences = sequences as unknown as typeof sequences.default;

/** Lines around a change that a hunk shows. */
const CONTEXT = 3;
/** Where more lines than these lie between what two texts have alike at both ends, the whole is one change. */
const MOST_LINES = 12_000;

/** Lines of two texts that differ: from the first to before the last, counted from 0. */
export interface Change {
  readonly oldStart: number;
  readonly oldEnd: number;
  readonly newStart: number;
  readonly newEnd: number;
}

/** The hunks of a unified diff, with their `@@` lines; empty where the texts are equal. */
export function hunksOf(before: string, after: string): string {
  const [old, now] = [linesOf(before), linesOf(after)];
  return grouped(changesOf(old, now)).map((group) => hunk(group, old, now)).join('');
}

/** Lines with their LF, which the last one may lack. */
export const linesOf = (text: string): string[] => (text === '' ? [] : text.split(/(?<=\n)/));

/** What differs between two texts, in order. */
export function changesOf(old: readonly string[], now: readonly string[]): Change[] {
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start++;
  let [oldEnd, newEnd] = [old.length, now.length];
  while (oldEnd > start && newEnd > start && old[oldEnd - 1] === now[newEnd - 1]) oldEnd--, newEnd--;
  const changes: Change[] = [];
  let [oldAt, newAt] = [start, start];
  const alike = (count: number, oldStart: number, newStart: number): void => {
    if (oldStart > oldAt || newStart > newAt) changes.push({ oldStart: oldAt, oldEnd: oldStart, newStart: newAt, newEnd: newStart });
    [oldAt, newAt] = [oldStart + count, newStart + count];
  };
  if (oldEnd - start + newEnd - start <= MOST_LINES) {
    diffSequences(oldEnd - start, newEnd - start, (a, b) => old[start + a] === now[start + b], (count, a, b) => alike(count, start + a, start + b));
  }
  alike(0, oldEnd, newEnd);
  return changes;
}

/** Changes whose context would meet stand in one hunk. */
function grouped(changes: readonly Change[]): Change[][] {
  const groups: Change[][] = [];
  for (const change of changes) {
    const last = groups.at(-1);
    if (last && change.oldStart - last.at(-1)!.oldEnd <= 2 * CONTEXT) last.push(change);
    else groups.push([change]);
  }
  return groups;
}

function hunk(changes: readonly Change[], old: readonly string[], now: readonly string[]): string {
  const [first, last] = [changes[0]!, changes.at(-1)!];
  const lead = Math.min(CONTEXT, first.oldStart);
  const end = Math.min(old.length, last.oldEnd + CONTEXT);
  const [oldStart, newStart] = [first.oldStart - lead, first.newStart - lead];
  const lines: string[] = [];
  let at = oldStart;
  for (const change of changes) {
    lines.push(...old.slice(at, change.oldStart).map((line) => marked(' ', line)));
    lines.push(...old.slice(change.oldStart, change.oldEnd).map((line) => marked('-', line)), ...now.slice(change.newStart, change.newEnd).map((line) => marked('+', line)));
    at = change.oldEnd;
  }
  lines.push(...old.slice(at, end).map((line) => marked(' ', line)));
  const newEnd = last.newEnd + (end - last.oldEnd);
  return `@@ -${range(oldStart, end - oldStart)} +${range(newStart, newEnd - newStart)} @@\n${lines.join('')}`;
}

const marked = (mark: string, line: string): string => (line.endsWith('\n') ? mark + line : `${mark}${line}\n\\ No newline at end of file\n`);

/** First line, counted from one, and how many; of none, the line before. */
const range = (start: number, count: number): string => (count === 1 ? `${start + 1}` : `${count === 0 ? start : start + 1},${count}`);
