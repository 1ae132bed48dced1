import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CodewalkError, imageName, ok, refuse, textFile, usageError, z, type AtomSource, type CommitId, type Context, type GitRepository, type Result, type SourceItem } from '@codewalk/core';
import { stringify } from 'smol-toml';
import { parse as parseYaml } from 'yaml';
import { toBytes } from './bytes.js';
import { folderOf, placeOptions, recipeName, writeRecipes, type Place } from './discover.js';
import { editableBy, isTest } from './editable.js';
import { withImage } from './image.js';
import { inOrder } from './in-order.js';
import { flipsOf } from './mine/flips.js';
import { patchIdOf, placeOf, type Candidate } from './mine/candidate.js';
import { readRow, readTask, type Instance } from './mine/rows.js';
import { pathsOf, readPatch, writePatch } from './patch.js';

const optionsSchema = z.strictObject({
  ...placeOptions,
  /** A folder with the repositories, as `owner/name`, `owner__name` or `name`, bare or not. */
  mirror: z.string({ error: 'names the folder that holds the repositories: --set swe-bench.mirror=DIR' }),
  /** Repositories that the mirror lacks are cloned into it, and images that the machine lacks are pulled. */
  network: z.boolean().default(false),
  /** Where they are cloned from, as `ADDRESS/owner/name.git`. */
  from: z.string().regex(/^(https|ssh|file):\/\//, 'must begin with https://, ssh:// or file://').default('https://github.com'),
  /** Seconds that one clone may take. */
  cloneSeconds: z.number().int().min(1).max(86_400).default(1800),
});
type Options = z.infer<typeof optionsSchema>;

const AHEAD = 4;

/** Rows of SWE-bench and its relatives, each one run before it is kept: tests that the row states fail before and pass after. */
export const sweBench: AtomSource<Options> = {
  summary: 'instances of SWE-bench (v4 rows, v5 task tree), SWE-rebench and SWE-rebench-V2, with repositories from a local mirror',
  options: optionsSchema,
  async *run(input, options, ctx, earlier) {
    const entries = readEntries(input);
    const done = new Set(earlier.flatMap((item) => ('done' in item ? [item.done] : [])));
    const kept = new Map<string, { places: Place[]; bases: CommitId[]; repository: GitRepository }>();
    const tried = inOrder(entries, AHEAD, async (entry): Promise<Result<Kept> | null> => {
      if ('problem' in entry.read) return refuse('bad-row', entry.read.problem);
      const was = done.has(entry.where);
      const files = new Set(earlier.flatMap((item) => ('file' in item ? [item.file.path] : [])));
      const found = await tryInstance(entry.read.instance, options, was ? files : null, ctx);
      return was && found && !found.ok ? null : found;
    });
    for await (const [{ where }, result] of tried) {
      if (result?.ok) {
        const { place, base, repository } = result.value;
        const known = kept.get(folderOf(place)) ?? { places: [], bases: [], repository };
        kept.set(folderOf(place), { ...known, places: [...known.places, place], bases: [...known.bases, base] });
      }
      if (done.has(where)) continue;
      if (result?.ok) yield* result.value.items;
      else if (result) yield { skipped: result.code, where, ...(result.detail === '' ? {} : { detail: result.detail }) };
      if (result?.ok === false && result.code === 'clone-failed') continue; // an interrupted run tries it again
      yield { done: where, of: entries.length };
    }
    for (const [folder, { places, bases, repository }] of kept) {
      yield { file: textFile(`${folder}/recipe.toml`, writeRecipes(places, `imported, ${places[0]!.name}`)) };
      yield { file: { path: `${folder}/repository.bundle`, mode: '644', ...(await repository.bundle(bases, ctx.signal)) } };
    }
  },
};

interface Entry {
  readonly where: string;
  readonly read: ReturnType<typeof readRow>;
}

/** The rows of a JSONL or JSON file, or the tasks of a v5 tree, in order. Throws a usage error where there are none. */
function readEntries(input: string): Entry[] {
  const entries = statSync(input).isDirectory() ? readTree(input) : readRows(input);
  if (entries.length === 0) throw usageError('no-rows', `${input} holds no instances`, { at: input, hint: 'give a JSONL file of rows, or a folder with tasks/<id>/task.yaml' });
  const times = new Map<string, number>();
  return entries.map(({ where, read }) => {
    const id = ('instance' in read ? read.instance.id : read.id) ?? where;
    times.set(id, (times.get(id) ?? 0) + 1);
    return times.get(id)! > 1 ? { where: `${where} ${id}`, read: { id, problem: 'an instance of that id stands before it' } } : { where: `${where} ${id}`, read };
  });
}

function readRows(path: string): Entry[] {
  const text = readFileSync(path, 'utf8').replace(/^\ufeff/, '');
  if (/^\s*\[/.test(text)) {
    const rows = json(text);
    if (!Array.isArray(rows)) throw usageError('bad-row', `${path} is not JSON`, { at: path });
    return rows.map((row, i) => ({ where: `row ${i + 1}`, read: readRow(row) }));
  }
  return text.split('\n').flatMap((line, i) => (line.trim() === '' ? [] : [{ where: `line ${i + 1}`, read: json(line) === undefined ? { id: null, problem: 'this line is not JSON' } : readRow(json(line)) }]));
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readTree(root: string): Entry[] {
  const tasks = existsSync(join(root, 'tasks')) ? join(root, 'tasks') : root;
  return readdirSync(tasks).filter((name) => existsSync(join(tasks, name, 'task.yaml'))).sort().map((name) => {
    const file = (part: string): string => {
      const path = join(tasks, name, part);
      return existsSync(path) ? readFileSync(path, 'utf8') : '';
    };
    try {
      return { where: name, read: readTask(parseYaml(file('task.yaml')), json(file('tests.json')), file('gold.patch'), file('test.patch')) };
    } catch (cause) {
      return { where: name, read: { id: name, problem: `task.yaml is not YAML: ${(cause as Error).message.split('\n')[0]!}` } };
    }
  });
}

interface Kept {
  readonly place: Place;
  readonly base: CommitId;
  readonly repository: GitRepository;
  readonly items: readonly SourceItem[];
}

/** Runs one instance; one that an interrupted run was done with is only looked up in what it gave: null where that was nothing. */
async function tryInstance(instance: Instance, options: Options, given: ReadonlySet<string> | null, ctx: Context): Promise<Result<Kept> | null> {
  try {
    const path = await repositoryOf(instance.repo, options, ctx);
    if (path === null) return refuse('no-repository', `${options.mirror} holds no ${instance.repo}`);
    const repository = await ctx.once(`repository ${path}`, () => ctx.runtimes.git.open(path, ctx.signal));
    const base = await repository.commit(instance.base, ctx.signal);
    const { options: inImage, unused } = await imageOf(instance, options, ctx);
    const candidate = await candidateFrom(instance, base, inImage, ctx);
    if (!candidate.ok) return candidate;
    const { place } = candidate.value;
    const folder = `${folderOf(place)}/bugs/${instance.id.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '')}`;
    if (given) return given.has(`${folder}/bug.toml`) ? ok({ place, base: base.id, repository, items: [] }) : null;
    const flips = await flipsOf(candidate.value, ctx, instance.failToPass);
    if ('skipped' in flips) return refuse(flips.skipped, [flips.detail, unused].filter((part) => part !== undefined).join('; '));
    const fields = {
      title: instance.id, kind: 'mined', base: base.id, fixed: instance.createdAt ?? base.committedAt, range: [], recipe: recipeName(place.recipe), fail_to_pass: [...flips.failToPass], source: instance.id,
    };
    return ok({ place, base: base.id, repository, items: [
      { file: textFile(`${folder}/bug.toml`, `${stringify(fields)}\n`) },
      { file: textFile(`${folder}/gold.patch`, writePatchText(candidate.value.gold)) },
      { file: textFile(`${folder}/test.patch`, writePatchText(candidate.value.test)) },
    ] });
  } catch (cause) {
    if (cause instanceof CodewalkError && (cause.kind === 'usage' || cause.code === 'clone-failed')) return refuse(cause.code, cause.message);
    throw cause;
  }
}

/** Why the image that a row names may be left unused: its tests may run with what is installed all the same. */
const WITHOUT_IMAGE = new Set(['no-engine', 'no-image', 'no-image-sandbox', 'pull-failed', 'bad-image']);

/** The options with the row's image where it is here; SWE-bench names its images after the instances, and says so in no field. */
async function imageOf({ id, image }: Instance, options: Options, ctx: Context): Promise<{ options: Options; unused?: string }> {
  if (options.image !== undefined) return { options: await ctx.once('image', () => withImage(options, ctx, options.network)) };
  const named = imageName.safeParse(image ?? `docker.io/swebench/sweb.eval.x86_64.${id.toLowerCase().replaceAll('__', '_1776_')}:latest`);
  if (!named.success) return image === null ? { options } : { options, unused: `${image} is no name of an image` };
  try {
    return { options: await withImage({ ...options, image: named.data }, ctx, options.network) };
  } catch (cause) {
    if (!(cause instanceof CodewalkError) || !WITHOUT_IMAGE.has(cause.code)) throw cause;
    return image === null ? { options } : { options, unused: `run with installed tools: ${cause.message}` };
  }
}

/** Where a row's repository is, cloned where it is not here and the network is allowed. */
async function repositoryOf(repo: string, { mirror, network, from, cloneSeconds }: Options, ctx: Context): Promise<string | null> {
  const path = mirrorOf(mirror, repo);
  if (path !== null || !network) return path;
  const folder = resolve(mirror, `${repo}.git`);
  return ctx.once(`clone ${repo}`, async () => {
    await ctx.runtimes.git.clone(`${from.replace(/\/+$/, '')}/${repo}.git`, folder, { seconds: cloneSeconds }, ctx.signal);
    return folder;
  });
}

const writePatchText = (sections: Candidate['gold']): string => Buffer.from(writePatch(sections), 'latin1').toString('utf8');

function mirrorOf(mirror: string, repo: string): string | null {
  const [owner, name] = repo.split('/') as [string, string];
  return [`${owner}/${name}`, `${owner}__${name}`, name].flatMap((path) => [path, `${path}.git`]).map((path) => resolve(mirror, path)).find((path) => existsSync(path)) ?? null;
}

/** The row's patches against its base, split by path as the tree's own recipe says. */
async function candidateFrom({ id, repo, gold, test, licence }: Instance, base: Candidate['parent'], options: Options, ctx: Context): Promise<Result<Candidate>> {
  const [source, tests] = [readPatch(toBytes({ text: gold })), readPatch(toBytes({ text: test }))];
  if (!source.ok) return refuse('bad-patch', `patch: ${source.detail}`);
  if (!tests.ok) return refuse('bad-patch', `test_patch: ${tests.detail}`);
  const tested = await ctx.runtimes.git.apply(base.tree, { text: test }, ctx.signal);
  if (!tested.ok) return refuse('test-patch-does-not-apply', tested.detail);
  const place = await placeOf(tested.value, repo, { ...options, name: options.name ?? repo.replace('/', '-'), ...(licence === null ? {} : { licence }) }, ctx);
  if ('skipped' in place) return refuse(place.skipped, place.detail ?? '');
  const isEditable = editableBy(place.editable, place.recipe);
  const own = source.value.filter((section) => pathsOf(section).every(isEditable));
  if (own.length === 0) return refuse('no-source-changed', `the patch of ${id} changes ${source.value.flatMap(pathsOf).join(', ')}`);
  const under = tests.value.filter((section) => pathsOf(section).every((path) => isTest(path, place.recipe)));
  if (under.length === 0) return refuse('no-tests-changed', `the test patch of ${id} changes ${tests.value.flatMap(pathsOf).join(', ')}`);
  return ok({ commit: base, parent: base, place, gold: own, test: under, patchId: patchIdOf(own) });
}
