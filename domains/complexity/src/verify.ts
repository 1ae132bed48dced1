import { verdictOf, type Case, type Context, type Unsolved, type Verdict } from '@codewalk/core';
import type { Atom } from './atom.js';
import { deriveStage, deriveTask, inputGrowth, type Derivation } from './derive.js';
import { compare, format, fromLabel, toLabel, CONSTANT, type Growth, type Label } from './growth.js';
import { growsWithin, type Fit } from './fit.js';
import { FEWEST_POINTS, fitOf, fitStageCost, judgeFit, judgeStageCost, measure, pointsFor, type MeasuredPoint } from './measure.js';
import type { Task } from './task.js';

const linksOf = (task: Task): Parameters<typeof deriveTask>[0] => task.stages.map(({ atom, chained }) => ({ atom, chained }));

/** Eq. 1 in the form of §3.3: the label must not be that of the dominant atom, or nothing needed composing. */
export function unsolved(task: Task): Unsolved {
  if (task.stages.length === 1) return { kind: 'not-applicable', code: 'level-1' };
  const derived = deriveTask(linksOf(task));
  if (!derived.ok) return { kind: 'violated', code: derived.code, cases: [{ name: 'derivation', status: 'fail', detail: derived.detail }] };
  const worst = task.stages.map((s) => fromLabel(s.atom.label)).reduce((a, b) => (compare(a, b) >= 0 ? a : b));
  const same = compare(derived.value.cost, worst) === 0;
  const detail = `the program takes ${derived.value.text}, its worst atom ${format(worst)}`;
  const cases: Case[] = [{ name: 'label differs from the worst atom', status: same ? 'fail' : 'pass', detail }];
  return same ? { kind: 'violated', code: 'same-as-worst-atom', cases } : { kind: 'holds', cases };
}

/**
 * V_G: the answer is the derived label, and the derivation is what running shows. The second part does not depend on the
 * answer, so answers to one task share it; a wrong label needs no running.
 */
export async function verify(task: Task, answer: Label, ctx: Context): Promise<Verdict> {
  const derived = deriveTask(linksOf(task));
  if (!derived.ok) return verdictOf([{ name: 'derivation', status: 'fail', code: derived.code, detail: derived.detail }]);
  const { label, text } = derived.value;
  if (label === null) return verdictOf([{ name: 'derivation', status: 'fail', code: 'outside-label-set', detail: text }]);
  if (answer !== label) return verdictOf([{ name: 'label', status: 'fail', code: 'wrong-label', detail: `the label is ${label}, not ${answer}` }]);
  return verdictOf([{ name: 'label', status: 'pass' }, ...(await ctx.once('measured', () => measureTask(task, derived.value, label, ctx)))]);
}

const CHAIN_CODES = { above: 'measured-above', below: 'worst-case-unreached', undecided: 'undecided' };

async function measureTask(task: Task, { stages, cost }: Derivation, label: Label, ctx: Context): Promise<Case[]> {
  const measured = await measure({
    program: task.program, driver: task.driver, stages: task.stages, arguments: task.arguments,
    points: pointsFor(label, task.arguments, task.stages), exponential: label === 'np', seed: 'task',
  }, ctx);
  if (!measured.ok) return [measured.case];
  const { points } = measured;
  const n = (p: MeasuredPoint): number => p.sizes[0]!;
  if (points.length < FEWEST_POINTS) {
    return [{ name: 'runs', status: 'fail', code: 'too-costly', detail: `only ${points.length} sizes stay within the budget of operations` }];
  }
  return [
    { name: 'runs', status: 'pass' },
    ...stages.flatMap(({ received, cost: own }, i): Case[] => {
      const { name, chained } = task.stages[i]!;
      return [
        ...(received && chained !== null ? [judgeFit(`${name} receives`, fitOf(points, n, (p) => p.stages[i]!.in[chained]!), received, CHAIN_CODES)] : []),
        judgeStageCost(`${name} costs`, points, i, n, own, CHAIN_CODES),
      ];
    }),
    dominates(points, stages.map((s) => compare(s.cost, cost) === 0)),
  ];
}

/** At the two largest sizes, no stage of a lower class costs more than those that the derivation names. */
function dominates(points: readonly MeasuredPoint[], named: readonly boolean[]): Case {
  const largest = points.slice(-2).map(({ stages }) => ({
    most: Math.max(...stages.filter((_, i) => named[i]).map((s) => s.total)),
    other: Math.max(0, ...stages.filter((_, i) => !named[i]).map((s) => s.total)),
  }));
  const holds = largest.length === 2 && largest.every(({ most, other }) => most >= other);
  const detail = largest.map(({ most, other }) => `${most} against ${other}`).join(', ');
  return { name: 'the named stage dominates', status: holds ? 'pass' : 'fail', detail, ...(holds ? {} : { code: 'not-dominant' }) };
}

const ATOM_CODES = { above: 'measured-above', below: 'measured-below', undecided: 'undecided' };

/** What the other parameters are held at while one grows alone. */
const HELD = 8;

/**
 * V_a: the declared label is that of the declared cost, and counting shows that cost, size and bound with every parameter at n,
 * and no more than them with each parameter growing alone.
 */
export async function verifyAtom(atom: Atom, ctx: Context): Promise<Verdict & { figures?: Record<string, unknown> }> {
  const all = Object.fromEntries(atom.parameters.map(({ name, type, requires }) => [name, inputGrowth(type, requires)]));
  const declared = deriveStage(atom, all);
  if (!declared.ok) return verdictOf([{ name: 'declaration', status: 'fail', detail: declared.detail }]);
  const { cost, size, bound } = declared.value;
  if (toLabel(cost) !== atom.label) return verdictOf([{ name: 'label', status: 'fail', detail: `the label is ${atom.label}, but the cost ${atom.cost} is ${format(cost)} with every parameter at n` }]);
  const holdsInts = atom.returns.type !== 'int' && atom.returns.type.includes('int');
  if (holdsInts !== (bound !== null)) return verdictOf([{ name: 'bound', status: 'fail', detail: holdsInts ? 'the result holds ints, so it needs a bound' : 'a bound is for results that hold ints' }]);

  const args = atom.parameters.map((p) => ({ stage: 0, parameter: p.name }));
  const stage = { atom, name: atom.entry, lines: [1, atom.code.split('\n').length] as const, chained: null };
  const run = (points: readonly (readonly number[])[], exponential: boolean): ReturnType<typeof measure> =>
    measure({ program: `${atom.code}\n`, driver: atom.entry, stages: [{ ...stage, lines: [stage.lines[0], stage.lines[1]] }], arguments: args, points, exponential, seed: 'atom' }, ctx);
  const measured = await run(pointsFor(atom.label, args, [stage]), atom.label === 'np');
  if (!measured.ok) return verdictOf([measured.case]);
  const { points } = measured;
  const n = (p: MeasuredPoint): number => p.sizes[0]!;
  const cases: Case[] = [
    { name: 'runs', status: 'pass' },
    judgeFit('cost', fitStageCost(points, 0, n), cost, ATOM_CODES),
    judgeFit('size', fitOf(points, n, (p) => p.stages[0]!.out), size, ATOM_CODES),
    ...(bound ? [judgeFit('bound', fitOf(points, n, (p) => p.stages[0]!.outMax ?? 0), bound, ATOM_CODES)] : []),
  ];
  for (const [at, { name }] of atom.parameters.length > 1 ? atom.parameters.entries() : []) {
    const others = Object.fromEntries(atom.parameters.map((p) => [p.name, p.name === name ? all[name]! : { size: CONSTANT, max: CONSTANT }]));
    const alone = deriveStage(atom, others);
    if (!alone.ok) return verdictOf([{ name: `${name} alone`, status: 'fail', detail: alone.detail }]);
    const label = alone.value.cost.kind === 'exp' ? 'np' : (['linear', 'quadratic', 'cubic'] as const)[Math.min(2, Math.max(0, Math.ceil(alone.value.cost.p) - 1))]!;
    const partial = await run(pointsFor(label, [args[at]!], [stage]).map(([size]) => args.map((_, i) => (i === at ? size! : HELD))), label === 'np');
    if (!partial.ok) return verdictOf([...cases, { ...partial.case, name: `${name} alone` }]);
    const own = (p: MeasuredPoint): number => p.sizes[at]!;
    cases.push(
      noMore(`${name} alone: cost`, fitStageCost(partial.points, 0, own), alone.value.cost, partial.points.map((p) => [own(p), p.stages[0]!.total])),
      noMore(`${name} alone: size`, fitOf(partial.points, own, (p) => p.stages[0]!.out), alone.value.size, partial.points.map((p) => [own(p), p.stages[0]!.out])),
    );
  }
  return { ...verdictOf(cases), figures: { points: points.map((p) => [...p.sizes, p.total, p.stages[0]!.out]) } };
}

/**
 * With the others held small, a parameter may show less than it can do, but never more: a decided class is at most the expected
 * one, and what is not decided must not outgrow it.
 */
function noMore(name: string, fit: Fit, expected: Growth, series: readonly (readonly [n: number, value: number])[]): Case {
  const { status, code, detail } = judgeFit(name, fit, expected, ATOM_CODES);
  if (status === 'pass' || code === ATOM_CODES.below) return { name, status: 'pass', detail: detail! };
  if (code === ATOM_CODES.undecided && growsWithin(series, expected)) return { name, status: 'pass', detail: `${detail!}, and no more than expected` };
  return { name, status: 'fail', detail: detail!, code: code! };
}
