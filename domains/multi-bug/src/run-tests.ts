import { environmentError, type Case, type Context, type Limits, type Recipe, type RuntimeName, type TestJob, type TestOutcome, type TestReport, type TreeId } from '@codewalk/core';

/** What starting, importing and collecting may take of the processor. */
const START_MS = 15_000;
/** So many tests may use up their own limit. */
const MOST_SLOW = 20;

/** Bounds of a run of a whole suite; each test has its own beside them, from the recipe. */
const LIMITS: Limits = { cpuMs: 180_000, memoryBytes: 2 * 1024 ** 3, outputBytes: 16 * 1024 ** 2, resultBytes: 32 * 1024 ** 2 };

/** Bounds of a run of some tests. */
const limitsFor = ({ perTestSeconds = 10 }: Recipe, tests: number): Limits => ({ ...LIMITS, cpuMs: START_MS + 1000 * perTestSeconds * Math.min(tests, MOST_SLOW) });

/** The two runs of every judgement: they must agree. Tests whose outcome hangs on order or hash seed so never count. */
export const RUNS = [{ order: 'given', hashSeed: 0 }, { order: 'reversed', hashSeed: 1 }] as const;

/** What a runner is found by; `junit` and `tap` run a command of the user's. */
const TOOLS: Readonly<Record<Recipe['runner'], RuntimeName>> = { pytest: 'pytest', unittest: 'python', 'node-test': 'node-test', tape: 'node-test', junit: 'python', tap: 'python' };

/** One test in one run; `absent` with the reason where its file could not be read. */
export type Status = TestOutcome['status'] | 'limit' | 'absent' | 'unexplained' | 'unstable';
export interface Seen {
  readonly status: Status;
  readonly detail?: string;
}

/** The tests that were asked for, or why nothing is known of any. */
export type Run = { readonly tests: ReadonlyMap<string, Seen> } | { readonly trouble: Case };

export interface RunRequest {
  readonly tree: TreeId;
  readonly recipe: Recipe;
  readonly tests: readonly string[];
}

/** Whether the tool that a recipe runs on is here; a case that says so where it is not. */
export function missingTool({ runner, image }: Recipe, ctx: Context): Case | null {
  const tool = image === undefined ? TOOLS[runner] : 'python'; // an image brings its own runner
  return ctx.runtimes.has(tool) ? null : { name: 'tests', status: 'error', detail: `${runner} needs ${tool}, which is not here; codewalk doctor names the command that installs it` };
}

/** The first run alone. */
export const runOnce = (request: RunRequest, ctx: Context): Promise<Run> => runAs(request, RUNS[0], ctx);

/** Both runs; a test that ended otherwise in the second is `unstable`. */
export async function runTwice(request: RunRequest, ctx: Context): Promise<Run> {
  const first = await runAs(request, RUNS[0], ctx);
  return 'trouble' in first ? first : runAgain(request, first, ctx);
}

/** The second run, after the first. */
export async function runAgain(request: RunRequest, first: Extract<Run, { tests: unknown }>, ctx: Context): Promise<Run> {
  const second = await runAs(request, RUNS[1], ctx);
  if ('trouble' in second) return second;
  return {
    tests: new Map([...first.tests].map(([id, seen]) => {
      const other = second.tests.get(id)!;
      if (seen.status === other.status) return [id, seen];
      return [id, { status: 'unstable', detail: `${seen.status}, and ${other.status} in reverse order under another hash seed` }];
    })),
  };
}

async function runAs({ tree, recipe, tests }: RunRequest, how: (typeof RUNS)[number], ctx: Context): Promise<Run> {
  const missing = missingTool(recipe, ctx);
  if (missing) return { trouble: missing };
  const report = await ctx.runtimes.tests.run({ tree, recipe, select: tests, ...how, limits: limitsFor(recipe, tests.length) }, ctx.signal);
  return report.kind === 'ran' ? { tests: new Map(tests.map((id) => [id, seenOf(id, report)])) } : { trouble: troubleOf(report) };
}

export type Ran = Extract<TestReport, { kind: 'ran' }>;

/** What a report says of one test. */
export function seenOf(id: string, { tests, uncollected }: Ran): Seen {
  const outcome = Object.hasOwn(tests, id) ? tests[id] : undefined;
  if (outcome) return { status: outcome.limit ? 'limit' : outcome.status, ...(outcome.detail === undefined ? {} : { detail: shorten(outcome.detail) }) };
  const why = uncollected.find(({ file }) => id.startsWith(file));
  if (!why) return { status: 'unexplained', detail: 'there is no such test' };
  return why.limit ? { status: 'limit', detail: `${why.file}: ${why.reason}` } : { status: 'absent', detail: `${why.file} cannot be collected: ${shorten(why.reason)}` };
}

/** The ways in which a test does not pass that count as failing: it was run and failed, or its file is known not to load. */
export const fails = ({ status }: Seen): boolean => status === 'failed' || status === 'absent';

const shorten = (text: string): string => (text.length > 300 ? `${text.slice(0, 299)}…` : text);

function troubleOf(report: Exclude<TestReport, { kind: 'ran' }>): Case {
  switch (report.kind) {
    case 'untrusted': return { name: 'tests', status: 'fail', code: 'untrusted', detail: `what the run reported cannot be believed: ${report.why}` };
    case 'limit': return { name: 'tests', status: 'limit', detail: `the run went over its limit: ${report.limit}` };
    case 'crashed': return { name: 'tests', status: 'fail', code: 'crashed', detail: `the run ended without an end: ${report.how}` };
    case 'lost': return { name: 'tests', status: 'error', detail: report.why };
  }
}

/** How a source of atoms has tests run: all of them, or some. */
export type How = Pick<TestJob, 'order' | 'hashSeed' | 'select' | 'stopAtLimit'>;

export type SourceRun = Ran | { readonly skipped: string; readonly detail: string };

/** One run for a source of atoms: its report, or why there is none. What our machine is to blame for is thrown. */
export async function runForSource(tree: TreeId, recipe: Recipe, how: How, ctx: Context): Promise<SourceRun> {
  const missing = missingTool(recipe, ctx);
  if (missing) throw environmentError('no-toolchain', missing.detail!, { hint: 'run `codewalk doctor`' });
  const report = await ctx.runtimes.tests.run({ tree, recipe, ...how, limits: LIMITS }, ctx.signal);
  ctx.signal.throwIfAborted();
  if (report.kind === 'ran') return report;
  const { status, detail } = troubleOf(report);
  if (status === 'error') throw environmentError('machine-error', `a run of tests was lost: ${detail!}`, { hint: 'the same command goes on' });
  return { skipped: status === 'limit' ? 'over-limit' : 'no-report', detail: detail! };
}
