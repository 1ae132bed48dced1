import { power } from './growth.js';
import type { SiteClass } from './site-class.js';

/** A lower-order constant may add or take at most this share of the leading term, at every point. */
const OFFSET_SHARE = 2;

/** A class with its leading term, and the next lower one that may stand beside it. */
export interface Candidate {
  readonly class: SiteClass;
  readonly leading: (n: number) => number;
  readonly lower: ((n: number) => number) | null;
}

function term(p: number, q: number): (n: number) => number {
  return (n) => n ** p * Math.log2(n) ** q;
}

/** The growths that are asked for, and between them those that must not be taken for one of these. */
function candidates(): Candidate[] {
  const found: Candidate[] = [];
  for (const p of [0, 0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6]) {
    for (const q of [0, 1, 2]) {
      if (p === 0 && q === 0) continue;
      const lower = q > 0 ? term(p, q - 1) : p >= 1 ? term(p - 1, 0) : null;
      found.push({ class: power(p, q), leading: term(p, q), lower });
    }
  }
  for (let p = 0.25; p < 4; p += p > 1 && p < 1.5 ? 0.0625 : 0.125) {
    if (!Number.isInteger(2 * p)) found.push({ class: power(p), leading: term(p, 0), lower: null });
  }
  for (const p of [Math.log2(3), Math.log2(7)]) found.push({ class: power(p), leading: term(p, 0), lower: null });
  for (const p of [1, 2, 3]) {
    for (const q of [-1, 0.5]) found.push({ class: power(p, q), leading: term(p, q), lower: null });
  }
  for (const p of [0, 1, 2, 3]) {
    const leading = (n: number): number => n ** p * Math.log2(Math.log2(n));
    found.push({ class: { kind: 'loglog', p }, leading, lower: p === 0 ? null : term(p, 0) });
  }
  return found;
}

/** Every class that a fit chooses from. */
export const CANDIDATES = candidates();

/** What residuals are relative to: the value, but small integers are not held to fractions of themselves. */
function scales(values: readonly number[]): number[] {
  const least = Math.max(1, Math.min(8, Math.max(...values) / 4));
  return values.map((value) => Math.max(value, least));
}

/** The least relative error of a·1 + b·leading (+ c·lower), b above 0 and the other terms within their shares; Infinity where none fits. */
export function errorOf(
  candidate: Candidate, ns: readonly number[], values: readonly number[], share: number, offset = OFFSET_SHARE,
): number {
  const leading = ns.map(candidate.leading);
  if (!leading.every(Number.isFinite) || leading.at(-1) === 0) return Infinity;
  const ones = ns.map(() => 1);
  const lower = candidate.lower === null ? null : ns.map(candidate.lower);
  const models = [[leading], [leading, ones], ...(lower === null ? [] : [[leading, lower], [leading, lower, ones]])];
  let least = Infinity;
  for (const columns of models) {
    const scaled = columns.map((column) => column.map((x) => x / column.at(-1)!));
    const weights = solve(scaled, values);
    if (weights === null || !withinShares(scaled, weights, share, offset)) continue;
    least = Math.min(least, relativeError(scaled, weights, values));
  }
  return least;
}

function withinShares(columns: readonly number[][], weights: readonly number[], most: number, offset: number): boolean {
  if (!(weights[0]! > 0)) return false;
  return columns[0]!.every((x, i) => columns.every((column, j) => {
    const share = column.every((y) => y === 1) ? offset : most;
    return j === 0 || Math.abs(weights[j]! * column[i]!) <= share * weights[0]! * x + 1e-12;
  }));
}

/** Least squares of the relative residuals, by normal equations; null when the columns depend on each other. */
function solve(columns: readonly number[][], values: readonly number[]): number[] | null {
  const size = columns.length;
  const scale = scales(values);
  const rows = scale.map((unit, i) => columns.map((column) => column[i]! / unit));
  const aims = scale.map((unit, i) => values[i]! / unit);
  const matrix = columns.map((_, i) => [
    ...columns.map((_, j) => rows.reduce((total, row) => total + row[i]! * row[j]!, 0)),
    rows.reduce((total, row, k) => total + row[i]! * aims[k]!, 0),
  ]);
  for (let i = 0; i < size; i += 1) {
    let pivot = i;
    for (let r = i; r < size; r += 1) if (Math.abs(matrix[r]![i]!) > Math.abs(matrix[pivot]![i]!)) pivot = r;
    [matrix[i], matrix[pivot]] = [matrix[pivot]!, matrix[i]!];
    const lead = matrix[i]![i]!;
    if (!(Math.abs(lead) > 1e-300)) return null;
    for (let r = 0; r < size; r += 1) {
      const factor = r === i ? 0 : matrix[r]![i]! / lead;
      if (factor !== 0) matrix[r] = matrix[r]!.map((x, c) => x - factor * matrix[i]![c]!);
    }
  }
  return matrix.map((row, i) => row[size]! / row[i]!);
}

function relativeError(columns: readonly number[][], weights: readonly number[], values: readonly number[]): number {
  const scale = scales(values);
  const squares = values.map((value, i) => {
    const fitted = columns.reduce((total, column, j) => total + weights[j]! * column[i]!, 0);
    return ((fitted - value) / scale[i]!) ** 2;
  });
  return Math.sqrt(squares.reduce((a, b) => a + b, 0) / squares.length);
}
