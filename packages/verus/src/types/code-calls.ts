import type { Code, Operation } from '../ir/code.js';
import type { Fn } from '../ir/ir.js';
import { refuse } from '../report/diagnostic.js';
import type { Expr } from '../syntax/ast.js';
import type { Span } from '../syntax/span.js';
import { checkExpr, code, plain, valueOf } from './code.js';
import type { Context } from './context.js';
import { codeMethod } from './library.js';
import { instantiateGenerics } from './spec-calls.js';
import { spec } from './spec.js';
import { app, containsRef, prune, showType, stripRefs, substitute, UNIT, unify, USIZE, type Type } from './type.js';

export function isProofCall(ctx: Context, e: Expr & { kind: 'call' }): boolean {
  const name = e.callee.kind === 'path' ? e.callee.segments.join('::') : '';
  return !ctx.find(name) && ctx.program.functions.get(name)?.mode === 'proof';
}

export function checkMethod(ctx: Context, e: Expr & { kind: 'method' }): Code {
  const { span } = e;
  if (e.generics.length > 0) refuse('unsupported', span, 'type arguments on methods are not supported');
  const receiver = checkExpr(ctx, e.receiver, undefined);
  const type = stripRefs(receiver.type);
  if (type.kind === 'var') refuse('type', e.receiver.span, 'type annotations needed before a method is called');
  const method = codeMethod(type, e.name);
  if (!method) return refuse('unsupported', span, `no method \`${e.name}\` is known for the type \`${showType(type)}\` in code that runs`);
  if (method.self === 'mutable') requireMutablePlace(receiver, e.name);
  if (method.name === 'Vec::clone') {
    const [element] = type.kind === 'app' ? type.args : [];
    ctx.defer(() => {
      const t = prune(element ?? type);
      if (t.kind !== 'int' && t.kind !== 'bool' && t.kind !== 'char') refuse('unsupported', span, `\`clone\` is supported on vectors of numbers, booleans and characters, not on \`${showType(type)}\``);
    });
  }
  if (method.self === 'value' && containsRef(receiver.type)) refuse('unsupported', span, `\`${e.name}\` on a reference is not supported`);
  return { kind: 'operation', name: method.name, args: [receiver, ...callArgs(ctx, method.params, e.args, span)], type: method.result, span };
}

function requireMutablePlace(receiver: Code, method: string): void {
  if (receiver.kind !== 'read') return refuse('unsupported', receiver.span, `\`${method}\` is supported on a variable only`);
  const { variable } = receiver;
  const type = prune(variable.type);
  if (type.kind === 'ref' ? !type.mutable || prune(type.inner).kind === 'ref' : !variable.mutable) refuse('borrow', receiver.span, `cannot borrow \`${variable.name}\` as mutable`);
}

function callArgs(ctx: Context, params: readonly Type[], exprs: readonly Expr[], span: Span): Code[] {
  if (params.length !== exprs.length) refuse('type', span, `expected ${params.length} argument${params.length === 1 ? '' : 's'}, found ${exprs.length}`);
  return exprs.map((expr, i) => coerce(ctx, code(ctx, expr, false, params[i]), params[i] ?? UNIT));
}

/** `&mut T` and `&&T` become `&T` where a `&T` is wanted; a `&mut` must name a place. */
export function coerce(ctx: Context, value: Code, wanted: Type): Code {
  const to = prune(wanted);
  const from = prune(value.type);
  if (to.kind === 'ref' && to.mutable) {
    ctx.expect(from, to, value.span);
    if (value.kind === 'read') return value;
    const place = value.kind === 'borrow' && value.of.kind === 'read' ? value.of.variable : undefined;
    if (!place) return refuse('unsupported', value.span, 'a `&mut` argument must be `&mut variable` or a `&mut` parameter');
    if (prune(place.type).kind === 'ref') refuse('unsupported', value.span, 'a `&mut` to a reference is not supported');
    if (!place.mutable) refuse('borrow', value.span, `cannot borrow \`${place.name}\` as mutable, as it is not declared as mutable`);
    return value;
  }
  if (to.kind === 'ref' && from.kind === 'ref') {
    const inner = stripRefs(from);
    if (prune(to.inner).kind !== 'ref' && prune(to.inner).kind !== 'var') {
      ctx.expect(inner, to.inner, value.span);
      return { ...value, type: { kind: 'ref', mutable: false, inner } };
    }
  }
  ctx.expect(from, to, value.span);
  return plain(ctx, value);
}

export function checkCall(ctx: Context, e: Expr & { kind: 'call' }, ghost: boolean, wanted: Type | undefined): Code {
  const { callee, span } = e;
  if (callee.kind !== 'path') return refuse('unsupported', callee.span, 'calling this expression is not supported');
  const name = callee.segments.join('::');
  if (callee.segments.length === 1 && ctx.find(name)) refuse('unsupported', span, 'calling a value is not supported in code that runs');
  if (name === 'Some') {
    const inner = wanted && prune(wanted).kind === 'app' ? (prune(wanted) as Type & { kind: 'app' }).args[0] : undefined;
    const [arg] = e.args;
    if (!arg || e.args.length !== 1) return refuse('type', span, '`Some` takes one argument');
    const of = plain(ctx, code(ctx, arg, false, inner));
    return { kind: 'some', of, type: app('Option', of.type), span };
  }
  const fn = ctx.program.functions.get(name);
  if (fn) return callFn(ctx, e, fn, callee.generics, ghost);
  if (name === 'Vec::new' || name === 'Vec::with_capacity') {
    const element = callee.generics[0] ? ctx.resolve(callee.generics[0]) : ctx.fresh(span);
    const type = app('Vec', element);
    if (wanted) unify(type, wanted);
    const args = callArgs(ctx, name === 'Vec::new' ? [] : [USIZE], e.args, span);
    return { kind: 'operation', name: 'Vec::new' satisfies Operation, args, type, span };
  }
  return refuse('unsupported', callee.span, `cannot find a function \`${name}\``);
}

function callFn(ctx: Context, e: Expr & { kind: 'call' }, fn: Fn, generics: readonly Parameters<Context['resolve']>[0][], ghost: boolean): Code {
  const { span } = e;
  if (ghost ? fn.mode !== 'proof' : fn.mode !== 'exec') refuse('mode', span, `cannot call the ${fn.mode} function \`${fn.name}\` ${ghost ? 'in a proof' : 'in code that runs'}`);
  const { typeArgs, map } = instantiateGenerics(ctx, fn, generics, span);
  const params = fn.params.map((p) => substitute(p.type, map));
  const type = substitute(fn.resultType, map);
  if (!ghost) return { kind: 'call', fn, typeArgs, args: callArgs(ctx, params, e.args, span), type, span };
  if (params.length !== e.args.length) refuse('type', span, `expected ${params.length} argument${params.length === 1 ? '' : 's'}, found ${e.args.length}`);
  const args = e.args.map((expr, i) => {
    const param = params[i] ?? UNIT;
    const arg = spec(ctx, expr, stripRefs(param));
    ctx.expectValue(arg.type, param, expr.span);
    return valueOf(arg);
  });
  return { kind: 'call', fn, typeArgs, args, type, span };
}
