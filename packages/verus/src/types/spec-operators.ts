import type { ArithOp, BitOp, Exp, OrderOp, Variable } from '../ir/ir.js';
import { refuse } from '../report/diagnostic.js';
import type { Expr } from '../syntax/ast.js';
import type { Span } from '../syntax/span.js';
import type { Context } from './context.js';
import { letAll, op, spec, specBool } from './spec.js';
import { BOOL, CHAR, INT, isInteger, isMachine, NAT, prune, showType, stripRefs, type Type } from './type.js';

export function specUnary(ctx: Context, e: Expr & { kind: 'unary' }, wanted: Type | undefined): Exp {
  const { span } = e;
  if (e.op === '-' && e.operand.kind === 'int') return spec(ctx, { ...e.operand, value: -e.operand.value, span }, wanted);
  if (e.op === '-') {
    const of = operand(ctx, e.operand);
    requireInteger(ctx, of);
    return { kind: 'neg', of, type: INT, span };
  }
  if (e.op === '!') {
    const of = spec(ctx, e.operand, BOOL);
    if (isInteger(of.type)) refuse('unsupported', span, 'bitwise `!` is not supported');
    ctx.expectValue(of.type, BOOL, span);
    return { kind: 'not', of, type: BOOL, span };
  }
  const of = spec(ctx, e.operand, wanted);
  const type = prune(of.type);
  if (type.kind !== 'ref') {
    if (of.kind === 'old') return of;
    refuse('type', span, `a value of type \`${showType(type)}\` cannot be dereferenced`);
  }
  return { ...of, type: prune(type.inner) };
}

/** An operand of arithmetic or of a comparison: there, bare literals are natural numbers of no width. */
export function operand(ctx: Context, e: Expr): Exp {
  if (e.kind === 'int' && e.suffix === undefined) return { kind: 'int', value: e.value, type: NAT, span: e.span };
  if (e.kind === 'unary' && e.op === '-' && e.operand.kind === 'int' && e.operand.suffix === undefined) return { kind: 'int', value: -e.operand.value, type: INT, span: e.span };
  if (e.kind === 'trigger') {
    const of = operand(ctx, e.operand);
    return { kind: 'trigger', of, type: of.type, span: e.span };
  }
  return spec(ctx, e);
}

function requireInteger(ctx: Context, e: Exp, orChar = false): void {
  const type = prune(e.type);
  const check = (): void => {
    const t = prune(e.type);
    if (t.kind !== 'int' && !(orChar && t.kind === 'char')) refuse('type', e.span, `expected an integer, found \`${showType(t)}\``);
  };
  if (type.kind === 'var') ctx.defer(check);
  else check();
}

export function specBinary(ctx: Context, operator: string, leftExpr: Expr, rightExpr: Expr, span: Span): Exp {
  switch (operator) {
    case '&&':
    case '||':
    case '==>':
    case '<==>': {
      const left = specBool(ctx, leftExpr);
      const right = specBool(ctx, rightExpr);
      const logic = { '&&': 'and', '||': 'or', '==>': 'implies', '<==>': 'iff' } as const;
      return { kind: 'logic', op: logic[operator], left, right, type: BOOL, span };
    }
    case '<==':
      return specBinary(ctx, '==>', rightExpr, leftExpr, span);
    case '==':
    case '!=':
    case '=~=':
    case '!~=':
    case '<':
    case '<=':
    case '>':
    case '>=': {
      const [left, right] = comparisonOperands(ctx, leftExpr, rightExpr);
      return compare(ctx, operator, left, right, span);
    }
    case '+':
    case '-':
    case '*':
    case '/':
    case '%':
      return arithmetic(ctx, operator, leftExpr, rightExpr, span);
    default:
      return bitwise(ctx, operator as BitOp, leftExpr, rightExpr, span);
  }
}

/** `None` and closures on one side take their type from the other. */
function comparisonOperands(ctx: Context, leftExpr: Expr, rightExpr: Expr): [Exp, Exp] {
  const left = operand(ctx, leftExpr);
  const isLiteral = rightExpr.kind === 'int' || rightExpr.kind === 'unary' || rightExpr.kind === 'trigger';
  return [left, isLiteral ? operand(ctx, rightExpr) : spec(ctx, rightExpr, isInteger(left.type) ? undefined : stripRefs(left.type))];
}

function compare(ctx: Context, operator: string, left: Exp, right: Exp, span: Span): Exp {
  if (operator === '<' || operator === '<=' || operator === '>' || operator === '>=') {
    requireInteger(ctx, left, true);
    requireInteger(ctx, right, true);
    ctx.defer(() => {
      if ((prune(left.type).kind === 'char') !== (prune(right.type).kind === 'char')) refuse('type', span, 'a character cannot be compared with an integer');
    });
    return { kind: 'order', op: operator as OrderOp, left, right, type: BOOL, span };
  }
  const check = (): void => {
    if (!(isCode(left.type) && isCode(right.type))) ctx.expectValue(right.type, left.type, span);
  };
  const known = stripRefs(left.type).kind !== 'var' && stripRefs(right.type).kind !== 'var';
  const wide = isInteger(stripRefs(left.type)) || isInteger(stripRefs(right.type));
  if (known || !wide) check();
  else ctx.defer(check);
  const extensional = operator === '=~=' || operator === '!~=' || ctx.promoteEquality;
  const equal: Exp = { kind: 'equal', extensional, left, right, type: BOOL, span };
  return operator === '==' || operator === '=~=' ? equal : { kind: 'not', of: equal, type: BOOL, span };
}

/** Characters are their code points here: Verus lets `==` compare them with numbers. */
function isCode(type: Type): boolean {
  const t = stripRefs(type);
  return isInteger(t) || t.kind === 'char';
}

/**
 * A middle operand that is more than a name or a number is computed once, under a name of its own, as Verus does: trigger
 * inference does not look inside.
 */
export function specChain(ctx: Context, e: Expr & { kind: 'chain' }): Exp {
  const named: (readonly [Variable, Exp])[] = [];
  const operands = e.operands.map((o, i): Exp => {
    const value = operand(ctx, o);
    if (i === 0 || i === e.operands.length - 1 || isSmall(value)) return value;
    const variable = ctx.variable('', value.type, o.span, { ghost: true, role: 'bound' });
    named.push([variable, value]);
    return { kind: 'var', variable, type: value.type, span: o.span };
  });
  let joined: Exp | undefined;
  e.ops.forEach((operator, i) => {
    const left = operands[i];
    const right = operands[i + 1];
    if (!left || !right) return;
    const link = compare(ctx, operator, left, right, { start: left.span.start, end: right.span.end });
    joined = joined ? { kind: 'logic', op: 'and', left: joined, right: link, type: BOOL, span: e.span } : link;
  });
  return joined ? letAll(named, joined) : refuse('syntax', e.span, 'empty comparison');
}

function isSmall(e: Exp): boolean {
  return e.kind === 'var' || e.kind === 'old' || e.kind === 'int' || e.kind === 'limit' || (e.kind === 'clip' && isSmall(e.of));
}

function arithmetic(ctx: Context, operator: ArithOp, leftExpr: Expr, rightExpr: Expr, span: Span): Exp {
  if (operator === '/' || operator === '%') return division(ctx, operator, leftExpr, rightExpr, span);
  const left = operand(ctx, leftExpr);
  const leftType = stripRefs(left.type);
  if (operator === '+' && leftType.kind === 'app' && leftType.name === 'Seq') {
    const right = spec(ctx, rightExpr, leftType);
    ctx.expectValue(right.type, leftType, rightExpr.span);
    return op({ op: 'seq.add', typeArgs: leftType.args, params: [], result: leftType }, [left, right], span);
  }
  const right = operand(ctx, rightExpr);
  requireInteger(ctx, left);
  requireInteger(ctx, right);
  const natural = (x: Exp): boolean => {
    const t = prune(x.type);
    return t.kind === 'int' && t.name === 'nat';
  };
  return { kind: 'arith', op: operator, left, right, type: operator !== '-' && natural(left) && natural(right) ? NAT : INT, span };
}

/** Division keeps the type of its operands, which must agree; a signed machine quotient may leave it, so it is clipped. */
function division(ctx: Context, operator: '/' | '%', leftExpr: Expr, rightExpr: Expr, span: Span): Exp {
  const left = spec(ctx, leftExpr);
  const right = spec(ctx, rightExpr, isInteger(left.type) ? left.type : undefined);
  requireInteger(ctx, left);
  requireInteger(ctx, right);
  ctx.expectValue(right.type, left.type, span);
  ctx.beforeDefaults(() => {
    if (prune(left.type).kind === 'var') refuse('type', span, 'type annotations needed: nothing says what type these numbers have');
  });
  const quotient: Exp = { kind: 'arith', op: operator, left, right, type: left.type, span };
  const positive = right.kind === 'int' && right.value > 0n;
  if (positive || !isMachine(left.type)) return quotient;
  const t = prune(left.type);
  return t.kind === 'int' && t.name.startsWith('i') ? { kind: 'clip', of: { ...quotient, type: INT }, type: left.type, span } : quotient;
}

function bitwise(ctx: Context, operator: BitOp, leftExpr: Expr, rightExpr: Expr, span: Span): Exp {
  const left = spec(ctx, leftExpr);
  const right = spec(ctx, rightExpr, isInteger(left.type) ? left.type : undefined);
  if (operator !== '<<' && operator !== '>>') ctx.expectValue(right.type, left.type, span);
  else requireInteger(ctx, right);
  ctx.defer(() => {
    if (!isMachine(left.type)) refuse('unsupported', span, `\`${operator}\` is supported on machine integers only, not on \`${showType(left.type)}\``);
  });
  return { kind: 'bit', op: operator, left, right, type: left.type, span };
}

export function specCast(ctx: Context, e: Expr & { kind: 'cast' }): Exp {
  const type = ctx.resolve(e.type);
  if (type.kind === 'char') {
    const of = spec(ctx, e.operand);
    ctx.defer(() => {
      if (!isCode(of.type)) refuse('type', e.span, `a cast from \`${showType(of.type)}\` is not supported`);
    });
    return { kind: 'clip', of, type: CHAR, span: e.span };
  }
  if (type.kind !== 'int') refuse('unsupported', e.span, `a cast to \`${showType(type)}\` is not supported`);
  if (e.operand.kind === 'int' && e.operand.suffix === undefined) return spec(ctx, { ...e.operand, span: e.span }, type);
  const of = spec(ctx, e.operand);
  ctx.defer(() => {
    const t = prune(of.type);
    if (t.kind !== 'int' && t.kind !== 'char') refuse('unsupported', e.span, `a cast from \`${showType(t)}\` is not supported`);
  });
  if (type.name === 'int') return { ...of, type, span: e.span };
  return { kind: 'clip', of, type, span: e.span };
}
