import { environmentError, textFile, type Context, type File, type Json, type Limits } from '@codewalk/core';
import { parseAtomFile } from './atom-file.js';
import type { Parameter } from './atom.js';
import { fitSeries, type Fit } from './fit.js';
import { gridFor } from './grid.js';
import type { Growth, Label } from './growth.js';
import { FEWEST_POINTS, fitOf, fitStageCost, measure, pointsFor, type MeasuredPoint, type MeasuredStage, type StageProgram } from './measure.js';
import { expressionFor } from './import-codecomplex-growth.js';
import type { Program } from './import-codecomplex-records.js';
import { compareClasses, labelOf } from './site-class.js';
import { boundedElements, type Trait, type Type } from './types.js';
import { verifyAtom } from './verify.js';

const HELPER = new URL('../runtime/importer.py', import.meta.url);
const LIMITS: Limits = { cpuMs: 20_000, memoryBytes: 2 * 1024 ** 3, outputBytes: 64 * 1024, resultBytes: 4 * 1024 ** 2 };
/** What the other parameters are held at while one grows alone. */
const HELD = 8;
const BUDGET = 200_000;

/** Why a program gives no atom. */
export class Skipped extends Error {
  constructor(
    readonly code: string,
    readonly detail: string,
  ) {
    super(code);
  }
}

const lost = (why: string): Error => environmentError('machine-error', `a job was lost while importing: ${why}`, { hint: 'run the same command again' });

interface Plan {
  readonly entry: string;
  readonly code: string;
  readonly parameters: (Parameter & { readonly by: string })[];
  /** Parameters that were names of the driver. */
  readonly lifted: readonly string[];
  readonly returns: Type;
  readonly gives: readonly Trait[];
  readonly variants: Readonly<Record<string, string>>;
  /** Variants whose ints stay small whatever the size. */
  readonly small: Readonly<Record<string, string>>;
  /** Variants with one large int. */
  readonly lone: Readonly<Record<string, string>>;
}

/** What keeps a function from being tried at all, so that what is wrong with it once lifted says more. */
const STRUCTURAL = ['does-io', 'global-state', 'not-called', 'no-parameters'];
const NOTHING_LIFTED = 'nothing-lifted';
/** Of a program that is not read, or that has no functions, nothing can be lifted. */
const UNREAD = ['not-python', 'no-function', 'unreadable', 'crashed', 'limit'];

/**
 * The atom file that a program gives: of an entry as it stands, else of one that takes what it reads from the driver as
 * parameters. Throws Skipped where it gives none.
 */
export async function atomOf(program: Program, licence: string, ctx: Context): Promise<File> {
  const plain = await attempt(program, licence, false, ctx);
  if (!(plain instanceof Skipped)) return plain;
  if (UNREAD.includes(plain.code)) throw plain;
  const lifted = await attempt(program, licence, true, ctx);
  if (!(lifted instanceof Skipped)) return lifted;
  throw STRUCTURAL.includes(plain.code) && lifted.code !== NOTHING_LIFTED ? lifted : plain;
}

async function attempt(program: Program, licence: string, lift: boolean, ctx: Context): Promise<File | Skipped> {
  try {
    return await entryOf(program, licence, lift, ctx);
  } catch (error) {
    if (error instanceof Skipped) return error;
    throw error;
  }
}

async function entryOf(program: Program, licence: string, lift: boolean, ctx: Context): Promise<File> {
  const plan = (await ask({ source: program.source, exponential: program.label === 'np', lift }, ctx)) as unknown as Plan;
  const inputs = await worstInputs(plan, program.label, ctx);
  const { cost, size, bound } = await growths(plan, inputs, program.label, ctx);
  const file = textFile(`codecomplex-${String(program.line).padStart(5, '0')}-${slug(plan.entry)}.py`, fileText(program, plan, licence, { cost, size, bound }, inputs));
  await check(file, ctx);
  return file;
}

/** The helper's answer; its skips are thrown. */
async function ask(job: Json, ctx: Context): Promise<Readonly<Record<string, unknown>>> {
  const outcome = await ctx.runtimes.python.call(HELPER, job, LIMITS, ctx.signal);
  if (outcome.kind === 'lost') throw lost(outcome.why);
  if (outcome.kind === 'limit') throw new Skipped('limit', `over its ${outcome.limit} limit`);
  if (outcome.kind === 'crashed') throw new Skipped('crashed', outcome.how);
  if (outcome.kind === 'raised') throw new Skipped('unreadable', `${outcome.error}: ${outcome.message}`);
  const value = outcome.value as Readonly<Record<string, unknown>>;
  if (typeof value['skipped'] === 'string') throw new Skipped(value['skipped'], String(value['detail'] ?? ''));
  return value;
}

const asStage = (plan: Plan, inputs: string): StageProgram => ({
  atom: { entry: plan.entry, parameters: plan.parameters, returns: { type: plan.returns, gives: [...plan.gives] }, code: plan.code, inputs },
  name: plan.entry,
  lines: [1, plan.code.split('\n').length],
  chained: null,
});

/** The text of the variants that cost most, three or more. */
async function worstInputs(plan: Plan, label: Label, ctx: Context): Promise<string> {
  const names = Object.keys(plan.variants);
  const stage = asStage(plan, variantText(plan, plan.variants, names));
  const grid = gridFor(label, plan.parameters.map((p) => (p.requires.includes('square') ? 'square' : p.type)));
  const points = [grid[Math.floor(grid.length / 3)]!, grid[Math.floor((2 * grid.length) / 3)]!].map((n) => plan.parameters.map(() => n));
  const { worst } = (await ask({
    search: {
      program: `${plan.code}\n`, driver: plan.entry, points, budget: BUDGET, seed: 'search',
      arguments: plan.parameters.map(({ name }) => ({ stage: 0, param: name })),
      stages: [{
        entry: plan.entry, params: plan.parameters.map((p) => p.name), chained: null, lines: [stage.lines],
        types: Object.fromEntries(plan.parameters.map((p) => [p.name, p.type])), returns: plan.returns,
        requires: Object.fromEntries(plan.parameters.map((p) => [p.name, p.requires])), gives: plan.gives,
        inputs: stage.atom.inputs, source: plan.code, original: plan.entry,
      }],
    },
  } as unknown as Json, ctx)) as { worst: number[] };
  return variantText(plan, plan.variants, worst.filter((i) => i < names.length).map((i) => names[i]!)); // the rest are repeats that make up three
}

function variantText(plan: Plan, variants: Readonly<Record<string, string>>, names: readonly string[]): string {
  const kept = names.map((name) => ({ name, text: variants[name]! }));
  const spare = ['again', 'once_more'].slice(0, Math.max(0, 3 - kept.length)).map((name) => ({ name, text: kept[0]!.text }));
  const parameters = ['rng', ...plan.parameters.map((p) => p.name)].join(', ');
  return [...kept, ...spare].map(({ name, text }) => `def ${name}_values(${parameters}):\n    return ${text},`).join('\n\n');
}

type Quantity = 'cost' | 'size' | 'bound';

/** What a count may be above twice another and still tell nothing. */
const SLACK = 16;

/**
 * Sizes of the other parameters while one has the square of that: what tells x^2·y from x·y^2. A logarithm needs a wide range to
 * show at all; values may be large where no parameter is a collection.
 */
const rootsFor = (label: Label, ints: boolean): readonly number[] => {
  if (label === 'cubic') return [3, 4, 5, 6, 7, 8, 9, 10];
  if (label === 'quadratic') return [4, 5, 6, 8, 10, 12, 16, 20];
  if (label === 'linear' || label === 'nlogn') return [4, 6, 8, 12, 16, 24, 32, 48];
  return ints ? Array.from({ length: 12 }, (_, i) => 2 ** (2 * i + 4) - 1) : [4, 6, 8, 16, 24, 32, 64, 96, 128, 192, 256];
};

interface Expressions {
  readonly cost: string;
  readonly size: string;
  readonly bound: string | null;
}

/** Cost, size and bound as expressions, provided that the measured class is the program's label. */
async function growths(plan: Plan, inputs: string, label: Label, ctx: Context): Promise<Expressions> {
  const args = plan.parameters.map((p) => ({ stage: 0, parameter: p.name }));
  const run = async (stage: StageProgram, points: readonly (readonly number[])[]): Promise<readonly MeasuredPoint[]> => {
    const measured = await measure({ program: `${plan.code}\n`, driver: plan.entry, stages: [stage], arguments: args, points, exponential: label === 'np', seed: 'import' }, ctx);
    if (measured.ok) return measured.points;
    if (measured.case.status === 'error') throw lost(measured.case.detail ?? '');
    throw new Skipped(measured.case.code ?? 'unmeasured', measured.case.detail ?? '');
  };
  const stage = asStage(plan, inputs);
  const points = pointsFor(label, args, [stage]);
  const joint = await run(stage, points);
  const n = (p: MeasuredPoint): number => p.sizes[0]!;
  if (joint.length < FEWEST_POINTS) throw new Skipped('too-costly', `only ${joint.length} sizes stay within the budget of operations`);
  const cost = decided(fitStageCost(joint, 0, n), 'cost');
  const measuredLabel = labelOf(cost);
  if (measuredLabel !== label) throw new Skipped('other-class', `the program is ${label}, ${plan.entry} is ${measuredLabel ?? spelled(cost)}`);
  const holdsInts = plan.returns !== 'int' && plan.returns.includes('int');
  const results = { size: decided(fitOf(joint, n, (p) => p.stages[0]!.out), 'size'), bound: holdsInts ? decided(fitOf(joint, n, (p) => p.stages[0]!.outMax ?? 0), 'bound') : null };
  if (plan.parameters.some(({ type, requires }) => type !== 'int' && type.includes('int') && !boundedElements(requires))) {
    const series = (of: readonly MeasuredPoint[], site: string): Fit => fitSeries(of.map(n), of.map((p) => p.stages[0]!.sites[site] ?? 0));
    const [small, lone] = [await run(asStage(plan, variantText(plan, plan.small, Object.keys(plan.small))), points), await run(asStage(plan, variantText(plan, plan.lone, Object.keys(plan.lone))), points)];
    for (const site of Object.keys(joint.at(-1)!.stages[0]!.sites)) {
      const [full, few, one] = [joint, small, lone].map((of) => series(of, site)) as [Fit, Fit, Fit];
      const reaches = (fit: Fit): boolean => fit.decided && compareClasses(fit.class, cost) >= 0;
      if (reaches(full) && !reaches(few) && reaches(one)) throw new Skipped('depends-on-elements', `one large int decides what ${plan.entry} costs`);
    }
  }
  const partials = async (grid: (at: number) => readonly (readonly number[])[]): Promise<Record<Quantity, (Growth | null)[]>> => {
    const found: Record<Quantity, (Growth | null)[]> = { cost: [], size: [], bound: [] };
    for (const [at] of args.length > 1 ? args.entries() : []) {
      const partial = await run(stage, grid(at));
      const own = (p: MeasuredPoint): number => p.sizes[at]!;
      found.cost.push(growthOf(fitStageCost(partial, 0, own)));
      found.size.push(growthOf(fitOf(partial, own, (p) => p.stages[0]!.out)));
      found.bound.push(growthOf(fitOf(partial, own, (p) => p.stages[0]!.outMax ?? 0)));
    }
    return found;
  };
  const alone = await partials((at) => points.map(([size]) => args.map((_, i) => (i === at ? size! : HELD))));
  const skewed = label === 'np' ? null : await partials((at) => rootsFor(label, plan.parameters.every((p) => p.type === 'int')).map((m) => args.map((_, i) => (i === at ? m * m : m))));
  const largest = (of: (stage: MeasuredStage) => number): number => Math.max(...joint.map((p) => of(p.stages[0]!)));
  for (const away of args.length > 1 ? [1, args.length - 1] : []) {
    const tilted = await run(stage, points.map(([size]) => args.map((_, i) => Math.max(1, size! - ((i * away) % args.length) * (Math.floor(size! / 7) + 1)))));
    for (const [i, point] of tilted.entries()) {
      const equal = joint[i]?.stages[0];
      const [own] = point.stages;
      if (!equal || !own) continue;
      for (const [what, more, usual] of [['cost', own.total, equal.total], ['result', own.out, largest((p) => p.out)], ['result', own.outMax ?? 0, largest((p) => p.outMax ?? 0)]] as const) {
        if (more > 2 * usual + SLACK) throw new Skipped('depends-on-equality', `the ${what} of ${plan.entry} is ${more} where its parameters differ in size, ${usual} where they do not`);
      }
    }
  }
  const express = (what: Quantity, joint: Growth): string => {
    const text = expressionFor({ joint, alone: alone[what], skewed: skewed?.[what] ?? [] }, plan.parameters);
    if (text === null) throw new Skipped('no-expression', `${what} of ${plan.entry}`);
    return text;
  };
  return {
    cost: express('cost', cost),
    size: express('size', results.size),
    bound: results.bound && express('bound', results.bound),
  };
}

const growthOf = (fit: Fit): Growth | null => (fit.decided && fit.class.kind !== 'loglog' ? fit.class : null);

function decided(fit: Fit, what: string): Growth {
  if (fit.decided && fit.class.kind !== 'loglog') return fit.class;
  throw new Skipped(what === 'cost' ? 'undecided' : `${what}-undecided`, fit.decided ? 'log log n' : Object.entries(fit.numbers).map(([key, value]) => `${key} ${typeof value === 'number' ? Number(value.toPrecision(3)) : value}`).join(', '));
}

const spelled = (growth: { kind: string; p?: number; q?: number }): string => (growth.kind === 'power' ? `n^${growth.p} log^${growth.q} n` : growth.kind);

const slug = (name: string): string => name.replace(/_/g, '-').replace(/^-+|-+$/g, '').toLowerCase() || 'entry';

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

function fileText(program: Program, plan: Plan, licence: string, { cost, size, bound }: Expressions, inputs: string): string {
  const where = plan.parameters.filter((p) => p.requires.length > 0).map((p) => `${p.name} ${p.requires.join(' ')}`).join('; ');
  const header = [
    ['title', oneLine(program.problem ?? '') || `${plan.entry.replace(/_/g, ' ').trim()}, program ${program.line}`],
    ['field', 'programming contests'],
    ['entry', plan.entry],
    ['label', program.label],
    ['cost', cost],
    ['size', size],
    ['bound', bound],
    ['where', where],
    ['gives', plan.gives.join(' ')],
    ['source', oneLine(`CodeComplex, line ${program.line}${program.from ? `, from ${program.from}` : ''}`)],
    ['licence', oneLine(licence)],
    ['note', `types by ${[...new Set(plan.parameters.map((p) => p.by))].join(' and ')}; growth as measured${plan.lifted.length > 0 ? `; ${plan.lifted.join(', ')} from the driver` : ''}`],
  ].filter(([, value]) => value);
  return `${header.map(([key, value]) => `# ${key}: ${value}`).join('\n')}\n\n${plan.code}\n\n# inputs\n\n${inputs}\n`;
}

/** The pool's own entry check; what it refuses is skipped with its code. */
async function check(file: File, ctx: Context): Promise<void> {
  const [parsed] = await parseAtomFile(file);
  if (!parsed!.ok) throw new Skipped(parsed!.code, parsed!.detail);
  const { status, cases } = await verifyAtom(parsed!.value, ctx);
  if (status === 'pass') return;
  const failed = cases.find((c) => c.status !== 'pass')!;
  if (status === 'error') throw lost(failed.detail ?? '');
  throw new Skipped(failed.code ?? failed.name, `${failed.name}: ${failed.detail ?? ''}`);
}
