import { compare, type Growth } from './growth.js';
import type { Parameter } from './atom.js';

/** A power of n that a parameter contributes to a term. */
interface Factor {
  readonly p: number;
  readonly q: number;
}

const NOTHING: Factor = { p: 0, q: 0 };
const POWERS = [0, 0.5, 1, 1.5, 2, 2.5, 3, 4];
const LOGS = [0, 1, 2];

/**
 * What measuring says of a quantity: with every parameter at n, with each growing alone, and with each at n while the others are
 * at the root of n (null where that is undecided; no entries where it was not measured).
 */
export interface Shape {
  readonly joint: Growth;
  readonly alone: readonly (Growth | null)[];
  readonly skewed: readonly (Growth | null)[];
}

/**
 * An expression over parameter sizes that grows as measured: one term that reaches the joint growth without claiming of any
 * parameter alone more than was measured, if there is one, and what each alone shows beyond that. Null where none fits.
 */
export function expressionFor({ joint, alone, skewed }: Shape, parameters: readonly Parameter[]): string | null {
  const names = parameters.map(({ name, type }) => (type === 'tuple[int, int]' ? `max(${name})` : name));
  const fixed = parameters.map(({ type }) => type === 'bool');
  const single = parameters.length === 1 ? [joint] : alone;
  if (joint.kind === 'exp') {
    const exponential = names.filter((_, i) => single[i]?.kind === 'exp');
    return exponential.length === 0 ? null : exponential.map((name) => `exp(${name})`).join(' + ');
  }
  if (single.some((g) => g?.kind === 'exp')) return null;
  const leading = leadingTerm(joint, single, skewed, fixed);
  if (leading === null) return null;
  const rest = single.flatMap((growth, i) => {
    if (!growth || fixed[i] || growth.kind === 'exp' || compare(growth, { kind: 'power', ...leading[i]! }) <= 0) return [];
    return [leading.map((_, j) => (j === i ? { p: growth.p, q: growth.q } : NOTHING))];
  });
  const only = confirmed(leading, single, skewed);
  for (const [at, measured] of skewed.entries()) {
    if (!measured) continue;
    const order = compare([leading, ...rest].map((term) => skew(term, at)).reduce((a, b) => (compare(a, b) >= 0 ? a : b)), measured);
    if (order < 0 || (order > 0 && (only === null || only === at))) return null;
  }
  const terms = [leading, ...rest].map((term) => spell(term, names)).filter((text, i, all) => all.indexOf(text) === i);
  const spoken = terms.filter((text) => text !== '1');
  return spoken.length === 0 ? '1' : spoken.join(' + ');
}

/**
 * The one parameter of a leading term that has a single one, if it shows just that term both alone and at n among roots of n. Then
 * no other term is in question, and where others are larger than it less may be seen: no input there need reach the worst case.
 */
function confirmed(leading: readonly Factor[], alone: readonly (Growth | null)[], skewed: readonly (Growth | null)[]): number | null {
  const [at, ...others] = leading.flatMap(({ p, q }, i) => (p > 0 || q > 0 ? [i] : []));
  if (at === undefined || others.length > 0) return null;
  const shows = (growth: Growth | null | undefined): boolean => !!growth && compare(growth, { kind: 'power', ...leading[at]! }) === 0;
  return shows(alone[at]) && shows(skewed[at]) ? at : null;
}

/** A term's growth when one parameter is at n and the others at its root. */
function skew(term: readonly Factor[], at: number): Growth {
  return { kind: 'power', p: term.reduce((sum, { p }, i) => sum + (i === at ? p : p / 2), 0), q: term.reduce((sum, { q }) => sum + q, 0) };
}

/** The term of the joint growth that claims least of parameters alone; of several, that with the fewest parameters. */
function leadingTerm(joint: Factor, alone: readonly (Growth | null)[], skewed: readonly (Growth | null)[], fixed: readonly boolean[]): readonly Factor[] | null {
  let best: { term: readonly Factor[]; cost: number } | null = null;
  for (const term of terms(joint, fixed)) {
    const cost = term.reduce((sum, factor, i) => {
      const [own, ofSkewed] = [alone[i], skewed[i]];
      const claimed = own ? (compare({ kind: 'power', ...factor }, own) > 0 ? 1 : 0) : 0.2 * (factor.p + factor.q);
      const wrong = ofSkewed && compare(skew(term, i), ofSkewed) > 0 ? 2 : 0;
      return sum + (factor.p > 0 || factor.q > 0 ? 0.01 : 0) + claimed + wrong;
    }, 0);
    if (best === null || cost < best.cost) best = { term, cost };
  }
  return best?.term ?? null;
}

function* terms(joint: Factor, fixed: readonly boolean[]): Generator<readonly Factor[]> {
  if (fixed.length === 0) {
    if (joint.p === 0 && joint.q === 0) yield [];
    return;
  }
  const [first, ...others] = fixed;
  const factors = first ? [NOTHING] : POWERS.flatMap((p) => LOGS.map((q) => ({ p, q }))).concat(others.length === 0 ? [joint] : []);
  for (const factor of factors) {
    if (factor.p > joint.p || factor.q > joint.q) continue;
    for (const rest of terms({ p: joint.p - factor.p, q: joint.q - factor.q }, others)) yield [factor, ...rest];
  }
}

function spell(term: readonly Factor[], names: readonly string[]): string {
  const raised = (base: string, exponent: number): string[] => (exponent === 0 ? [] : [exponent === 1 ? base : `${base}^${exponent}`]);
  const parts = term.flatMap(({ p, q }, i) => [...raised(names[i]!, p), ...raised(`log(${names[i]!})`, q)]);
  return parts.length === 0 ? '1' : parts.join('*');
}
