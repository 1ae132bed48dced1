import type { Exp, Variable } from './ir.js';
import { fits } from '../types/limits.js';
import { prune, showType } from '../types/type.js';

/** A term as trigger selection sees it: what is not a function application has a head of its own, equal to no other. */
export interface Term {
  readonly variable: Variable | undefined;
  readonly head: string;
  readonly args: readonly Term[];
  readonly key: string;
}

export interface PureTerm {
  readonly term: Term;
  readonly exp: Exp;
  readonly variables: ReadonlySet<Variable>;
  /** Bit operators, no function call at all, depth of the bound variables, size: lower is better, first things first. */
  readonly score: readonly number[];
}

/**
 * Collects every application in a quantifier's body, and among them the pure ones that speak of bound variables: applications of
 * functions, fields and constructors to such, without arithmetic, comparisons, casts or conditions inside. Terms inside nested
 * quantifiers, lambdas and `let` are left out.
 */
export function gatherTerms(body: Exp, bound: ReadonlySet<Variable>): { all: readonly Term[]; pure: readonly PureTerm[] } {
  const all = new Map<string, Term>();
  const pure = new Map<string, PureTerm>();
  let others = 0;

  const make = (head: string, args: readonly Term[]): Term => ({ variable: undefined, head, args, key: `(${[head, ...args.map((a) => a.key)].join(' ')})` });
  const other = (args: readonly Term[]): Term => make(`other ${++others}`, args);

  /** `depth` counts how far below logical operators and `==` the expression stands. */
  const gather = (e: Exp, depth: number): { pure: boolean; term: Term } => {
    const result = build(e, depth);
    const { term } = result;
    if (term.variable || term.head.startsWith('old ') || e.kind === 'tuple' || e.kind === 'trigger') return result;
    if (!all.has(term.key)) all.set(term.key, term);
    const variableDepth = result.pure ? depthOf(term, depth, bound) : undefined;
    if (variableDepth !== undefined) {
      const score = [count(term, 'bit '), count(term, 'fn ') === 0 ? 1 : 0, variableDepth, size(term)];
      const known = pure.get(term.key);
      if (!known) pure.set(term.key, { term, exp: e, variables: variablesOf(term, bound), score });
      else if ((score[2] ?? 0) < (known.score[2] ?? 0)) pure.set(term.key, { ...known, score });
    }
    return result;
  };

  const application = (head: string, parts: readonly Exp[], depth: number): { pure: boolean; term: Term } => {
    const args = parts.map((p) => gather(p, depth));
    return { pure: args.every((a) => a.pure), term: make(head, args.map((a) => a.term)) };
  };

  const impure = (parts: readonly Exp[], depth: number): { pure: boolean; term: Term } => ({ pure: false, term: other(parts.map((p) => gather(p, depth).term)) });

  const build = (e: Exp, depth: number): { pure: boolean; term: Term } => {
    switch (e.kind) {
      case 'var':
        return { pure: true, term: { variable: e.variable, head: '', args: [], key: `v${e.variable.id}` } };
      case 'old':
        return { pure: true, term: make(`old ${e.variable.id}`, []) };
      case 'int':
      case 'bool':
        return { pure: true, term: make(`const ${String(e.value)}`, []) };
      case 'limit':
        return { pure: true, term: make(`const ${e.of}::${e.which}`, []) };
      case 'trigger':
        return gather(e.of, depth);
      case 'call':
        return application(`fn ${e.fn.name}<${e.typeArgs.map(showType).join(',')}>`, e.args, depth + 1);
      case 'op':
        return application(`fn ${e.name}<${e.typeArgs.map(showType).join(',')}>`, e.args, depth + 1);
      case 'field':
      case 'payload':
        return application(`field ${e.kind === 'field' ? e.index : 'Some'}`, [e.of], depth + 1);
      case 'some':
        return application('ctor Some', [e.of], depth + 1);
      case 'none':
        return { pure: true, term: make('ctor None', []) };
      case 'tuple':
        return application('tuple', e.items, depth + 1);
      case 'bit':
        return application(`bit ${e.op}`, [e.left, e.right], 1);
      case 'logic':
      case 'equal':
        return impure([e.left, e.right], 0);
      case 'not':
        return impure([e.of], 0);
      case 'order':
      case 'arith':
        return impure([e.left, e.right], 1);
      case 'clip':
        return isWidening(e) ? gather(e.of, depth) : impure([e.of], 1);
      case 'neg':
      case 'is-some':
        return impure([e.of], 1);
      case 'if':
        return impure([e.test, e.then, e.otherwise], 1);
      case 'apply':
        return impure([e.fn, ...e.args], 1);
      case 'let':
      case 'quantifier':
      case 'choose':
      case 'lambda':
        return { pure: false, term: other([]) };
    }
  };

  gather(body, 0);
  return { all: [...all.values()], pure: [...pure.values()] };
}

/** A cast that changes no value leaves no trace in a term. */
function isWidening(e: Exp): boolean {
  const from = prune(e.kind === 'clip' ? e.of.type : e.type);
  const to = prune(e.type);
  return from.kind === 'int' && to.kind === 'int' && fits(from.name, to.name);
}

function depthOf(term: Term, depth: number, bound: ReadonlySet<Variable>): number | undefined {
  if (term.variable) return bound.has(term.variable) ? depth : undefined;
  const inside = term.args.map((a) => depthOf(a, depth + 1, bound)).filter((d) => d !== undefined);
  return inside.length === 0 ? undefined : Math.max(...inside);
}

function size(term: Term): number {
  return 1 + term.args.reduce((sum, a) => sum + size(a), 0);
}

function count(term: Term, prefix: string): number {
  return (term.head.startsWith(prefix) ? 1 : 0) + term.args.reduce((sum, a) => sum + count(a, prefix), 0);
}

function variablesOf(term: Term, bound: ReadonlySet<Variable>): Set<Variable> {
  if (term.variable) return new Set(bound.has(term.variable) ? [term.variable] : []);
  return new Set(term.args.flatMap((a) => [...variablesOf(a, bound)]));
}
