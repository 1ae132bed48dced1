import type { AtomBase, Domain } from './domain.js';
import { bug, usageError } from './errors.js';
import type { ProblemGraph } from './graph.js';
import type { Pattern } from './walk.js';

/** One stratum of a cell with its own count; a domain without strata has the single stratum `all`. */
export interface StratumPlan {
  readonly name: string;
  readonly wanted: number;
  /** Candidates it may try before it gives up. */
  readonly maxTried: number;
  readonly patterns: readonly (readonly (string | null)[])[];
}

/** Splits `total` by shares: whole parts first, then one each by largest remainder, ties in listed order. */
export function largestRemainder(total: number, shares: readonly number[]): number[] {
  const sum = shares.reduce((a, b) => a + b, 0);
  const exact = shares.map((share) => (total * share) / sum);
  const parts = exact.map(Math.floor);
  let left = total - parts.reduce((a, b) => a + b, 0);
  const order = exact.map((x, i) => ({ i, rest: x - Math.floor(x) })).sort((a, b) => b.rest - a.rest || a.i - b.i);
  for (const { i } of order) if (left-- > 0) parts[i]!++;
  return parts;
}

export interface CellPlan {
  readonly level: number;
  readonly wanted: number;
  /** Default 200 × wanted; shared by the strata in proportion to their counts. */
  readonly maxTried?: number | undefined;
  /** Counts by stratum in place of shares, as presets give them. */
  readonly counts?: Readonly<Record<string, number>> | undefined;
}

/** The strata of one cell with their counts. Throws a usage error on counts for a stratum that does not exist. */
export function planStrata(domain: Domain, options: unknown, plan: CellPlan): StratumPlan[] {
  const { level, wanted, counts } = plan;
  const any = [Array.from({ length: level }, () => null)];
  const strata = domain.strata?.of(level, options) ?? [{ name: 'all', share: 1, patterns: any }];
  for (const { name, share, patterns } of strata) {
    if (!(share > 0) || patterns.length === 0 || patterns.some((p) => p.length !== level)) {
      throw bug('bad-stratum', `domain ${domain.name}: stratum ${name} of level ${level} needs a positive share and patterns of ${level} positions`);
    }
  }
  const names = strata.map((s) => s.name);
  for (const name of Object.keys(counts ?? {})) {
    if (!names.includes(name)) throw usageError('unknown-stratum', `level ${level} of ${domain.name} has no stratum ${name}; it has ${names.join(', ')}`);
  }
  const parts = counts ? names.map((name) => counts[name] ?? 0) : largestRemainder(wanted, strata.map((s) => s.share));
  const limit = plan.maxTried ?? 200 * wanted;
  return strata.map(({ name, patterns }, i) => ({
    name,
    wanted: parts[i]!,
    maxTried: wanted === 0 ? 0 : Math.ceil((limit * parts[i]!) / wanted),
    patterns,
  }));
}

/** A stratum's patterns in the graph's numbers; a pattern that names a kind without atoms is left out. */
export function numberPatterns<Atom extends AtomBase>(graph: ProblemGraph<Atom>, patterns: StratumPlan['patterns']): Pattern[] {
  const numbers = new Map(graph.kinds.map((kind, i) => [kind, i]));
  return patterns
    .filter((pattern) => pattern.every((kind) => kind === null || numbers.has(kind)))
    .map((pattern) => pattern.map((kind) => (kind === null ? null : numbers.get(kind)!)));
}
