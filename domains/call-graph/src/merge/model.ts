import type { Stream } from '@codewalk/core';
import type { Divergence, Factor, Line, MergeTask, Term } from './task.js';

/** Inputs of both classes. */
export const PARAMETERS = 10;

/** The lines of the two classes as one graph: each line over parameters and earlier lines. */
export type Model = Pick<MergeTask, 'parameters' | 'lines' | 'returns' | 'divergences'>;

const LARGEST = 5;
/** Lines that begin with parameters alone; as many lines end in the result. */
const seedsOf = (lines: number): number => Math.max(1, Math.min(3, Math.floor(lines / 4)));

/**
 * Draws a graph of lines (paper §5.1): each is a sum of one to three products of a coefficient in [−5, 5] without 0 and one or
 * two factors, of two one a parameter. Every line but the first few takes up one that nobody used, so each reaches the result.
 */
export function drawLines(count: number, stream: Stream): Pick<Model, 'parameters' | 'lines' | 'returns'> {
  const lines: Line[] = [];
  let unused: number[] = [];
  const seeds = seedsOf(count);
  for (let i = 0; i < count; i++) {
    const line: Term[] = [];
    if (i >= seeds) {
      const taken = stream.pick(unused);
      unused = unused.filter((v) => v !== taken);
      line.push(term({ v: taken }, stream));
    }
    const terms = Math.max(2, 1 + stream.int(3));
    while (line.length < terms) {
      const other = i > 0 && stream.int(3) === 0 ? { v: stream.int(i) } : parameter(stream);
      const next = term(other, stream);
      if (line.some((t) => sameProduct(t, next))) continue;
      line.push(next);
    }
    lines.push(stream.shuffle(line));
    unused = unused.filter((v) => !usesOf(line).includes(v));
    unused.push(i);
  }
  return { parameters: PARAMETERS, lines, returns: unused };
}

const parameter = (stream: Stream): Factor => ({ p: stream.int(PARAMETERS) });

function term(factor: Factor, stream: Stream): Term {
  const coefficient = coefficientIn(stream);
  if (stream.int(3) > 0) return { coefficient, factors: [factor] };
  let other = parameter(stream);
  while (sameFactor(other, factor)) other = parameter(stream);
  return { coefficient, factors: [factor, other] };
}

const coefficientIn = (stream: Stream): number => (1 + stream.int(LARGEST)) * (stream.int(2) === 0 ? 1 : -1);

export const sameFactor = (a: Factor, b: Factor): boolean => ('p' in a ? 'p' in b && a.p === b.p : 'v' in b && a.v === b.v);

/** The same factors, whatever the coefficient: two such terms could cancel out. */
const sameProduct = (a: Term, b: Term): boolean =>
  a.factors.length === b.factors.length && a.factors.every((f) => b.factors.some((g) => sameFactor(f, g))) && b.factors.every((f) => a.factors.some((g) => sameFactor(f, g)));

/** The lines that a line uses, each as often as it does. */
export const usesOf = (line: Line): number[] => line.flatMap(({ factors }) => factors.flatMap((f) => ('v' in f ? [f.v] : [])));

export const divergenceKinds = ['sign', 'coefficient', 'variable', 'term'] as const;

/** Another form of a line, of one of the four kinds of the paper; null where this draw found none. */
export function diverge(model: Pick<Model, 'lines'>, at: number, kind: Divergence['kind'], stream: Stream): Divergence | null {
  const line = model.lines[at]!;
  const chosen = stream.int(line.length);
  const old = line[chosen]!;
  const becomes = (t: Term): Divergence => ({ line: at, kind, becomes: line.map((each, i) => (i === chosen ? t : each)) });
  switch (kind) {
    case 'sign': return becomes({ ...old, coefficient: -old.coefficient });
    case 'coefficient': {
      let coefficient = coefficientIn(stream);
      while (Math.abs(coefficient) === Math.abs(old.coefficient)) coefficient = coefficientIn(stream);
      return becomes({ ...old, coefficient });
    }
    case 'variable': {
      const place = stream.int(old.factors.length);
      const factor: Factor = at > 0 && stream.int(2) === 0 ? { v: stream.int(at) } : parameter(stream);
      const factors = old.factors.map((f, i) => (i === place ? factor : f));
      const next = { ...old, factors };
      const twice = factors.length === 2 && sameFactor(factors[0]!, factors[1]!);
      const lost = factors.length === 2 && !factors.some((f) => 'p' in f);
      return twice || lost || line.some((t) => sameProduct(t, next)) ? null : becomes(next);
    }
    case 'term': {
      const next = term(at > 0 && stream.int(2) === 0 ? { v: stream.int(at) } : parameter(stream), stream);
      return line.some((t) => sameProduct(t, next)) ? null : { line: at, kind, becomes: [...line, next] };
    }
  }
}

/** The lines of one class; of CalculateB with only some of the divergences where `which` says so. */
export function linesOf(model: Model, which: 'a' | 'b' | ((divergence: number) => boolean)): Line[] {
  const lines = [...model.lines];
  if (which === 'a') return lines;
  model.divergences.forEach(({ line, becomes }, i) => {
    if (which === 'b' || which(i)) lines[line] = becomes;
  });
  return lines;
}

/** Whether each line reaches the result by the lines that use it. */
export function allReach(lines: readonly Line[], returns: readonly number[]): boolean {
  const reaches = new Set(returns);
  for (let i = lines.length - 1; i >= 0; i--) if (reaches.has(i)) for (const v of usesOf(lines[i]!)) reaches.add(v);
  return reaches.size === lines.length;
}

/** What `compute` returns. */
export function evaluate(lines: readonly Line[], returns: readonly number[], parameters: readonly number[]): bigint {
  const inputs = parameters.map(BigInt);
  const values: bigint[] = [];
  for (const line of lines) {
    values.push(line.reduce((sum, { coefficient, factors }) => sum + factors.reduce((product, f) => product * ('p' in f ? inputs[f.p]! : values[f.v]!), BigInt(coefficient)), 0n));
  }
  return returns.reduce((sum, v) => sum + values[v]!, 0n);
}
