import { CodewalkError, textFile, usageError, z, type AtomSource, type CommitId, type Context, type File, type GitRepository, type ListedCommit, type SourceItem } from '@codewalk/core';
import { parse, stringify } from 'smol-toml';
import { toBytes, toContent } from '../bytes.js';
import { folderOf, placeOptions, recipeName, writeRecipes, type Place, type PlaceOptions } from '../discover.js';
import { withImage } from '../image.js';
import { inOrder } from '../in-order.js';
import { readPatch } from '../patch.js';
import { candidateOf, patchesOf, patchIdOf, placeOf, type Candidate, type NoCandidate } from './candidate.js';
import { flipsOf, type Flips } from './flips.js';

const day = z.string().regex(/^\d{4}-\d\d-\d\d$/, 'must be a day like 2022-01-31');

const { runner, tests, command, paths, environment, image, shims, perTestSeconds } = placeOptions;
/** How tests run in a part of the history, where that differs: from one day on, and before another. */
const rangeSchema = z.strictObject({ since: day.optional(), until: day.optional(), runner, tests, command, paths, environment, image, shims, perTestSeconds })
  .refine(({ since, until }) => since === undefined || until === undefined || since < until, { message: 'since must be before until' });

const optionsSchema = z.strictObject({
  ...placeOptions,
  /** The first that holds a commit's date counts for it. */
  ranges: z.array(rangeSchema).default([]),
  /** Only commits from that day on. */
  since: day.optional(),
  /** So many commits at most, the newest first. */
  limit: z.number().int().min(1).optional(),
});
type Options = z.infer<typeof optionsSchema>;

/** Commits whose tests run at once; more wait for a lane anyway. */
const AHEAD = 4;

/** Bug atoms from history (B.1): commits, and merges against their first parent, whose tests fail before and pass after. */
export const mine: AtomSource<Options> = {
  summary: 'bugs of a git repository, found by running the tests of each commit before and after it',
  options: optionsSchema,
  async *run(input, asked, ctx, earlier) {
    const optionsAt = await byDate(asked, ctx);
    const repository = await ctx.runtimes.git.open(input, ctx.signal);
    const history = await listHistory(repository, asked, ctx);
    const known = new Known();
    const kept: { base: CommitId; place: Place }[] = [];
    const take = async (commit: ListedCommit, base: CommitId): Promise<void> => {
      const place = await placeOf(commit.tree, input, optionsAt(commit), ctx);
      if (!('skipped' in place)) kept.push({ base, place });
    };
    for (const { commit, base } of known.readEarlier(earlier)) await take(await repository.commit(commit, ctx.signal), base);
    const done = new Set(earlier.flatMap((item) => ('done' in item ? [item.done] : [])));
    const left = history.units.filter(({ id }) => !done.has(id));
    const tried = inOrder(left, AHEAD, (commit) => unlessUnfit(async (): Promise<Tried> => {
      const candidate = await candidateOf(commit, repository, { input, options: optionsAt(commit) }, ctx);
      if ('skipped' in candidate) return candidate;
      const range = history.rangeOf(commit);
      // what repeats now repeats when its turn comes: its tests need not run
      return { candidate, range, flips: known.repeats(candidate, range) ?? (await flipsOf(candidate, ctx)) };
    }));
    for await (const [commit, result] of tried) {
      const where = `${commit.id.slice(0, 12)} ${commit.message.split('\n')[0]!.slice(0, 80)}`;
      const no = 'skipped' in result ? result : (known.repeats(result.candidate, result.range) ?? ('skipped' in result.flips ? result.flips : known.repeatsTests(result.flips.failToPass)));
      if (no) yield { skipped: no.skipped, where, ...(no.detail === undefined ? {} : { detail: no.detail }) };
      else if ('candidate' in result && 'failToPass' in result.flips) {
        known.add(result.candidate.patchId, result.range, result.flips.failToPass);
        await take(commit, result.candidate.parent.id);
        for (const file of filesOf(result.candidate, result.range, result.flips.failToPass)) yield { file };
      }
      yield { done: commit.id, of: history.units.length };
    }
    if (kept.length === 0) return;
    const folder = folderOf(kept[0]!.place);
    yield { file: textFile(`${folder}/recipe.toml`, writeRecipes(kept.map(({ place }) => place), `mined from ${kept[0]!.place.name}`)) };
    yield { file: { path: `${folder}/repository.bundle`, mode: '644', ...(await repository.bundle(kept.map(({ base }) => base), ctx.signal)) } };
  },
};

/** What counts for a commit: the options, and over them those of its range. */
async function byDate({ ranges, ...asked }: Options, ctx: Context): Promise<(commit: ListedCommit) => PlaceOptions> {
  const own = await withImage(asked, ctx);
  const all = await Promise.all(ranges.map(async ({ since = '', until = '9999', ...more }) => ({ since, until, options: await withImage({ ...asked, ...more }, ctx) })));
  return ({ committedAt }) => all.find(({ since, until }) => since <= committedAt && committedAt < until)?.options ?? own;
}

type Tried = NoCandidate | { readonly candidate: Candidate; readonly range: readonly CommitId[]; readonly flips: Flips };

/** Faults of one tree, which say nothing of the others of its history. */
const UNFIT_TREES = new Set(['submodule', 'unsafe-path', 'clashing-paths', 'missing-object']);

async function unlessUnfit(attempt: () => Promise<Tried>): Promise<Tried> {
  try {
    return await attempt();
  } catch (cause) {
    if (cause instanceof CodewalkError && UNFIT_TREES.has(cause.code)) return { skipped: cause.code, detail: cause.message };
    throw cause;
  }
}

interface History {
  /** Single commits, newest first, and then merges, oldest first: where both hold the same fix the commit is kept, and of two merges the inner one. */
  readonly units: readonly ListedCommit[];
  /** The commits that a unit brings to its first parent, itself first. */
  rangeOf(commit: ListedCommit): readonly CommitId[];
}

async function listHistory(repository: GitRepository, { ref, since, limit }: Options, ctx: Context): Promise<History> {
  const head = await repository.resolve(ref, ctx.signal);
  const parents = new Map<CommitId, readonly CommitId[]>();
  const units: ListedCommit[] = [];
  for await (const commit of repository.commits(head, ctx.signal)) {
    parents.set(commit.id, commit.parents);
    if (units.length < (limit ?? Infinity) && (since === undefined || commit.committedAt >= since)) units.push(commit);
  }
  if (units.length === 0) throw usageError('no-commits', `there is no commit${since === undefined ? '' : ` since ${since}`}`);
  const ancestors = (from: readonly CommitId[], without: ReadonlySet<CommitId>): Set<CommitId> => {
    const found = new Set<CommitId>();
    const open = [...from];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (found.has(id) || without.has(id)) continue;
      found.add(id);
      open.push(...(parents.get(id) ?? []));
    }
    return found;
  };
  return {
    units: [...units.filter((c) => c.parents.length < 2), ...units.filter((c) => c.parents.length > 1).reverse()],
    rangeOf({ id, parents: [first, ...others] }) {
      if (others.length === 0) return [id];
      return [id, ...[...ancestors(others, ancestors([first!], new Set()))].sort()];
    },
  };
}

/** What was kept so far, and so is not kept again. */
class Known {
  readonly #patches = new Map<string, CommitId>();
  readonly #tests = new Map<string, CommitId>();
  readonly #commits = new Map<CommitId, CommitId>();

  add(patchId: string, range: readonly CommitId[], failToPass: readonly string[]): void {
    const [own] = range as [CommitId];
    this.#patches.set(patchId, own);
    this.#tests.set(failToPass.join('\n'), own);
    for (const id of range) this.#commits.set(id, own);
  }

  repeats({ patchId }: Candidate, range: readonly CommitId[]): NoCandidate | null {
    const same = this.#patches.get(patchId);
    if (same !== undefined) return { skipped: 'same-patch', detail: same };
    const shared = range.map((id) => this.#commits.get(id)).find((own) => own !== undefined);
    return shared === undefined ? null : { skipped: 'range-overlaps', detail: shared };
  }

  repeatsTests(failToPass: readonly string[]): NoCandidate | null {
    const same = this.#tests.get(failToPass.join('\n'));
    return same === undefined ? null : { skipped: 'same-tests', detail: same };
  }

  /** Takes up what an interrupted run kept; gives its commits with their bases. */
  readEarlier(earlier: readonly SourceItem[]): { commit: CommitId; base: CommitId }[] {
    const files = new Map(earlier.flatMap((item) => ('file' in item ? [[item.file.path, item.file] as const] : [])));
    return [...files].flatMap(([path, file]) => {
      if (!path.endsWith('/bug.toml')) return [];
      const { range, base, fail_to_pass } = parse(file.text!) as { range: CommitId[]; base: CommitId; fail_to_pass: string[] };
      const gold = readPatch(toBytes(files.get(path.replace(/bug\.toml$/, 'gold.patch'))!));
      if (gold.ok) this.add(patchIdOf(gold.value), range, fail_to_pass);
      return [{ commit: range[0]!, base }];
    });
  }
}

function filesOf(candidate: Candidate, range: readonly CommitId[], failToPass: readonly string[]): File[] {
  const { commit, parent, place } = candidate;
  const { gold, test } = patchesOf(candidate);
  const folder = `${folderOf(place)}/bugs/${commit.committedAt.slice(0, 10)}-${commit.id.slice(0, 10)}`;
  const fields = {
    title: commit.message.split('\n')[0]!.slice(0, 200), kind: 'mined', base: parent.id, fixed: commit.committedAt, range: [...range], recipe: recipeName(place.recipe), fail_to_pass: [...failToPass],
  };
  return [
    textFile(`${folder}/bug.toml`, `${stringify(fields)}\n`),
    { path: `${folder}/gold.patch`, mode: '644', ...toContent(gold) },
    { path: `${folder}/test.patch`, mode: '644', ...toContent(test) },
  ];
}
