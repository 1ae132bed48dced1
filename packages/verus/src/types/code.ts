import type { Code, Step } from '../ir/code.js';
import type { Exp, Variable } from '../ir/ir.js';
import { refuse } from '../report/diagnostic.js';
import type { Block, Expr } from '../syntax/ast.js';
import type { Span } from '../syntax/span.js';
import { checkCall, checkMethod, coerce, isProofCall } from './code-calls.js';
import { boolean, checkBinary, checkCast, checkUnary } from './code-operators.js';
import type { Context } from './context.js';
import { checkLiteral } from './limits.js';
import { bindPattern, matchArms } from './patterns.js';
import { spec } from './spec.js';
import { checkSteps } from './steps.js';
import { app, BOOL, CHAR, INT_NAMES, int, isInteger, isMachine, isUnit, NEVER, prune, showType, stripRefs, UNIT, USIZE, type IntName, type Type } from './type.js';

/** Checks one piece of code. `ghost`: it stands in a proof, where plain expressions are specifications. */
export function code(ctx: Context, e: Expr, ghost: boolean, wanted?: Type): Code {
  const { span } = e;
  switch (e.kind) {
    case 'if':
      return checkIf(ctx, e, ghost, wanted);
    case 'match':
      return checkMatch(ctx, e, ghost, wanted);
    case 'block':
      return checkBlock(ctx, e.block, ghost, wanted);
    case 'assign':
      return checkAssign(ctx, e, ghost);
    case 'return':
      return checkReturn(ctx, e, ghost);
    case 'break':
    case 'continue':
      if (ghost) refuse('mode', span, `\`${e.kind}\` is not allowed in a proof`);
      return { kind: e.kind, type: NEVER, span };
    case 'call':
      if (!ghost || isProofCall(ctx, e)) return checkCall(ctx, e, ghost, wanted);
      break;
  }
  if (ghost) {
    if (e.kind === 'tuple' && e.items.length === 0) return unitValue(span);
    return valueOf(spec(ctx, e, wanted));
  }
  return checkExpr(ctx, e, wanted);
}

export function valueOf(exp: Exp): Code {
  return { kind: 'value', exp, type: exp.type, span: exp.span };
}

function unitValue(span: Span): Code {
  return valueOf({ kind: 'tuple', items: [], type: UNIT, span });
}

export function checkExpr(ctx: Context, e: Expr, wanted: Type | undefined): Code {
  const { span } = e;
  switch (e.kind) {
    case 'int':
      return valueOf(literal(ctx, e.value, e.suffix, wanted, span));
    case 'bool':
      return valueOf({ kind: 'bool', value: e.value, type: BOOL, span });
    case 'char':
      return valueOf({ kind: 'int', value: BigInt(e.value), type: e.byte ? int('u8') : CHAR, span });
    case 'path':
      return checkPath(ctx, e, wanted);
    case 'unary':
      return checkUnary(ctx, e, wanted);
    case 'borrow': {
      const inner = wanted && prune(wanted).kind === 'ref' ? (prune(wanted) as Type & { kind: 'ref' }).inner : undefined;
      const of = checkExpr(ctx, e.operand, inner);
      return { kind: 'borrow', mutable: e.mutable, of, type: { kind: 'ref', mutable: e.mutable, inner: of.type }, span };
    }
    case 'binary':
      return checkBinary(ctx, e.op, e.left, e.right, span, wanted);
    case 'cast':
      return checkCast(ctx, e);
    case 'method':
      return checkMethod(ctx, e);
    case 'field': {
      const of = checkExpr(ctx, e.receiver, undefined);
      const type = stripRefs(of.type);
      const index = Number(e.name);
      const item = type.kind === 'tuple' && !e.arrow && Number.isInteger(index) ? type.items[index] : undefined;
      if (!item) return refuse('unsupported', span, `no field \`${e.name}\` is known for the type \`${showType(type)}\``);
      return { kind: 'field', of, index, type: item, span };
    }
    case 'index': {
      const base = checkExpr(ctx, e.receiver, undefined);
      const type = stripRefs(base.type);
      const element = type.kind === 'app' && (type.name === 'Vec' || type.name === 'Slice') ? type.args[0] : undefined;
      if (!element) return refuse('type', span, `a value of type \`${showType(type)}\` cannot be indexed`);
      const index = checkExpr(ctx, e.index, USIZE);
      ctx.expect(index.type, USIZE, e.index.span);
      return { kind: 'index', base, index, type: element, span };
    }
    case 'tuple': {
      if (e.items.length === 0) return unitValue(span);
      const types = wanted && prune(wanted).kind === 'tuple' ? (prune(wanted) as Type & { kind: 'tuple' }).items : [];
      const items = e.items.map((item, i) => plain(ctx, code(ctx, item, false, types[i])));
      return { kind: 'tuple', items, type: { kind: 'tuple', items: items.map((i) => i.type) }, span };
    }
    case 'vec': {
      const element = wanted && prune(wanted).kind === 'app' ? ((prune(wanted) as Type & { kind: 'app' }).args[0] ?? ctx.fresh(span)) : ctx.fresh(span);
      const args = e.items.map((item) => {
        const value = plain(ctx, code(ctx, item, false, element));
        ctx.expect(value.type, element, item.span);
        return value;
      });
      return { kind: 'operation', name: args.length === 0 ? 'Vec::new' : 'Vec::list', args, type: app('Vec', element), span };
    }
    case 'quantifier':
    case 'closure':
    case 'view':
    case 'chain':
    case 'trigger':
      return refuse('mode', span, 'this is a specification: it is not allowed in code that runs');
    case 'if':
    case 'match':
    case 'block':
    case 'call':
    case 'assign':
    case 'return':
    case 'break':
    case 'continue':
      return code(ctx, e, false, wanted);
    default:
      return refuse('unsupported', span, 'this expression is not supported in code that runs');
  }
}

/** A value that is kept: it may not be a `&mut`, which only a parameter can hold. */
export function plain(ctx: Context, value: Code): Code {
  ctx.defer(() => {
    const t = prune(value.type);
    if (t.kind === 'app' && t.name === 'StrSlice') refuse('unsupported', value.span, 'keeping a string slice in a variable or a value is not supported');
    if (t.kind === 'ref' && t.mutable) refuse('unsupported', value.span, 'keeping a `&mut` in a variable or a value is not supported');
  });
  return value;
}

export function literal(ctx: Context, value: bigint, suffix: string | undefined, wanted: Type | undefined, span: Span): Exp {
  const type = suffix !== undefined ? int(suffix as IntName) : wanted && isInteger(wanted) ? prune(wanted) : ctx.fresh(span, 'machine');
  ctx.defer(() => {
    if (!isMachine(type)) refuse('mode', span, `a literal of type \`${showType(type)}\` is not allowed in code that runs`);
    checkLiteral(value, type, span);
  });
  return { kind: 'int', value, type, span };
}

function checkPath(ctx: Context, e: Expr & { kind: 'path' }, wanted: Type | undefined): Code {
  const { span } = e;
  const [first, second] = e.segments;
  const variable = first !== undefined && e.segments.length === 1 ? ctx.find(first) : undefined;
  if (variable) {
    if (variable.ghost) refuse('mode', span, `the ghost variable \`${variable.name}\` cannot be used in code that runs`);
    return { kind: 'read', variable, type: variable.type, span };
  }
  if (first === 'None' && e.segments.length === 1) {
    const type = wanted && prune(wanted).kind === 'app' ? prune(wanted) : app('Option', ctx.fresh(span));
    return valueOf({ kind: 'none', type, span });
  }
  if (first !== undefined && e.segments.length === 2 && INT_NAMES.has(first) && first !== 'int' && first !== 'nat' && (second === 'MAX' || second === 'MIN'))
    return valueOf({ kind: 'limit', of: first as IntName, which: second, type: int(first as IntName), span });
  return refuse(e.segments.length === 1 ? 'name' : 'unsupported', span, `cannot find \`${e.segments.join('::')}\` in this scope`);
}

function checkIf(ctx: Context, e: Expr & { kind: 'if' }, ghost: boolean, wanted: Type | undefined): Code {
  const { condition, span } = e;
  if (condition.kind === 'test') {
    const test = ghost ? valueOf(boolSpec(ctx, condition.expr)) : boolean(ctx, condition.expr);
    return branches(ctx, test, checkBlock(ctx, e.then, ghost, wanted), () => orUnit(ctx, e.otherwise, ghost, wanted, span), span);
  }
  return ctx.inScope(() => {
    const { subject, step } = nameSubject(ctx, condition.expr, ghost);
    const { test, bindings } = bindPattern(ctx, condition.pattern, subject, ghost);
    const then = ctx.inScope(() => bindSteps(ctx, bindings, () => checkBlock(ctx, e.then, ghost, wanted)));
    const always: Exp = { kind: 'bool', value: true, type: BOOL, span: condition.pattern.span };
    const chosen = branches(ctx, valueOf(test ?? always), then, () => orUnit(ctx, e.otherwise, ghost, wanted, span), span);
    return { kind: 'block', statements: [step], tail: chosen, type: chosen.type, span };
  });
}

function boolSpec(ctx: Context, e: Expr): Exp {
  const test = spec(ctx, e, BOOL);
  ctx.expectValue(test.type, BOOL, e.span);
  return test;
}

function orUnit(ctx: Context, otherwise: Expr | undefined, ghost: boolean, wanted: Type | undefined, span: Span): Code {
  return otherwise ? code(ctx, otherwise, ghost, wanted) : unitValue(span);
}

function branches(ctx: Context, test: Code, then: Code, makeOther: () => Code, span: Span): Code {
  const otherwise = makeOther();
  if (prune(then.type).kind !== 'never' && prune(otherwise.type).kind !== 'never') ctx.expect(otherwise.type, then.type, otherwise.span, ' in the branches of an `if`');
  const type = prune(then.type).kind === 'never' ? otherwise.type : then.type;
  return { kind: 'if', test, then, otherwise, type, span };
}

/** Evaluates what is matched on once, under a name that patterns may look at. */
function nameSubject(ctx: Context, e: Expr, ghost: boolean): { subject: Exp; step: Step } {
  const value = plain(ctx, code(ctx, e, ghost));
  const variable = ctx.variable('', value.type, e.span, { ghost, role: 'local' });
  return { subject: { kind: 'var', variable, type: variable.type, span: e.span }, step: { kind: 'let', variable, value, span: e.span } };
}

function bindSteps(ctx: Context, bindings: readonly (readonly [Variable, Exp])[], body: () => Code): Code {
  bindings.forEach(([variable]) => ctx.bind(variable));
  const inner = body();
  if (bindings.length === 0) return inner;
  const statements = bindings.map(([variable, value]): Step => ({ kind: 'let', variable, value: valueOf(value), span: variable.span }));
  return { kind: 'block', statements, tail: inner, type: inner.type, span: inner.span };
}

function checkMatch(ctx: Context, e: Expr & { kind: 'match' }, ghost: boolean, wanted: Type | undefined): Code {
  return ctx.inScope(() => {
    const { subject, step } = nameSubject(ctx, e.subject, ghost);
    let result: Code | undefined;
    for (const { test, bindings, body } of matchArms(ctx, e, subject, ghost).reverse()) {
      const arm = ctx.inScope(() => bindSteps(ctx, bindings, () => code(ctx, body, ghost, wanted)));
      const below = result;
      result = below && test ? branches(ctx, valueOf(test), arm, () => below, e.span) : arm;
    }
    if (!result) return refuse('syntax', e.span, 'a match needs an arm');
    return { kind: 'block', statements: [step], tail: result, type: result.type, span: e.span };
  });
}

export function checkBlock(ctx: Context, block: Block, ghost: boolean, wanted?: Type): Code {
  return ctx.inScope(() => {
    const { steps, diverges } = checkSteps(ctx, block.statements, ghost);
    const tail = block.tail && code(ctx, block.tail, ghost, wanted);
    const type = tail ? tail.type : diverges ? NEVER : UNIT;
    return { kind: 'block', statements: steps, tail, type: diverges ? NEVER : type, span: block.span };
  });
}

function checkAssign(ctx: Context, e: Expr & { kind: 'assign' }, ghost: boolean): Code {
  const { target, span } = e;
  const deref = target.kind === 'unary' && target.op === '*';
  const path = deref ? target.operand : target;
  if (path.kind !== 'path' || path.segments.length !== 1) return refuse('unsupported', target.span, 'only a variable can be assigned to');
  const variable = ctx.find(path.segments[0] ?? '');
  if (!variable) return refuse('name', target.span, `cannot find \`${path.segments[0] ?? ''}\` in this scope`);
  if (variable.ghost !== ghost) refuse('mode', span, ghost ? `a proof cannot change \`${variable.name}\`, which exists in code that runs` : `the ghost variable \`${variable.name}\` can only be changed in a \`proof\` block`);
  const type = prune(variable.type);
  if (deref ? type.kind !== 'ref' || !type.mutable : type.kind === 'ref' && type.mutable) refuse('type', span, `\`${variable.name}\` cannot be assigned to in this way`);
  if (!deref && !variable.mutable) refuse('borrow', span, `cannot assign twice to the immutable variable \`${variable.name}\``);
  const place = type.kind === 'ref' && deref ? type.inner : type;
  const valueExpr: Expr = e.op === undefined ? e.value : { kind: 'binary', op: e.op, left: target, right: e.value, span };
  const value = code(ctx, valueExpr, ghost, place);
  if (ghost) {
    ctx.expectValue(value.type, place, e.value.span);
    return { kind: 'assign', variable, value, type: UNIT, span };
  }
  return { kind: 'assign', variable, value: coerce(ctx, value, place), type: UNIT, span };
}

function checkReturn(ctx: Context, e: Expr & { kind: 'return' }, ghost: boolean): Code {
  const { span } = e;
  const { fn } = ctx;
  if (!fn || ctx.inAside || (ghost && fn.mode === 'exec')) return refuse('mode', span, '`return` is not allowed in a proof');
  if (!e.value) {
    if (!isUnit(fn.resultType)) refuse('type', span, `\`return\` needs a value of type \`${showType(fn.resultType)}\``);
    return { kind: 'return', value: undefined, type: NEVER, span };
  }
  const value = code(ctx, e.value, ghost, fn.resultType);
  if (ghost) ctx.expectValue(value.type, fn.resultType, e.value.span);
  return { kind: 'return', value: ghost ? value : coerce(ctx, value, fn.resultType), type: NEVER, span };
}
