import type { File } from '@codewalk/core';
import { toBytes, toContent, type Bytes } from './bytes.js';
import type { Section } from './patch.js';

/**
 * The files after a patch of plain edits, additions and deletions whose every hunk stands at its very place; null for any other
 * patch, which is for git to apply or to refuse.
 */
export function applyExactly(files: ReadonlyMap<string, File>, sections: readonly Section[]): Map<string, File> | null {
  const after = new Map(files);
  for (const section of sections) {
    const { from, to, binary, lines } = section;
    if (binary || (from !== null && to !== null && from !== to) || lines.some((line) => /^(?:old mode|new mode|rename |copy |similarity )|^(?:new|deleted) file mode (?!100644)/.test(line))) return null;
    const before = from === null ? undefined : after.get(from);
    if ((from === null) !== (before === undefined) || before?.mode === 'link' || (from === null && after.has(to!)) || (section.hunks.length === 0)) return null;
    const bytes = edit(before ? toBytes(before) : '', section);
    if (bytes === null || (to === null && bytes !== '')) return null;
    if (to === null) after.delete(from!);
    else if ([...after.keys()].some((path) => path.startsWith(`${to}/`) || to.startsWith(`${path}/`))) return null;
    else after.set(to, { path: to, mode: before?.mode ?? '644', ...toContent(bytes) });
  }
  return after;
}

const NO_NEWLINE = '\\';

function edit(text: Bytes, { lines, hunks }: Section): Bytes | null {
  const old = text === '' ? [] : text.split(/(?<=\n)/);
  const out: Bytes[] = [];
  let at = 0;
  for (const { oldStart, oldLines, lines: [from, end] } of hunks) {
    const start = oldLines === 0 ? oldStart : oldStart - 1;
    if (start < at) return null;
    out.push(...old.slice(at, start));
    at = start;
    for (let i = from; i < end; i++) {
      const [mark, rest] = [lines[i]![0] ?? ' ', lines[i]!.slice(1)];
      if (mark === NO_NEWLINE) continue;
      const line = lines[i + 1]?.startsWith(NO_NEWLINE) && i + 1 < end ? rest : `${rest}\n`;
      if (mark !== '+' && old[at++] !== line) return null;
      if (mark !== '-') out.push(line);
    }
  }
  const whole = [...out, ...old.slice(at)];
  // a line without its newline can only be the last one
  return whole.slice(0, -1).every((line) => line.endsWith('\n')) ? whole.join('') : null;
}
