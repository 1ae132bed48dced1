import { textFile, usageError, z, type AtomSource, type Context, type File, type Recipe, type SourceItem, type TreeId } from '@codewalk/core';
import { stringify } from 'smol-toml';
import { discover, folderOf, placeOptions, writeRecipe, type Place } from '../discover.js';
import { editableBy } from '../editable.js';
import { withImage } from '../image.js';
import { inOrder } from '../in-order.js';
import { restoreLineEnds } from '../line-ends.js';
import { RUNS, runForSource, seenOf, type How, type Ran, type SourceRun } from '../run-tests.js';
import { writeDiff } from '../write-diff.js';
import { languageOf, mutate, mutationsOf, type Mutation } from './mutation.js';
import { around, probesOf, withProbes, type Probe } from './reach.js';

const optionsSchema = z.strictObject({
  ...placeOptions,
  /** Atoms that are enough. */
  limit: z.number().int().min(1).default(300),
  /** Atoms of one line at most, so that one busy line does not fill the pool. */
  perLine: z.number().int().min(1).default(1),
});
type Options = z.infer<typeof optionsSchema>;

/** Mutants whose tests run at once; more wait for a lane anyway. */
const AHEAD = 4;

/** Bug atoms by mutation (c0, g_b, ∅, F_b): each mistake that some tests of a clean tree see and not all. */
export const inject: AtomSource<Options> = {
  summary: 'mistakes put into the source of a git repository, kept where its tests fail because of them alone',
  options: optionsSchema,
  async *run(input, options, ctx, earlier) {
    const clean = await open(input, await withImage(options, ctx), ctx);
    const { mutants, place } = clean;
    const reach = new Reach(clean, ctx);
    const done = new Set(earlier.flatMap((item) => ('done' in item ? [item.done] : [])));
    const kept = new Map<string, number>();
    let atoms = 0;
    const note = (mutant: Mutant): void => {
      kept.set(mutant.line, (kept.get(mutant.line) ?? 0) + 1);
      atoms++;
    };
    const keptIds = new Set(earlier.flatMap((item) => ('file' in item ? [/\/bugs\/([^/]+)\/bug\.toml$/.exec(item.file.path)?.[1] ?? ''] : [])));
    for (const mutant of mutants) if (keptIds.has(mutant.id)) note(mutant);
    const isFull = ({ line }: Mutant): boolean => (kept.get(line) ?? 0) >= options.perLine;
    const left = mutants.filter(({ id }) => !done.has(id));
    for await (const [mutant, tried] of inOrder(left, AHEAD, (one) => (isFull(one) ? Promise.resolve([]) : tryMutant(one, clean, reach, ctx)))) {
      if (atoms >= options.limit) break;
      const items = isFull(mutant) ? [{ skipped: 'line-has-one', where: mutant.where }] : tried;
      if (items.some((item) => 'file' in item)) note(mutant);
      yield* items;
      done.add(mutant.id);
      yield { done: mutant.id, of: atoms === 0 ? mutants.length : Math.min(mutants.length, Math.ceil((done.size * options.limit) / atoms)) }; // as far as it goes on like this
    }
    if (atoms === 0) return;
    const bundle = await clean.bundle();
    yield { file: textFile(`${folderOf(place)}/recipe.toml`, writeRecipe(place, `injected into ${place.name}`)) };
    yield { file: { ...bundle, path: `${folderOf(place)}/${bundle.path}` } };
  },
};

interface Mutant extends Mutation {
  readonly id: string;
  readonly path: string;
  /** `path:line`, for messages and for the cap. */
  readonly line: string;
  readonly where: string;
}

interface Clean {
  readonly place: Place;
  readonly commit: string;
  readonly tree: TreeId;
  readonly files: ReadonlyMap<string, File>;
  /** Tests that pass in both runs. */
  readonly passing: readonly string[];
  readonly mutants: readonly Mutant[];
  readonly bundle: () => Promise<File>;
}

async function open(input: string, options: Options, ctx: Context): Promise<Clean> {
  const { git } = ctx.runtimes;
  const repository = await git.open(input, ctx.signal);
  const commit = await repository.resolve(options.ref, ctx.signal);
  const { tree } = await repository.commit(commit, ctx.signal);
  const all = await git.files(tree, ctx.signal);
  const place = discover(input, all, options);
  const passing = await passingTests(tree, place.recipe, input, ctx);
  const files = new Map(all.map((file) => [file.path, file]));
  const bundle = async (): Promise<File> => ({ path: 'repository.bundle', mode: '644', ...(await repository.bundle([commit], ctx.signal)) });
  return { place, commit, tree, files, passing, mutants: ctx.stream('mutants').shuffle(await allMutants(all, place)), bundle };
}

/** The tests that pass in the clean tree, in two orders and under two hash seeds. Throws a usage error where there are none. */
async function passingTests(tree: TreeId, recipe: Recipe, at: string, ctx: Context): Promise<string[]> {
  const runs = (await Promise.all(RUNS.map((how) => runForSource(tree, recipe, how, ctx)))).map((run) => {
    if ('skipped' in run) throw usageError('no-baseline', `the tests of the clean tree do not run: ${run.detail}`, { at, hint: 'docs/mining.md names the options that say how they run' });
    return run;
  }) as [Ran, Ran];
  const passing = Object.keys(runs[0].tests).filter((id) => runs.every((run) => seenOf(id, run).status === 'passed')).sort();
  if (passing.length > 0) return passing;
  const [why] = runs[0].uncollected;
  throw usageError('no-baseline', `no test of the clean tree passes${why ? `; ${why.file} cannot be collected: ${why.reason.trim().split('\n').at(-1)!}` : ''}`, { at });
}

async function allMutants(files: readonly File[], { editable, recipe }: Place): Promise<Mutant[]> {
  const isEditable = editableBy(editable, recipe);
  const found: Mutant[] = [];
  for (const { path, text, mode } of files) {
    const language = languageOf(path);
    if (text === undefined || mode === 'link' || language === undefined || !isEditable(path)) continue;
    const times = new Map<string, number>();
    for (const mutation of await mutationsOf(language, text)) {
      const line = text.slice(0, mutation.start).split('\n').length;
      const stem = `${path.replace(/\.[^./]+$/, '').replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '').toLowerCase()}-${line}-${mutation.operator}`;
      const time = (times.get(stem) ?? 0) + 1;
      times.set(stem, time);
      found.push({ ...mutation, path, id: time === 1 ? stem : `${stem}-${time}`, line: `${path}:${line}`, where: `${path}:${line} ${mutation.operator}` });
    }
  }
  return found;
}

/** Mutants of one function after which it is worth a run of its own to learn which tests reach it. */
const OFTEN = 3;

/** Which tests reach a place: found by making its file's functions fail, and its own one where many mutants are in it. Only what runs first hangs on it. */
class Reach {
  readonly #known = new Map<string, Promise<readonly string[]>>();
  readonly #times = new Map<string, number>();

  constructor(readonly clean: Clean, readonly ctx: Context) {}

  async testsOf({ path, start }: Mutant): Promise<readonly string[]> {
    const source = this.clean.files.get(path)!.text!;
    const probes = await this.ctx.once(`probes ${path}`, () => probesOf(languageOf(path)!, source));
    const own = around(probes, start);
    if (!own) return this.clean.passing; // the module itself
    const key = `${path} ${own.start}`;
    const times = (this.#times.get(key) ?? 0) + 1;
    this.#times.set(key, times);
    return times < OFTEN ? this.#failing(path, probes, path) : this.#failing(path, [own], key);
  }

  #failing(path: string, probes: readonly Probe[], key: string): Promise<readonly string[]> {
    const known = this.#known.get(key);
    if (known) return known;
    const fresh = this.#probe(path, probes);
    this.#known.set(key, fresh);
    return fresh;
  }

  async #probe(path: string, probes: readonly Probe[]): Promise<readonly string[]> {
    const { files, passing } = this.clean;
    const file = files.get(path)!;
    const run = await runMutated(this.clean, mutationOf(file, withProbes(file.text!, probes)), { ...RUNS[0], select: passing }, this.ctx);
    return 'skipped' in run ? passing : passing.filter((id) => seenOf(id, run).status !== 'passed');
  }
}

/** A change of one file as a patch, byte for byte: its lines keep their ends. */
const mutationOf = (file: File, text: string): string => restoreLineEnds(writeDiff([file], [{ ...file, text }]), [file]);

/** One run on the clean tree with a change. */
async function runMutated({ tree, place: { recipe } }: Clean, mutation: string, how: How, ctx: Context): Promise<SourceRun> {
  const mutated = await ctx.runtimes.git.apply(tree, { text: mutation }, ctx.signal);
  return mutated.ok ? runForSource(mutated.value, recipe, { ...how, stopAtLimit: true }, ctx) : { skipped: mutated.code, detail: mutated.detail };
}

/** Runs the tests that reach a mutant, then all of them backwards; where most reach it all of them, then the failing ones backwards. Gives its files or why it is none. */
async function tryMutant(mutant: Mutant, clean: Clean, reach: Reach, ctx: Context): Promise<readonly SourceItem[]> {
  const { files, passing, place, commit } = clean;
  const no = (code: string, detail?: string): readonly SourceItem[] => [{ skipped: code, where: mutant.where, ...(detail === undefined ? {} : { detail }) }];
  const file = files.get(mutant.path)!;
  const mutation = mutationOf(file, mutate(file.text!, mutant));
  const reached = await reach.testsOf(mutant);
  if (reached.length === 0) return no('no-test-fails', 'no test reaches it');
  const run = async (how: How, tests: readonly string[]): Promise<Failing> => failingIn(await runMutated(clean, mutation, { ...how, select: tests }, ctx), tests);
  const most = reached.length * 2 > passing.length;
  const first = await run(RUNS[0], most ? passing : reached);
  if ('skipped' in first) return no(first.skipped, first.detail);
  if (first.failing.length === 0) return no('no-test-fails');
  if (first.failing.length === passing.length) return no('everything-fails');
  const second = await run(RUNS[1], most ? first.failing : passing);
  if ('skipped' in second) return no(second.skipped, second.detail);
  if (first.failing.join('\n') !== second.failing.join('\n')) return no('unstable');
  const fields = { title: `${mutant.operator} in ${mutant.line}`, kind: 'injected', base: commit, fail_to_pass: [...second.failing] };
  const folder = `${folderOf(place)}/bugs/${mutant.id}`;
  return [{ file: textFile(`${folder}/bug.toml`, `${stringify(fields)}\n`) }, { file: textFile(`${folder}/mutation.patch`, mutation) }];
}

/** The tests that a mutant makes fail, or what else it does. */
type Failing = { readonly failing: readonly string[] } | { readonly skipped: string; readonly detail?: string };

function failingIn(run: SourceRun, asked: readonly string[]): Failing {
  if ('skipped' in run) return run;
  const seen = asked.map((id) => ({ id, ...seenOf(id, run) }));
  const odd = seen.find(({ status }) => status in UNFIT);
  if (odd) return { skipped: UNFIT[odd.status as keyof typeof UNFIT], detail: odd.id };
  return { failing: seen.filter(({ status }) => status === 'failed').map(({ id }) => id) };
}

/** What a mutant must not do to any test. */
const UNFIT = { limit: 'over-limit', absent: 'breaks-import', unexplained: 'tests-vanish' } as const;
