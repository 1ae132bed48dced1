import { compare, CONSTANT, EXPONENTIAL, toLabel, type Growth } from './growth.js';
import { CANDIDATES, errorOf, type Candidate } from './least-squares.js';
import { compareClasses, formatClass, labelOf, type SiteClass } from './site-class.js';

/** One measured point: the size and the worst count of every site there; a site that is absent counted 0. */
export interface SizedCounts {
  readonly n: number;
  readonly sites: Readonly<Record<string, number>>;
}

/** The best class and the next one, with their root mean square relative errors (0.01 = 1%). */
export interface Evidence {
  readonly site: string;
  readonly error: number;
  readonly runnerUp: string;
  readonly error2: number;
}

export type Why = 'points' | 'range' | 'ambiguous' | 'error' | 'site' | 'none';

export type Fit =
  | { readonly decided: true; readonly class: SiteClass; readonly evidence: Evidence }
  | { readonly decided: false; readonly why: Why; readonly numbers: Readonly<Record<string, number | string>> };

/**
 * The largest relative error of a decided fit. Counts with floors and logarithms taken to integers stay below it
 * (n·floor(log2 n) on half octaves: 3.9%), and the nearest outsiders stay above (n^2·log log n as n^2: 4.4%,
 * n^1.25 as n·log n: 6%, n/log n as anything: 5.7%).
 */
const MOST_ERROR = 0.04;
/**
 * The same for log n, whose counts are small integers (digits in base ten: 9.2%) but whose neighbours are far
 * (log log n: 18%, n^0.25: 28%), so that this much is allowed with LOG_MARGIN between them.
 */
const MOST_LOG_ERROR = 0.1;
const LOG_MARGIN = 1.5;
/** Two classes whose errors are closer than this factor cannot be told apart… */
export const MARGIN = 1.1;
/** …nor those closer than this one, when the best error is above CLEAN_ERROR… */
const ROUGH_MARGIN = 1.3;
/** …and a logarithm needs this much then: n^1.15 is n·log n to 1.1%, against 2.2% for its neighbour. */
const ROUGH_LOG_MARGIN = 2.2;
const CLEAN_ERROR = 0.005;
/** How much higher an erratic series (a value modulo 7) may reach in its later half and still count as bounded. */
const ERRATIC_RISE = 1.25;
const FEWEST_POINTS = 5;
/** Too few to tell a class, and enough to see a ratio rise. */
const FEWEST_FOR_A_BOUND = 3;
const SMALLEST_RANGE = 8;
/** Below that range, down to this one, only an exact fit far from the next decides. */
const NARROW_RANGE = 2;
const NARROW_ERROR = 0.002;
const NARROW_MARGIN = 10;
/** A lower-order term may add or take at most this share of the leading term, at every point… */
const COMPANION_SHARE = 0.5;
/** …or this much when the fit is then all but exact: a polynomial at small sizes, and nothing else, is. */
const LARGE_COMPANION_SHARE = 1;
const EXACT_ERROR = 0.003;
const EXACT_MARGIN = 3;
/** A harmonic sum as linear on 8…96 or up to 22 is off by more than 6%, other labels by more than that. */
const AGREEING_ERROR = 0.05;
const LARGEST_EXPONENTIAL_SIZE = 24;
const SMALLEST_RATIO = 1.3;
/** What the ratio must tend to: that of n·p(n), the partitions of n with their parts, is 1.3 at 22 and tends to 1. */
const SMALLEST_BASE = 1.25;

/**
 * The class of a function: the largest class of its sites, when every site that is not decided provably grows no
 * faster (its ratio to a site of that class does not rise by more than 10% over the larger half of the points).
 */
export function fitSites(points: readonly SizedCounts[]): Fit {
  const sorted = [...points].sort((a, b) => a.n - b.n);
  const ns = sorted.map((point) => point.n);
  const names = [...new Set(sorted.flatMap((point) => Object.keys(point.sites)))].sort();
  const counts = new Map(names.map((name) => [name, sorted.map((point) => point.sites[name] ?? 0)]));
  const fits = names.map((name) => ({ name, fit: fitSeries(ns, counts.get(name)!, name) }));
  const tooFew = enough(ns);
  if (tooFew !== null) return tooFew;

  let leader: { name: string; fit: Extract<Fit, { decided: true }> } | null = null;
  for (const { name, fit } of fits) {
    if (!fit.decided) continue;
    const order = leader === null ? 1 : compareClasses(fit.class, leader.fit.class);
    if (order > 0 || (order === 0 && counts.get(name)!.at(-1)! > counts.get(leader!.name)!.at(-1)!)) {
      leader = { name, fit };
    }
  }
  if (leader === null) {
    const first = fits.find(({ fit }) => !fit.decided);
    return first === undefined ? undecided('none', {}) : named(first.name, first.fit);
  }
  if (leader.fit.class.kind === 'exp') return leader.fit;
  for (const { name, fit } of fits) {
    if (!fit.decided && !growsNoFaster(counts.get(name)!, counts.get(leader.name)!)) return named(name, fit);
  }
  return leader.fit;
}

export type Judgement =
  | { readonly verdict: 'same'; readonly evidence: Evidence | null }
  | { readonly verdict: 'below' | 'above' | 'unclear'; readonly numbers: Readonly<Record<string, number | string>> };

/**
 * Whether the sites grow as expected: for a stage whose class is known from its own grid and that runs on another's.
 * Sizes too small to decide a class (n log n up to 22) may still agree with one: every site then follows some label up to
 * the expected class, and one of them that class, within AGREEING_ERROR. `same` without evidence means no more than that.
 */
export function judgeSites(points: readonly SizedCounts[], expected: Growth): Judgement {
  const fit = fitSites(points);
  if (fit.decided) {
    const order = compareClasses(fit.class, expected);
    if (order === 0) return { verdict: 'same', evidence: fit.evidence };
    const numbers = { measured: formatClass(fit.class), ...fit.evidence };
    return { verdict: order < 0 ? 'below' : 'above', numbers };
  }
  const unclear: Judgement = { verdict: 'unclear', numbers: fit.numbers };
  if (expected.kind === 'exp' || fit.why === 'points' || fit.why === 'none') return unclear;
  const sorted = [...points].sort((a, b) => a.n - b.n);
  const ns = sorted.map((point) => point.n);
  let reached = false;
  for (const site of new Set(sorted.flatMap((point) => Object.keys(point.sites)))) {
    const values = sorted.map((point) => point.sites[site] ?? 0);
    const own = fitSeries(ns, values, site);
    if (own.decided && compareClasses(own.class, expected) > 0) {
      return { verdict: 'above', numbers: { measured: formatClass(own.class), ...own.evidence } };
    }
    const order = own.decided ? compareClasses(own.class, expected) : agreement(ns, values, expected);
    if (order === null) return unclear;
    reached ||= order === 0;
  }
  return reached ? { verdict: 'same', evidence: null } : unclear;
}

/** 0 when the values follow the expected class, negative when only a smaller one, null when none of these. */
function agreement(ns: readonly number[], values: readonly number[], expected: Growth): number | null {
  let largest: number | null = null;
  for (const candidate of CANDIDATES) {
    if (candidate.class.kind !== 'power' || compareClasses(candidate.class, expected) > 0) continue;
    if (toLabel(candidate.class) === null && compare(candidate.class, expected) !== 0) continue;
    if (errorOf(candidate, ns, values, COMPANION_SHARE, COMPANION_SHARE) > AGREEING_ERROR) continue;
    const order = compare(candidate.class, expected);
    if (largest === null || order > largest) largest = order;
  }
  return largest;
}

function named(site: string, fit: Fit): Fit {
  return fit.decided ? fit : { decided: false, why: 'site', numbers: { site, because: fit.why, ...fit.numbers } };
}

function growsNoFaster(counts: readonly number[], leader: readonly number[]): boolean {
  const from = Math.floor(counts.length / 2);
  const ratios = counts.slice(from).map((count, i) => count / Math.max(leader[from + i]!, 1));
  let least = Infinity;
  for (const ratio of ratios) {
    if (ratio > least * MARGIN) return false;
    least = Math.min(least, ratio);
  }
  return true;
}

/** Whether values over at least three sizes, of whatever class, stay within a constant factor of the expected growth. */
export function growsWithin(series: readonly (readonly [n: number, value: number])[], expected: Growth): boolean {
  if (expected.kind === 'exp') return true; // what outgrows an exponential ends every measurement
  const ratios = [...series].sort(([a], [b]) => a - b).map(([n, value]) => value / (n ** expected.p * Math.log(n) ** expected.q));
  if (ratios.length >= FEWEST_POINTS) return isBounded(ratios);
  return ratios.length >= FEWEST_FOR_A_BOUND && ratios.every((ratio, i) => ratio <= Math.min(...ratios.slice(0, i + 1)) * MARGIN);
}

/** The class of one series of non-negative values over sizes: the counts of one site, or measured sizes. */
export function fitSeries(ns: readonly number[], values: readonly number[], site = ''): Fit {
  const order = ns.map((_, i) => i).sort((a, b) => ns[a]! - ns[b]!);
  const sizes = order.map((i) => ns[i]!);
  const series = order.map((i) => values[i]!);
  const tooFew = enough(sizes);
  if (tooFew !== null) return tooFew;
  if (isBounded(series)) {
    return { decided: true, class: CONSTANT, evidence: { site, error: 0, runnerUp: 'log log n', error2: 1 } };
  }
  if (sizes.at(-1)! <= LARGEST_EXPONENTIAL_SIZE) {
    const exponential = fitExponential(sizes, series, site);
    if (exponential !== null) return exponential;
  }
  return fitPowers(sizes, series, site);
}

function enough(sizes: readonly number[]): Fit | null {
  const distinct = new Set(sizes).size;
  if (distinct < FEWEST_POINTS) return undecided('points', { points: distinct });
  const range = sizes.at(-1)! / Math.max(sizes[0]!, 1);
  return range < NARROW_RANGE ? undecided('range', { range }) : null;
}

function undecided(why: Why, numbers: Readonly<Record<string, number | string>>): Fit {
  return { decided: false, why, numbers };
}

/** No more in the later half than in the earlier, or hardly more and falling again and again; never a steady rise. */
function isBounded(values: readonly number[]): boolean {
  const late = values.slice(Math.floor(values.length / 2));
  if (falls(values) === 0) return values.at(-1)! <= values[Math.max(0, Math.floor(values.length / 3) - 1)]!;
  if (falls(late) === 0 && late.at(-1)! > late[0]! * MARGIN) return false;
  const before = Math.max(...values.slice(0, -late.length));
  const after = Math.max(...late);
  return after <= before || (after <= before * ERRATIC_RISE && falls(late) >= 2);
}

function falls(values: readonly number[]): number {
  return values.filter((value, i) => i > 0 && value < values[i - 1]!).length;
}

function fitPowers(ns: readonly number[], values: readonly number[], site: string): Fit {
  const ranking = rank(ns, values, COMPANION_SHARE);
  const wide = ns.at(-1)! / Math.max(ns[0]!, 1) >= SMALLEST_RANGE;
  const usual = wide ? judged(ranking, MOST_ERROR, MARGIN, site) : judged(ranking, NARROW_ERROR, NARROW_MARGIN, site);
  if (usual.decided && (!wide || labelOf(usual.class) !== null)) return usual;
  const exact = judged(rank(ns, values, LARGE_COMPANION_SHARE), EXACT_ERROR, EXACT_MARGIN, site);
  if (exact.decided && wide) return exact;
  if (!usual.decided && wide && labelOf(ranking[0]!.candidate.class) === 'logn') {
    return judged(ranking, MOST_LOG_ERROR, LOG_MARGIN, site);
  }
  return usual;
}

function hasLogarithm(decided: SiteClass): boolean {
  return decided.kind === 'loglog' || (decided.kind === 'power' && decided.p > 0 && decided.q !== 0);
}

interface Ranked {
  readonly candidate: Candidate;
  readonly error: number;
}

function rank(ns: readonly number[], values: readonly number[], share: number): Ranked[] {
  return CANDIDATES.map((candidate) => ({ candidate, error: errorOf(candidate, ns, values, share) }))
    .sort((a, b) => a.error - b.error);
}

function judged(ranking: readonly Ranked[], most: number, margin: number, site: string): Fit {
  const [best, next] = [ranking[0]!, ranking[1]!];
  const runnerUp = formatClass(next.candidate.class);
  const numbers = { class: formatClass(best.candidate.class), error: best.error, runnerUp, error2: next.error };
  if (best.error > most) return undecided('error', numbers);
  const rough = hasLogarithm(best.candidate.class) ? ROUGH_LOG_MARGIN : ROUGH_MARGIN;
  const needed = best.error > CLEAN_ERROR ? Math.max(margin, rough) : margin;
  if (next.error < best.error * needed) return undecided('ambiguous', numbers);
  return {
    decided: true, class: best.candidate.class, evidence: { site, error: best.error, runnerUp, error2: next.error },
  };
}

/** Decides `exp` when counts keep multiplying per step of n and no power of n follows them as well; else null. */
function fitExponential(ns: readonly number[], values: readonly number[], site: string): Fit | null {
  const from = values.findIndex((value) => value > 0);
  const [sizes, logs] = [ns.slice(from), values.slice(from).map(Math.log)];
  if (from < 0 || sizes.length < FEWEST_POINTS) return null;
  const steps = logs.slice(2).map((log, i) => ({
    inverse: 2 / (sizes[i]! + sizes[i + 2]!), log: (log - logs[i]!) / (sizes[i + 2]! - sizes[i]!),
  }));
  const late = steps.slice(Math.floor(steps.length / 3));
  if (Math.min(...late.map((step) => step.log)) < Math.log(SMALLEST_RATIO)) return null;
  const limit = line(late.map((step) => step.inverse), late.map((step) => step.log)).intercept;
  if (limit < Math.log(SMALLEST_BASE)) return undecided('ambiguous', { class: 'exp(n)', limit: Math.exp(limit) });
  const tail = Math.floor(sizes.length / 3);
  const error = line(sizes.slice(tail), logs.slice(tail)).error;
  const error2 = line(sizes.slice(tail).map(Math.log), logs.slice(tail)).error;
  const evidence = { site, error, runnerUp: 'a power of n', error2 };
  if (error2 < error * MARGIN) return undecided('ambiguous', { class: 'exp(n)', error, runnerUp: evidence.runnerUp, error2 });
  return { decided: true, class: EXPONENTIAL, evidence };
}

function line(xs: readonly number[], ys: readonly number[]): { readonly intercept: number; readonly error: number } {
  const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;
  const [mx, my] = [mean(xs), mean(ys)];
  const slope = xs.reduce((t, x, i) => t + (x - mx) * (ys[i]! - my), 0) / xs.reduce((t, x) => t + (x - mx) ** 2, 0);
  const error = Math.sqrt(mean(xs.map((x, i) => (ys[i]! - my - slope * (x - mx)) ** 2)));
  return { intercept: my - slope * mx, error };
}
