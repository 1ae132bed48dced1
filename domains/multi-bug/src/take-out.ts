import { ok, refuse, type Context, type File, type Result, type TreeId } from '@codewalk/core';
import { restoreLineEnds } from './line-ends.js';
import { changesOf, linesOf } from './line-hunks.js';
import { same, writeDiff } from './write-diff.js';

/** Trees before and after one patch, and after others that followed it. */
export interface Around {
  readonly before: TreeId;
  readonly after: TreeId;
  readonly whole: TreeId;
}

/**
 * The whole without one patch of its middle, by lines. Unlike a merge of git's, it takes lines that only touch for no conflict. Code:
 * `conflict`, with the paths whose same lines both change.
 */
export async function takeOut({ before, after, whole }: Around, paths: readonly string[], ctx: Context): Promise<Result<TreeId>> {
  const { git } = ctx.runtimes;
  const [old, own, now] = await Promise.all([before, after, whole].map(async (tree) => new Map((await git.files(tree, ctx.signal, paths)).map((file) => [file.path, file]))));
  const wanted: File[] = [];
  for (const path of paths) {
    const [was, made, is] = [old!.get(path), own!.get(path), now!.get(path)];
    const left = same(made, is) ? was : same(was, made) ? is : withoutChange(was, made, is);
    if (left === null) return refuse('conflict', path);
    if (left) wanted.push(left);
  }
  const standing = [...now!.values()];
  const diff = writeDiff(standing, wanted);
  return diff === '' ? ok(whole) : git.apply(whole, { text: restoreLineEnds(diff, standing) }, ctx.signal);
}

function withoutChange(was: File | undefined, made: File | undefined, is: File | undefined): File | null {
  if ([was, made, is].some((file) => file?.text === undefined || file.mode === 'link' || file.mode !== is!.mode)) return null;
  const text = withoutLines(was!.text!, made!.text!, is!.text!);
  return text === null ? null : { path: is!.path, mode: is!.mode, text };
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly lines: readonly string[];
}

/** A text after two changes, without the first of them; null where both change the same lines, or put some in at the same place. */
export function withoutLines(before: string, between: string, after: string): string | null {
  const [old, middle, now] = [before, between, after].map(linesOf) as [string[], string[], string[]];
  const back = changesOf(old, middle).map((change): Edit => ({ start: change.newStart, end: change.newEnd, lines: old.slice(change.oldStart, change.oldEnd) }));
  const on = changesOf(middle, now).map((change): Edit => ({ start: change.oldStart, end: change.oldEnd, lines: now.slice(change.newStart, change.newEnd) }));
  if (back.some((a) => on.some((b) => (a.start < b.end && b.start < a.end) || (a.start === b.start && a.end === b.end)))) return null;
  const out: string[] = [];
  let at = 0;
  for (const { start, end, lines } of [...back, ...on].sort((a, b) => a.start - b.start || a.end - b.end)) {
    out.push(...middle.slice(at, start), ...lines);
    at = end;
  }
  return [...out, ...middle.slice(at)].join('');
}
