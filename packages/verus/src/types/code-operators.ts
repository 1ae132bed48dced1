import type { Code } from '../ir/code.js';
import type { ArithOp, BitOp, OrderOp } from '../ir/ir.js';
import { refuse } from '../report/diagnostic.js';
import type { Expr } from '../syntax/ast.js';
import type { Span } from '../syntax/span.js';
import { checkExpr, literal, valueOf } from './code.js';
import type { Context } from './context.js';
import { BOOL, int, isInteger, isMachine, prune, showType, type Type } from './type.js';

export function checkUnary(ctx: Context, e: Expr & { kind: 'unary' }, wanted: Type | undefined): Code {
  const { span } = e;
  if (e.op === '-' && e.operand.kind === 'int') return valueOf(literal(ctx, -e.operand.value, e.operand.suffix, wanted, span));
  const of = checkExpr(ctx, e.operand, e.op === '*' ? undefined : wanted);
  if (e.op === '*') {
    const type = prune(of.type);
    if (type.kind !== 'ref') return refuse('type', span, `a value of type \`${showType(type)}\` cannot be dereferenced`);
    return { kind: 'deref', of, type: type.inner, span };
  }
  if (e.op === '!') {
    if (isInteger(of.type)) refuse('unsupported', span, 'bitwise `!` is not supported');
    ctx.expect(of.type, BOOL, span);
    return { kind: 'not', of, type: BOOL, span };
  }
  ctx.defer(() => {
    const t = prune(of.type);
    if (t.kind !== 'int' || !isMachine(t) || t.name.startsWith('u')) refuse('type', span, `\`-\` is not defined on \`${showType(t)}\``);
  });
  return { kind: 'neg', of, type: of.type, span };
}

export function checkBinary(ctx: Context, operator: string, leftExpr: Expr, rightExpr: Expr, span: Span, wanted: Type | undefined): Code {
  switch (operator) {
    case '&&':
    case '||': {
      const left = boolean(ctx, leftExpr);
      const right = boolean(ctx, rightExpr);
      return { kind: 'logic', op: operator === '&&' ? 'and' : 'or', left, right, type: BOOL, span };
    }
    case '==':
    case '!=':
    case '<':
    case '<=':
    case '>':
    case '>=': {
      const [left, right] = sameType(ctx, leftExpr, rightExpr, undefined);
      ctx.defer(() => {
        const t = prune(left.type);
        const ordered = t.kind === 'char' || isMachine(t);
        if (!ordered && !(t.kind === 'bool' && (operator === '==' || operator === '!='))) refuse('unsupported', span, `\`${operator}\` is not supported on \`${showType(t)}\` in code that runs`);
      });
      return { kind: 'compare', op: operator as OrderOp | '==' | '!=', left, right, type: BOOL, span };
    }
    case '+':
    case '-':
    case '*':
    case '/':
    case '%': {
      const [left, right] = sameType(ctx, leftExpr, rightExpr, wanted);
      ctx.defer(() => requireMachine(left.type, operator, span));
      return { kind: 'arith', op: operator as ArithOp, left, right, type: left.type, span };
    }
    case '&':
    case '|':
    case '^':
    case '<<':
    case '>>': {
      const shift = operator === '<<' || operator === '>>';
      const [left, right] = shift ? [checkExpr(ctx, leftExpr, wanted), checkExpr(ctx, rightExpr, undefined)] : sameType(ctx, leftExpr, rightExpr, wanted);
      ctx.defer(() => {
        if (prune(left.type).kind === 'bool') refuse('unsupported', span, `\`${operator}\` on booleans is not supported`);
        requireMachine(left.type, operator, span);
        requireMachine(right.type, operator, span);
      });
      return { kind: 'bit', op: operator as BitOp, left, right, type: left.type, span };
    }
    default:
      return refuse('mode', span, `\`${operator}\` is not allowed in code that runs`);
  }
}

function requireMachine(type: Type, operator: string, span: Span): void {
  const t = prune(type);
  if (t.kind !== 'int' || !isMachine(t)) refuse('type', span, `\`${operator}\` is not supported on \`${showType(t)}\` in code that runs`);
  if ((operator === '/' || operator === '%') && t.name.startsWith('i')) refuse('unsupported', span, `\`${operator}\` on signed integers is not supported in code that runs`);
}

function sameType(ctx: Context, leftExpr: Expr, rightExpr: Expr, wanted: Type | undefined): [Code, Code] {
  const left = checkExpr(ctx, leftExpr, wanted);
  const right = checkExpr(ctx, rightExpr, left.type);
  ctx.expect(right.type, left.type, rightExpr.span);
  return [left, right];
}

export function boolean(ctx: Context, e: Expr): Code {
  const test = checkExpr(ctx, e, BOOL);
  ctx.expect(test.type, BOOL, e.span);
  return test;
}

export function checkCast(ctx: Context, e: Expr & { kind: 'cast' }): Code {
  const type = ctx.resolve(e.type);
  const { span } = e;
  if (type.kind === 'char') {
    const of = checkExpr(ctx, e.operand, int('u8'));
    ctx.defer(() => requireByte(of.type, span));
    return { kind: 'cast', of, type, span };
  }
  if (type.kind !== 'int') return refuse('unsupported', span, `a cast to \`${showType(type)}\` is not supported in code that runs`);
  if (!isMachine(type)) refuse('mode', span, `the type \`${type.name}\` does not exist in code that runs`);
  if (e.operand.kind === 'int' && e.operand.suffix === undefined) return valueOf(literal(ctx, e.operand.value, undefined, type, span));
  const of = checkExpr(ctx, e.operand, undefined);
  ctx.defer(() => {
    const t = prune(of.type);
    if (!isMachine(t) && t.kind !== 'char') refuse('unsupported', span, `a cast from \`${showType(t)}\` to \`${type.name}\` is not supported in code that runs`);
  });
  return { kind: 'cast', of, type, span };
}

/** Only `u8` casts to `char`, as in Rust; specifications are freer. */
function requireByte(type: Type, span: Span): void {
  const t = prune(type);
  if (t.kind !== 'int' || t.name !== 'u8') refuse('type', span, `only \`u8\` can be cast as \`char\`, not \`${showType(t)}\``);
}
