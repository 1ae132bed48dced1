import { ok, refuse, type Context, type File, type Result, type TreeId } from '@codewalk/core';
import { applyExactly } from './apply-exactly.js';
import { readPatch } from './patch.js';
import { toBytes } from './bytes.js';

/** What a bug file can name: a tree by its commit or number, and when it was made. */
export interface Revision {
  /** Stored when asked for: few of a series are. */
  readonly tree: () => Promise<TreeId>;
  /** ISO 8601; the tree before the first patch has none. */
  readonly date?: string;
  /** What it was made from. */
  readonly parent?: string;
  /** How it was made from its parent, where that is known without asking git. */
  readonly diff?: string;
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
  return ok(new Map(Object.entries(commits).map(([id, { tree, parents, committedAt }]) => [id, { tree: () => Promise.resolve(tree), date: committedAt, ...(parents[0] === undefined ? {} : { parent: parents[0] }) }])));
}

type Files = ReadonlyMap<string, File>;

async function readSeries(base: readonly File[], files: Files, ctx: Context): Promise<Result<History>> {
  const { git } = ctx.runtimes;
  const store = (tree: Files) => (): Promise<TreeId> => git.store([...tree.values()], ctx.signal);
  let now: Files = new Map(base.map((file) => [file.path, file]));
  const history = new Map<string, Revision>([[BASE, { tree: store(now) }]]);
  let before = BASE;
  for (const file of [...files.values()].filter(({ path }) => path.startsWith('history/'))) {
    const head = readHead(file, before, history.get(before)!.date);
    if (!head.ok) return head;
    const { number, date, diff } = head.value;
    const after = await applyNext(now, diff, ctx);
    if (!after.ok) return refuse(after.code, after.detail, file.path);
    now = after.value;
    history.set(number, { tree: store(now), date, parent: before, diff });
    before = number;
  }
  return ok(history);
}

/** The name, the date and the diff of a patch that follows the one before. */
function readHead({ path, text }: File, before: string, earlier: string | undefined): Result<{ number: string; date: string; diff: string }> {
  const number = PATCH.exec(path)?.[1];
  if (number === undefined) return refuse('bad-patch-name', 'a patch is named like 0001-what-it-does.patch', path);
  if (Number(number) !== Number(before) + 1) return refuse('bad-patch-name', `number ${number} follows ${before}`, path);
  if (text === undefined) return refuse('not-text', 'a patch of the series is UTF-8 text; binary files go in as GIT binary patch', path);
  const start = text.search(/^diff --git /m);
  const date = /^Date: (.*)$/m.exec(start < 0 ? text : text.slice(0, start))?.[1];
  if (date === undefined || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(date)) return refuse('bad-date', 'the head needs a line like "Date: 2021-03-04T09:12:00Z"', path);
  if (earlier !== undefined && date < earlier) return refuse('bad-date', `${date} is before ${earlier} of the patch before`, path);
  return ok({ number, date, diff: start < 0 ? '' : text.slice(start) });
}

/** In this process where the patch is as plain as most are; git has the last word on every other. */
async function applyNext(before: Files, diff: string, ctx: Context): Promise<Result<Files>> {
  const read = readPatch(toBytes({ text: diff }));
  const exact = read.ok ? applyExactly(before, read.value) : null;
  if (exact) return ok(exact);
  const { git } = ctx.runtimes;
  const applied = await git.apply(await git.store([...before.values()], ctx.signal), { text: diff }, ctx.signal);
  return applied.ok ? ok(new Map((await git.files(applied.value, ctx.signal)).map((file) => [file.path, file]))) : applied;
}
