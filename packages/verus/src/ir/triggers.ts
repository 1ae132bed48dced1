import { refuse } from '../report/diagnostic.js';
import { gatherTerms, type Term } from './trigger-terms.js';
import { children, type Exp, type Quantifier, type Variable } from './ir.js';

type QuantifierExp = Exp & Quantifier;

/** More steps than this and the quantifier is called too large, as Verus does. */
const MAX_STEPS = 10_000;

/**
 * Fixes the patterns by which the solver may use a quantifier: the ones written, else the terms marked `#[trigger]`, else Verus's own
 * choice: the fewest terms that cover all bound variables, by score, all ties kept. Z3 never chooses. Refuses when there are none.
 */
export function chooseTriggers(quantifier: Exp): void {
  if (quantifier.kind !== 'quantifier') return;
  const bound = new Set(quantifier.variables);
  const marked = markedTerms(quantifier);
  if (quantifier.written.length > 0) {
    if (marked.length > 0) refuse('trigger', quantifier.span, '`#![trigger]` and `#[trigger]` cannot be mixed in one quantifier');
    quantifier.triggers = quantifier.written;
  } else if (marked.length > 0) quantifier.triggers = [marked];
  else quantifier.triggers = inferTriggers(quantifier, bound);
  for (const group of quantifier.triggers) {
    const missing = quantifier.variables.find((v) => !group.some((term) => mentions(term, v)));
    if (missing) refuse('trigger', quantifier.span, `the trigger does not cover the variable \`${missing.name}\``);
    group.forEach((term) => requireUsable(term, bound));
  }
}

/** Terms marked in the body that belong to this quantifier: they speak of its variables and of none bound further inside. */
function markedTerms(quantifier: QuantifierExp): Exp[] {
  const found: Exp[] = [];
  const visit = (e: Exp, inner: ReadonlySet<Variable>): void => {
    if (e.kind === 'trigger') {
      const mine = quantifier.variables.some((v) => mentions(e.of, v));
      if (mine && ![...inner].some((v) => mentions(e.of, v))) found.push(e.of);
    }
    const deeper = e.kind === 'quantifier' || e.kind === 'lambda' ? new Set([...inner, ...e.variables]) : e.kind === 'choose' || e.kind === 'let' ? new Set([...inner, e.variable]) : inner;
    children(e).forEach((child) => visit(child, deeper));
  };
  visit(quantifier.body, new Set());
  return found;
}

export function mentions(e: Exp, variable: Variable): boolean {
  return (e.kind === 'var' && e.variable === variable) || children(e).some((child) => mentions(child, variable));
}

/** A pattern may hold function applications and arithmetic; nothing logical. */
function requireUsable(term: Exp, bound: ReadonlySet<Variable>): void {
  const top = term.kind === 'trigger' ? term.of : term;
  if (!['call', 'op', 'arith', 'field', 'bit', 'some', 'neg', 'payload', 'tuple', 'clip', 'apply'].includes(top.kind)) refuse('trigger', term.span, 'a trigger must be a function call, a field access, or an arithmetic term');
  const visit = (e: Exp): void => {
    if (['logic', 'not', 'equal', 'order', 'if', 'let', 'quantifier', 'choose', 'bool', 'is-some'].includes(e.kind) && [...bound].some((v) => mentions(e, v))) refuse('trigger', e.span, 'a trigger may not contain logical operators, conditions or quantifiers');
    if (e.kind === 'lambda') return;
    children(e).forEach(visit);
  };
  visit(top);
}

interface Candidate {
  readonly term: Term;
  readonly exp: Exp;
  readonly variables: ReadonlySet<Variable>;
  readonly score: readonly number[];
}

function inferTriggers(quantifier: QuantifierExp, bound: ReadonlySet<Variable>): Exp[][] {
  const gathered = gatherTerms(quantifier.body, bound);
  const candidates = gathered.pure.filter((c) => !gathered.all.some((other) => other.head === c.term.head && isBiggerInstance(c.term, other, bound)));
  let best: { chosen: Map<string, Candidate[]>; size: number; score: readonly number[] } | undefined;
  let steps = 0;
  const search = (remaining: ReadonlySet<Variable>, chosen: readonly Candidate[]): void => {
    if (++steps > MAX_STEPS) refuse('trigger', quantifier.span, 'could not infer triggers: the quantifier is too large, mark terms with `#[trigger]`');
    const [next] = remaining;
    if (next === undefined) {
      const score = chosen.reduce<number[]>((sum, c) => sum.map((x, i) => x + (c.score[i] ?? 0)), [0, 0, 0, 0]);
      const order = best && (chosen.length - best.size || compareScores(score, best.score));
      const key = chosen.map((c) => c.term.key).sort().join(' ');
      if (best === undefined || order === undefined || order < 0) best = { chosen: new Map([[key, [...chosen]]]), size: chosen.length, score };
      else if (order === 0 && !best.chosen.has(key)) best.chosen.set(key, [...chosen]);
      return;
    }
    if (best && best.size <= chosen.length) return;
    for (const candidate of candidates) {
      if (!candidate.variables.has(next) || chosen.includes(candidate)) continue;
      search(new Set([...remaining].filter((v) => !candidate.variables.has(v))), [...chosen, candidate]);
    }
  };
  search(bound, []);
  if (!best) return refuse('trigger', quantifier.span, 'could not automatically infer triggers for this quantifier: mark terms with `#[trigger]`');
  return [...best.chosen.values()].map((set) => set.map((c) => c.exp));
}

function compareScores(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Whether `term` is an instance of `template` in which some bound variable stands for something larger: a likely matching loop. */
function isBiggerInstance(template: Term, term: Term, bound: ReadonlySet<Variable>): boolean {
  const match = (t: Term, u: Term): { same: boolean; bigger: boolean } => {
    if (t.variable && bound.has(t.variable)) return { same: true, bigger: u.variable === undefined && !u.head.startsWith('old ') };
    if (t.variable || u.variable) return { same: t.variable === u.variable, bigger: false };
    if (t.head !== u.head || t.args.length !== u.args.length) return { same: false, bigger: false };
    const parts = t.args.map((arg, i) => match(arg, u.args[i] ?? arg));
    return { same: parts.every((p) => p.same), bigger: parts.some((p) => p.bigger) };
  };
  const { same, bigger } = match(template, term);
  return same && bigger;
}
