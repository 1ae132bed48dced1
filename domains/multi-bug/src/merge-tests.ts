import { ok, refuse, type Context, type File, type Result, type TreeId } from '@codewalk/core';
import type { Language } from '@codewalk/syntax';
import { mergeUnits } from './merge-units.js';
import { same } from './write-diff.js';

/** Trees of one test patch, and those it is brought to. */
export interface TestMerge {
  /** c_b and c_b with t_b. */
  readonly from: TreeId;
  readonly to: TreeId;
  /** c*, and c* with the test patches so far. */
  readonly start: TreeId;
  readonly tree: TreeId;
  readonly paths: readonly string[];
}

/** Brings a test patch to a tree by the names of top-level tests, definitions and imports. Code: `test-conflict`, with the name that two patches set. */
export async function mergeTests({ from, to, start, tree, paths }: TestMerge, ctx: Context): Promise<Result<TreeId>> {
  const { git } = ctx.runtimes;
  const read = async (id: TreeId, only?: readonly string[]): Promise<Map<string, File>> => new Map((await git.files(id, ctx.signal, only)).map((file) => [file.path, file]));
  const [before, after, first, now] = await Promise.all([read(from, paths), read(to, paths), read(start, paths), read(tree)]);
  for (const path of paths) {
    const merged = await mergeFile({ before: before.get(path), after: after.get(path), first: first.get(path), now: now.get(path) }, path);
    if (!merged.ok) return merged;
    if (merged.value === null) now.delete(path);
    else now.set(path, merged.value);
  }
  return ok(await git.store([...now.values()], ctx.signal));
}

type Sides = Readonly<Record<'before' | 'after' | 'first' | 'now', File | undefined>>;

async function mergeFile({ before, after, first, now }: Sides, path: string): Promise<Result<File | null>> {
  if (same(now, after)) return ok(now ?? null);
  if (same(now, before) || now === undefined) return ok(after ?? null);
  const language = languageOf(path);
  const conflict = (why: string): Result<never> => refuse('test-conflict', `${path}: ${why}`);
  if (after === undefined) return conflict('one patch deletes it, another changes it');
  if (language === undefined || [before, after, now, first].some((file) => file && (file.mode === 'link' || file.text === undefined))) {
    return same(now, first) ? ok(after) : conflict('two patches change it, and it is no source that can be merged by name');
  }
  const merged = await mergeUnits(language, { before: before?.text ?? '', after: after.text!, first: first?.text ?? '', now: now.text! });
  return merged.ok ? ok({ path, mode: after.mode, text: merged.value }) : conflict(merged.detail);
}

export function languageOf(path: string): Language | undefined {
  if (/\.pyi?$/.test(path)) return 'python';
  if (/\.[cm]?js$/.test(path)) return 'javascript';
  return /\.[cm]?ts$/.test(path) ? 'typescript' : undefined;
}

