import { basename } from 'node:path';
import { digestOf, environmentError, usageError, type ContainerImage, type GitRuntime, type Json, type Limits, type Outcome, type Recipe, type TestJob, type TestOutcome, type TestReport, type TestRuntime, type Uncollected } from '@codewalk/core';
import PQueue from 'p-queue';
import { IMAGE_TREES } from './image-mounts.js';
import { Images } from './images.js';
import { PythonPool, type Python } from './python.js';
import { type Confined, type Tier } from './sandbox.js';
import type { Scratch } from './scratch.js';
import { checkShims, ofImage, ofMachine, type Environment } from './tests-environment.js';
import { Templates } from './tests-templates.js';
import { readJUnit, readTap } from './tests-raw.js';

/** The supervisor, beside the runners. */
const SUPERVISOR = new URL('../runtime/tests_supervisor.py', import.meta.url);

/** Threads count as processes, and Node.js begins with eleven. */
const PROCESSES = 64;
/** Node.js keeps addresses for itself that it never uses; its heap is limited otherwise. */
const RESERVED_BYTES = 4 * 1024 ** 3;
/** Fork servers of one hash seed and environment, which no other can serve: mining asks for five seeds. */
const MOST_POOLS = 8;
/** Images put what they bring of their own in /usr/local. */
const IMAGE_PATH = '/usr/local/bin:/usr/bin:/bin';

export interface TestPoolOptions {
  /** With the folders that pytest is imported from, where it is here. */
  readonly python: Python;
  readonly tier: Tier;
  readonly jobs: number;
  readonly scratch: Scratch;
  readonly git: GitRuntime;
  readonly launch?: (command: Confined) => Confined;
}

interface Place {
  readonly pool: PythonPool;
  using: number;
}

/** Native test runners in the sandbox of Python: a supervisor forked for each run, and under it the process that tests run in. */
export class TestPool implements TestRuntime {
  readonly #options: TestPoolOptions;
  readonly #queue: PQueue;
  readonly #templates: Templates;
  readonly #places = new Map<string, Place>();
  readonly #known = new Map<string, Promise<TestReport>>();
  readonly #images = new Images();
  readonly #inImages = new Map<string, Promise<Environment>>();
  readonly #ending = new AbortController();

  constructor(options: TestPoolOptions) {
    this.#options = options;
    this.#queue = new PQueue({ concurrency: options.jobs });
    this.#templates = new Templates(options.scratch.root, (tree, folder) => options.git.layOut(tree, folder, this.#ending.signal));
  }

  async run(job: TestJob, signal: AbortSignal): Promise<TestReport> {
    checkSeed(job.hashSeed);
    const key = digestOf({ ...job, select: job.select ? [...new Set(job.select)].sort() : null });
    const known = this.#known.get(key);
    if (known) return known;
    const fresh = this.#queue.add(() => this.#run(job, signal)) as Promise<TestReport>;
    this.#known.set(key, fresh);
    const forget = (): void => void this.#known.delete(key);
    fresh.then(({ kind }) => kind === 'lost' && forget(), forget);
    return fresh;
  }

  async #run(job: TestJob, signal: AbortSignal): Promise<TestReport> {
    if (signal.aborted || this.#ending.signal.aborted) return { kind: 'lost', why: 'cancelled' };
    const environment = await this.#environment(job.recipe, signal);
    const place = this.#place(job.hashSeed, environment);
    place.using++;
    try {
      return await this.#templates.use(job.tree, async (template) => reportOf(job, await place.pool.call(SUPERVISOR, this.#request(job, template, environment), boundsOf(job), signal)));
    } finally {
      place.using--;
    }
  }

  #request({ recipe, select, order, hashSeed, limits, stopAtLimit }: TestJob, template: string, environment: Environment): Json {
    const { tier } = this.#options;
    return {
      template: environment.home.image ? `${IMAGE_TREES}/${basename(template)}` : template, order, hashSeed,
      runner: recipe.runner, command: recipe.command ?? null, tests: recipe.tests, paths: recipe.paths ?? [], shims: recipe.shims ?? [],
      select: select ? [...new Set(select)] : null,
      perTestSeconds: recipe.perTestSeconds ?? 10, stopAtLimit: stopAtLimit ?? false,
      cpuMs: limits.cpuMs, resultBytes: limits.resultBytes, memoryMiB: Math.floor(limits.memoryBytes / 1024 ** 2),
      python: environment.python, node: environment.node, nodeModules: environment.nodeModules,
      confined: tier !== 'limits',
      readable: [...this.#readable(environment)],
    } as unknown as Json;
  }

  /** What code under test may read besides its own tree and the runners: no other tree. */
  #readable({ home, readable }: Environment): Set<string> {
    return new Set([...home.readable, ...home.modules, '/etc/alternatives', ...readable]);
  }

  #place(hashSeed: number, environment: Environment): Place {
    const { home } = environment;
    const key = `${hashSeed} ${home.image?.root ?? ''} ${home.modules.join(':')} ${environment.readable.join(':')}`;
    const known = this.#places.get(key);
    if (known) return known;
    for (const [other, { pool, using }] of this.#places) {
      if (this.#places.size < MOST_POOLS || using > 0) continue;
      this.#places.delete(other);
      void pool.close();
    }
    const { tier, jobs, scratch, launch } = this.#options;
    const pool = new PythonPool({
      python: { ...home, readable: [...new Set([...home.readable, ...environment.readable, home.image ? IMAGE_TREES : this.#templates.folder])] },
      tier, jobs, scratch, processes: PROCESSES,
      environment: { PYTHONHASHSEED: String(hashSeed), ...(home.image && { PATH: IMAGE_PATH }) },
      ...(launch && { launch }),
    });
    const place = { pool, using: 0 };
    this.#places.set(key, place);
    return place;
  }

  async #environment(recipe: Recipe, signal: AbortSignal): Promise<Environment> {
    await checkShims(recipe);
    const { image, imageId, runner, environment } = recipe;
    if (image === undefined || imageId === undefined) return ofMachine(recipe, this.#options.python);
    this.#checkTier(image);
    const key = digestOf({ imageId, runner, environment: environment ?? null });
    const known = this.#inImages.get(key) ?? this.#images.pinned(image, imageId, signal).then((found) => ofImage(recipe, found, this.#templates.folder));
    this.#inImages.set(key, known);
    known.catch(() => this.#inImages.delete(key));
    return known;
  }

  async image(name: string, { pull }: { readonly pull: boolean }, signal: AbortSignal): Promise<ContainerImage> {
    this.#checkTier(name);
    return this.#images.named(name, pull, signal);
  }

  /** The files of an image take the place of this machine's only where a sandbox has files of its own. */
  #checkTier(image: string): void {
    const { tier } = this.#options;
    if (tier === 'uid' || tier === 'limits') throw environmentError('no-image-sandbox', `tests in the container image ${image} need bubblewrap, and the sandbox here is ${tier}`, { at: image, hint: 'apt-get install bubblewrap' });
  }

  /** Ends all workers; what is under way is lost. */
  async close(): Promise<void> {
    this.#ending.abort();
    await Promise.all([...this.#places.values()].map(({ pool }) => pool.close()));
  }
}

function checkSeed(seed: number): void {
  if (!Number.isInteger(seed) || seed < 0 || seed > 4_294_967_295) throw usageError('bad-hash-seed', `a hash seed is an integer from 0 to 4294967295, not ${seed}`);
}

function boundsOf({ recipe: { runner }, limits }: TestJob): Limits {
  return runner === 'pytest' || runner === 'unittest' ? limits : { ...limits, memoryBytes: limits.memoryBytes + RESERVED_BYTES };
}

type Said =
  | { readonly kind: 'ran'; readonly tests: Record<string, TestOutcome>; readonly uncollected: readonly Uncollected[] }
  | { readonly kind: 'raw'; readonly report: string; readonly exit: number }
  | { readonly kind: 'untrusted'; readonly why: string }
  | { readonly kind: 'limit'; readonly limit: 'cpu' | 'result' }
  | { readonly kind: 'crashed'; readonly how: string };

function reportOf(job: TestJob, outcome: Outcome): TestReport {
  if (outcome.kind === 'raised') return { kind: 'lost', why: `the supervisor failed: ${outcome.error}: ${outcome.message}` };
  if (outcome.kind !== 'returned') return outcome;
  const said = outcome.value as unknown as Said;
  const { output } = outcome;
  if (said.kind === 'raw') return rawReport(job, said, output);
  return said.kind === 'ran' ? ran(said.tests, said.uncollected, output) : { ...said, output };
}

/** In the order of ids, so that equal runs give equal reports whatever order they ran in. */
function ran(tests: Readonly<Record<string, TestOutcome>>, uncollected: readonly Uncollected[], output: string): TestReport {
  const sorted = Object.entries(tests).sort(([a], [b]) => (a < b ? -1 : 1));
  return { kind: 'ran', tests: Object.fromEntries(sorted), uncollected: [...uncollected].sort((a, b) => (a.file < b.file ? -1 : 1)), output };
}

/** A command's own report: believed only where its exit code says the same. */
function rawReport({ recipe, select }: TestJob, { report, exit }: { report: string; exit: number }, output: string): TestReport {
  const read = recipe.runner === 'tap' ? readTap(report) : readJUnit(report);
  if ('why' in read) return { kind: 'untrusted', why: read.why, output };
  const failed = Object.values(read.tests).some(({ status }) => status === 'failed');
  if (failed !== (exit !== 0)) return { kind: 'untrusted', why: `the command ended with code ${exit}, but its report says that ${failed ? 'tests failed' : 'none failed'}`, output };
  const wanted = select && new Set(select);
  return ran(wanted ? Object.fromEntries(Object.entries(read.tests).filter(([id]) => wanted.has(id))) : read.tests, read.uncollected, output);
}

