import type { Exp, Variable } from '../ir/ir.js';
import { refuse } from '../report/diagnostic.js';
import type { Expr, Pattern } from '../syntax/ast.js';
import type { Context } from './context.js';
import { checkLiteral } from './limits.js';
import { app, BOOL, CHAR, INT, int, prune, showType, stripRefs, type Type } from './type.js';

/** When a pattern matches (undefined: always), and the names it binds, which the caller brings into scope. */
export interface Bound {
  readonly test: Exp | undefined;
  readonly bindings: readonly (readonly [Variable, Exp])[];
}

export function bindPattern(ctx: Context, pattern: Pattern, value: Exp, ghost: boolean): Bound {
  const { span } = pattern;
  const type = stripRefs(value.type);
  const looksInside = pattern.kind !== 'wild' && pattern.kind !== 'name';
  if (!ghost && looksInside && prune(value.type).kind === 'ref') refuse('unsupported', span, 'matching what a reference points to is not supported');
  switch (pattern.kind) {
    case 'wild':
      return { test: undefined, bindings: [] };
    case 'name': {
      const variable = ctx.variable(pattern.name, ghost ? type : value.type, span, { mutable: pattern.mutable, ghost, role: 'local' });
      return { test: undefined, bindings: [[variable, value]] };
    }
    case 'tuple': {
      ctx.expectValue(type, { kind: 'tuple', items: pattern.items.map((i) => ctx.fresh(i.span)) }, span);
      const items = (prune(type) as Type & { kind: 'tuple' }).items;
      return all(pattern.items.map((p, index) => bindPattern(ctx, p, { kind: 'field', of: value, index, type: items[index] ?? INT, span: p.span }, ghost)));
    }
    case 'variant': {
      if (pattern.name !== 'Some' && pattern.name !== 'None') return refuse('unsupported', span, `the pattern \`${pattern.name}\` is not supported`);
      const element = ctx.fresh(span);
      ctx.expectValue(type, app('Option', element), span);
      const isSome: Exp = { kind: 'is-some', of: value, type: BOOL, span };
      const [inner] = pattern.items;
      if (pattern.items.length !== (pattern.name === 'Some' ? 1 : 0)) refuse('type', span, `wrong number of fields in the pattern \`${pattern.name}\``);
      if (!inner) return { test: { kind: 'not', of: isSome, type: BOOL, span }, bindings: [] };
      const bound = bindPattern(ctx, inner, { kind: 'payload', of: value, type: element, span: inner.span }, ghost);
      return { test: both(isSome, bound.test), bindings: bound.bindings };
    }
    case 'literal':
      return { test: literalTest(ctx, pattern.value, value, type), bindings: [] };
  }
}

function literalTest(ctx: Context, literal: Expr, value: Exp, type: Type): Exp {
  const { span } = literal;
  if (literal.kind === 'bool') {
    ctx.expectValue(type, BOOL, span);
    return literal.value ? value : { kind: 'not', of: value, type: BOOL, span };
  }
  if (literal.kind !== 'int' && literal.kind !== 'char') return refuse('unsupported', span, 'this pattern is not supported');
  if (literal.kind === 'char') ctx.expectValue(type, literal.byte ? int('u8') : CHAR, span);
  else ctx.defer(() => checkLiteral(literal.value, type, span));
  return { kind: 'equal', extensional: false, left: value, right: { kind: 'int', value: BigInt(literal.value), type, span }, type: BOOL, span };
}

function both(a: Exp | undefined, b: Exp | undefined): Exp | undefined {
  if (!a || !b) return a ?? b;
  return { kind: 'logic', op: 'and', left: a, right: b, type: BOOL, span: a.span };
}

function all(bounds: readonly Bound[]): Bound {
  return { test: bounds.reduce<Exp | undefined>((test, b) => both(test, b.test), undefined), bindings: bounds.flatMap((b) => b.bindings) };
}

export interface Arm extends Bound {
  readonly body: Expr;
}

/** The arms of a match up to the one that needs no test; refused unless such an arm, or every case of an option or a boolean, is there. */
export function matchArms(ctx: Context, e: Expr & { kind: 'match' }, value: Exp, ghost: boolean): Arm[] {
  const arms: Arm[] = [];
  for (const arm of e.arms) {
    const bound = bindPattern(ctx, arm.pattern, value, ghost);
    arms.push({ ...bound, body: arm.body });
    if (!bound.test) return arms;
  }
  const last = arms[arms.length - 1];
  if (!last || !isExhaustive(e.arms.map((a) => a.pattern))) refuse('unsupported', e.span, `this match is not seen to cover every value of type \`${showType(value.type)}\``);
  arms[arms.length - 1] = { ...last, test: undefined };
  return arms;
}

function isExhaustive(patterns: readonly Pattern[]): boolean {
  const irrefutable = (p: Pattern): boolean => p.kind === 'wild' || p.kind === 'name' || (p.kind === 'tuple' && p.items.every(irrefutable));
  const some = patterns.some((p) => p.kind === 'variant' && p.name === 'Some' && p.items.every(irrefutable));
  const none = patterns.some((p) => p.kind === 'variant' && p.name === 'None');
  const truth = (wanted: boolean): boolean => patterns.some((p) => p.kind === 'literal' && p.value.kind === 'bool' && p.value.value === wanted);
  return (some && none) || (truth(true) && truth(false));
}
