import { ok, refuse, z, type Content, type Context, type File, type Refusal, type Result, type TreeId } from '@codewalk/core';
import { kinds, type Atom, type Kind, type Repository } from './atom.js';
import { toBytes, toContent } from './bytes.js';
import { editableBy, isTest } from './editable.js';
import type { History } from './native-history.js';
import { readToml, type NativeRecipe } from './native-recipe.js';
import { filesOf, pathsOf, readPatch, writePatch, type Section } from './patch.js';
import { writeDiff } from './write-diff.js';

const common = {
  title: z.string().optional(),
  fail_to_pass: z.array(z.string().min(1)).min(1),
  recipe: z.string().default('default'),
  note: z.string().optional(),
};

const fixedSchema = z.strictObject({ ...common, fix: z.array(z.string()).min(1) });
const DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;
const patchedSchema = z.strictObject({
  ...common,
  kind: z.enum(kinds),
  base: z.string(),
  fixed: z.string().regex(DATE, 'must be a date like 2019-04-02T11:00:00Z').optional(),
  range: z.array(z.string()).default([]),
  source: z.string().optional(),
});

/** What a bug is read from: its own file or files, and all that its folder holds beside them. */
export interface BugFiles {
  readonly folder: string;
  readonly name: string;
  readonly description: File;
  readonly patches: Readonly<Record<'gold' | 'test' | 'mutation', File | undefined>>;
  readonly native: NativeRecipe;
  readonly history: History;
}

type Read = { readonly atom: Atom } | { readonly refusals: Refusal[] };
type Schema = typeof fixedSchema | typeof patchedSchema;

/** Reads one bug: `bugs/<id>.toml`, whose fix is part of the series, or `bugs/<id>/` with patches of its own. */
export async function readBug(bug: BugFiles, ctx: Context): Promise<Read> {
  const { description, folder, name, native } = bug;
  const own = description.path.endsWith('/bug.toml');
  const read = readToml<z.infer<Schema>>(description, own ? patchedSchema : fixedSchema);
  if ('refusals' in read) return read;
  const fields = read.value;
  const recipe = native.recipes[fields.recipe];
  const no = (code: string, detail: string): Read => ({ refusals: [refuse(code, detail, description.path)] });
  if (!recipe) return no('unknown-recipe', `recipe.toml has no recipe ${fields.recipe}`);
  if (new Set(fields.fail_to_pass).size !== fields.fail_to_pass.length) return no('repeated-test', 'fail_to_pass names a test twice');
  const repository: Repository = { ...native.repository, recipe };
  const parts = 'fix' in fields ? await fromSeries(fields.fix, bug, repository, ctx) : fields.kind === 'mined' ? await fromPatches(fields, bug, repository, ctx) : await fromMutation(fields.base, bug, repository, ctx);
  if (!parts.ok) return { refusals: [refuse(parts.code, parts.detail, parts.at ?? description.path)] };
  return {
    atom: {
      id: `${folder}.${name}`,
      provenance: { source: ('source' in fields ? fields.source : undefined) ?? native.source, licence: native.licence, ...(fields.note === undefined ? {} : { note: fields.note }) },
      folder,
      repository,
      failToPass: [...fields.fail_to_pass].sort(),
      ...parts.value,
    },
  };
}

type Parts = Pick<Atom, 'kind' | 'tree' | 'gold' | 'files' | 'commits' | 'edited'> & Partial<Pick<Atom, 'test' | 'clean' | 'mutation' | 'fixedAt'>>;

/** A run of patches of the series: the tree before it, its date, and what it changed by path. */
async function fromSeries(fix: readonly string[], { history }: BugFiles, repository: Repository, ctx: Context): Promise<Result<Parts>> {
  const first = history.get(fix[0]!);
  if (first?.parent === undefined) return refuse('unknown-patch', `history has no patch ${fix[0]!}`);
  for (const [i, number] of fix.entries()) if (i > 0 && history.get(number)?.parent !== fix[i - 1]) return refuse('unknown-patch', `${number} does not follow ${fix[i - 1]!}`);
  const before = await history.get(first.parent)!.tree();
  const last = history.get(fix.at(-1)!)!;
  const diff = fix.length === 1 && last.diff !== undefined ? { text: last.diff } : await ctx.runtimes.git.diff(before, await last.tree(), ctx.signal);
  return fromDiff('mined', before, toBytes(diff), repository, { commits: [...fix], fixedAt: last.date! });
}

async function fromPatches(fields: z.infer<typeof patchedSchema>, { history, patches: { gold, test } }: BugFiles, repository: Repository, ctx: Context): Promise<Result<Parts>> {
  const base = history.get(fields.base);
  if (!base) return refuse('unknown-commit', `the history has no commit ${fields.base}`);
  if (!gold) return refuse('no-patch', 'gold.patch is not there');
  if (fields.fixed === undefined) return refuse('bad-date', 'a mined bug needs its fixing date in `fixed`');
  const tree = await base.tree();
  for (const file of [gold, test]) {
    const applied = file ? await ctx.runtimes.git.apply(tree, patchOf(file), ctx.signal) : ok('');
    if (!applied.ok) return refuse(applied.code, applied.detail, file!.path);
  }
  const both = [gold, ...(test ? [test] : [])].map((file) => toBytes(file)).join('');
  return fromDiff('mined', tree, both, repository, { commits: fields.range, fixedAt: fields.fixed });
}

/** Splits a patch by path: tests, editable source, and the rest, which is left out. */
function fromDiff(kind: Kind, tree: TreeId, diff: string, repository: Repository, rest: Pick<Parts, 'commits' | 'fixedAt'>): Result<Parts> {
  const read = readPatch(diff);
  if (!read.ok) return read;
  const editable = editableBy(repository.editable, repository.recipe);
  const all = (test: (path: string) => boolean): Section[] => read.value.filter((section) => pathsOf(section).every(test));
  const some = (test: (path: string) => boolean): Section | undefined => read.value.find((section) => pathsOf(section).some(test) && !pathsOf(section).every(test));
  const crossing = some((path) => isTest(path, repository.recipe)) ?? some(editable);
  if (crossing) return refuse('moves-across', `${pathsOf(crossing).join(' to ')}: a file moves between source, tests and the rest`);
  const source = all(editable);
  const tests = all((path) => isTest(path, repository.recipe));
  if (source.length === 0) return refuse('no-source', `the fix touches no editable source, only ${filesOf(read.value).join(', ')}`);
  if (tests.length === 0) return refuse('no-tests', `the fix touches no tests, only ${filesOf(read.value).join(', ')}`);
  return ok({ kind, tree, gold: toContent(writePatch(source)), test: toContent(writePatch(tests)), files: filesOf(source), edited: [], ...rest });
}

const patchOf = (file: File): Content => (file.text === undefined ? { base64: file.base64! } : { text: file.text });

/** An injected bug: the clean tree with its mutation, whose inverse is the fix. */
async function fromMutation(base: string, { history, patches: { mutation } }: BugFiles, repository: Repository, ctx: Context): Promise<Result<Parts>> {
  const clean = history.get(base);
  if (!clean) return refuse('unknown-commit', `the history has no commit ${base}`);
  if (!mutation) return refuse('no-patch', 'mutation.patch is not there');
  const read = readPatch(toBytes(mutation));
  if (!read.ok) return refuse(read.code, read.detail, mutation.path);
  const editable = editableBy(repository.editable, repository.recipe);
  const odd = read.value.find((section) => section.binary || section.from === null || section.from !== section.to || !editable(section.from));
  if (odd) return refuse('bad-mutation', `a mutation edits text of editable source, and does not ${pathsOf(odd).join(', ')}`, mutation.path);
  const tree = await clean.tree();
  const applied = await ctx.runtimes.git.apply(tree, patchOf(mutation), ctx.signal);
  if (!applied.ok) return refuse(applied.code, applied.detail, mutation.path);
  const paths = filesOf(read.value);
  const [before, after] = await Promise.all([ctx.runtimes.git.files(tree, ctx.signal, paths), ctx.runtimes.git.files(applied.value, ctx.signal, paths)]);
  return ok({
    kind: 'injected',
    tree: applied.value,
    clean: tree,
    mutation: patchOf(mutation),
    gold: { text: writeDiff(after, before) },
    files: paths,
    commits: [],
    edited: read.value.flatMap(editedLines),
  });
}

/** The lines of the old file that a section's hunks replace, context aside. */
function editedLines({ lines, hunks, from }: Section): Atom['edited'] {
  return hunks.flatMap((hunk) => {
    let old = hunk.oldLines === 0 ? hunk.oldStart + 1 : hunk.oldStart;
    const touched: number[] = [];
    for (const line of lines.slice(...hunk.lines)) {
      if (line.startsWith('\\')) continue;
      if (line.startsWith('+')) touched.push(old);
      else if (line.startsWith('-')) touched.push(old++, old);
      else old++;
    }
    return touched.length === 0 ? [] : [{ path: from!, from: Math.min(...touched), to: Math.max(...touched) }];
  });
}
