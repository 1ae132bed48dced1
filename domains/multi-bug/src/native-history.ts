import { ok, refuse, type Context, type File, type Result, type TreeId } from '@codewalk/core';

/** What a bug file can name: a tree by its commit or number, and when it was made. */
export interface Revision {
  readonly tree: TreeId;
  /** ISO 8601; the tree before the first patch has none. */
  readonly date?: string;
  /** What it was made from. */
  readonly parent?: string;
}

export type History = ReadonlyMap<string, Revision>;

const PATCH = /^history\/(\d{4})-[a-z0-9-]+\.patch$/;

/** The number of the tree that a series begins with. */
export const BASE = '0000';

/** The trees of a repository folder: of its bundle, or of its base and patch series. Paths are below the folder. */
export async function readHistory(files: ReadonlyMap<string, File>, ctx: Context): Promise<Result<History>> {
  const bundle = files.get('repository.bundle');
  const base = [...files.values()].filter(({ path }) => path.startsWith('base/')).map((file) => ({ ...file, path: file.path.slice('base/'.length) }));
  if (!bundle) return base.length === 0 ? refuse('no-history', 'neither base/ nor repository.bundle is there') : readSeries(base, files, ctx);
  if (base.length > 0) return refuse('two-histories', 'base/ and repository.bundle are both there', 'repository.bundle');
  const commits = await ctx.runtimes.git.unbundle(bundle.text === undefined ? { base64: bundle.base64! } : { text: bundle.text }, ctx.signal);
  return ok(new Map(Object.entries(commits).map(([id, { tree, parents, committedAt }]) => [id, { tree, date: committedAt, ...(parents[0] === undefined ? {} : { parent: parents[0] }) }])));
}

async function readSeries(base: readonly File[], files: ReadonlyMap<string, File>, ctx: Context): Promise<Result<History>> {
  const patches = [...files.values()].filter(({ path }) => path.startsWith('history/'));
  const history = new Map<string, Revision>([[BASE, { tree: await ctx.runtimes.git.store(base, ctx.signal) }]]);
  let before = BASE;
  for (const file of patches) {
    const number = PATCH.exec(file.path)?.[1];
    if (number === undefined) return refuse('bad-patch-name', 'a patch is named like 0001-what-it-does.patch', file.path);
    if (Number(number) !== Number(before) + 1) return refuse('bad-patch-name', `number ${number} follows ${before}`, file.path);
    if (file.text === undefined) return refuse('not-text', 'a patch of the series is UTF-8 text; binary files go in as GIT binary patch', file.path);
    const start = file.text.search(/^diff --git /m);
    const date = /^Date: (.*)$/m.exec(start < 0 ? file.text : file.text.slice(0, start))?.[1];
    if (date === undefined || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(date)) return refuse('bad-date', 'the head needs a line like "Date: 2021-03-04T09:12:00Z"', file.path);
    const { tree, date: earlier } = history.get(before)!;
    if (earlier !== undefined && date < earlier) return refuse('bad-date', `${date} is before ${earlier} of the patch before`, file.path);
    const applied = await ctx.runtimes.git.apply(tree, { text: start < 0 ? '' : file.text.slice(start) }, ctx.signal);
    if (!applied.ok) return refuse(applied.code, applied.detail, file.path);
    history.set(number, { tree: applied.value, date, parent: before });
    before = number;
  }
  return ok(history);
}
