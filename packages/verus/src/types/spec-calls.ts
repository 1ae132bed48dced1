import type { Exp, Fn, Variable } from '../ir/ir.js';
import { refuse } from '../report/diagnostic.js';
import type { Expr } from '../syntax/ast.js';
import type { Span } from '../syntax/span.js';
import type { Context } from './context.js';
import { MATH, specMethod, specStatic, type SpecSignature } from './library.js';
import { op, readVariable, spec } from './spec.js';
import { app, BOOL, INT, prune, showType, stripRefs, substitute, unify, type Type } from './type.js';

/** Numbers, booleans and characters are their own views. */
export function isOwnView(type: Type): boolean {
  return type.kind === 'int' || type.kind === 'bool' || type.kind === 'char';
}

export function specCall(ctx: Context, e: Expr & { kind: 'call' }, wanted: Type | undefined): Exp {
  const { callee, span } = e;
  if (callee.kind !== 'path') return refuse('unsupported', callee.span, 'calling this expression is not supported');
  const name = callee.segments.join('::');
  const local = callee.segments.length === 1 ? ctx.find(name) : undefined;
  if (local) return applyLocal(ctx, local, e);
  if (name === 'old' || name === 'final') return specOld(ctx, e, name);
  if (name === 'Some') {
    const inner = wanted && prune(wanted).kind === 'app' ? (prune(wanted) as Type & { kind: 'app' }).args[0] : undefined;
    const [arg] = e.args;
    if (!arg || e.args.length !== 1) refuse('type', span, '`Some` takes one argument');
    const of = spec(ctx, arg, inner);
    return { kind: 'some', of, type: app('Option', stripRefs(of.type)), span };
  }
  const fn = ctx.program.functions.get(name);
  if (fn) {
    if (fn.mode !== 'spec') refuse('mode', span, `cannot call the ${fn.mode} function \`${name}\` in a specification`);
    return callSpec(ctx, fn, callee.generics, e.args, span);
  }
  const math = ctx.program.hasMath && Object.hasOwn(MATH, name) ? MATH[name] : Object.hasOwn(MATH, name.replace(/^(vstd::)?math::/, '')) && name.includes('math::') ? MATH[name.replace(/^(vstd::)?math::/, '')] : undefined;
  if (math) return opCall(ctx, math, [], e.args, span);
  const element = callee.generics[0] ? ctx.resolve(callee.generics[0]) : ctx.fresh(span);
  const known = specStatic(name, element);
  if (known) {
    if (wanted && prune(wanted).kind === 'app') unify(known.result, wanted);
    return opCall(ctx, known, [], e.args, span);
  }
  unify(element, INT);
  return refuse('unsupported', callee.span, `cannot find a specification function \`${name}\``);
}

function applyLocal(ctx: Context, local: Variable, e: Expr & { kind: 'call' }): Exp {
  const type = stripRefs(local.type);
  if (type.kind !== 'fn') refuse('type', e.span, `\`${local.name}\` is not a function`);
  const args = checkArgs(ctx, type.params, e.args, e.span);
  return { kind: 'apply', fn: readVariable(ctx, local, e.callee.span), args, type: type.result, span: e.span };
}

function specOld(ctx: Context, e: Expr & { kind: 'call' }, name: 'old' | 'final'): Exp {
  const [arg] = e.args;
  const variable = arg?.kind === 'path' && arg.segments.length === 1 && e.args.length === 1 ? ctx.find(arg.segments[0] ?? '') : undefined;
  const type = variable && prune(variable.type);
  if (!variable || variable.role !== 'param' || type?.kind !== 'ref' || !type.mutable) return refuse('mode', e.span, `the argument of \`${name}\` must be a \`&mut\` parameter`);
  if (name === 'final' && ctx.clause !== 'ensures') refuse('mode', e.span, '`final` may stand in `ensures` only');
  return name === 'old' ? { kind: 'old', variable, type, span: e.span } : { kind: 'var', variable, type, span: e.span };
}

function callSpec(ctx: Context, fn: Fn, generics: readonly Parameters<Context['resolve']>[0][], exprs: readonly Expr[], span: Span): Exp {
  const { typeArgs, map } = instantiateGenerics(ctx, fn, generics, span);
  const args = checkArgs(ctx, fn.params.map((p) => substitute(p.type, map)), exprs, span);
  return { kind: 'call', fn, typeArgs, args, type: substitute(fn.resultType, map), span };
}

export function instantiateGenerics(ctx: Context, fn: Fn, generics: readonly Parameters<Context['resolve']>[0][], span: Span): { typeArgs: Type[]; map: Map<string, Type> } {
  if (generics.length > 0 && generics.length !== fn.generics.length) refuse('type', span, `\`${fn.name}\` takes ${fn.generics.length} type arguments`);
  const typeArgs = fn.generics.map((_, i) => (generics[i] ? ctx.resolve(generics[i]) : ctx.fresh(span)));
  return { typeArgs, map: new Map(fn.generics.map((g, i) => [g, typeArgs[i] ?? INT])) };
}

/** Arguments of a specification: types must agree exactly, references aside. */
export function checkArgs(ctx: Context, params: readonly Type[], exprs: readonly Expr[], span: Span): Exp[] {
  if (params.length !== exprs.length) refuse('type', span, `expected ${params.length} argument${params.length === 1 ? '' : 's'}, found ${exprs.length}`);
  return exprs.map((expr, i) => {
    const param = params[i] ?? INT;
    const arg = spec(ctx, expr, stripRefs(param));
    ctx.expectValue(arg.type, param, expr.span);
    return arg;
  });
}

function opCall(ctx: Context, signature: SpecSignature, before: readonly Exp[], exprs: readonly Expr[], span: Span): Exp {
  const args = checkArgs(ctx, signature.params.slice(before.length), exprs, span);
  return op(signature, [...before, ...args], span);
}

export function specMethodCall(ctx: Context, e: Expr & { kind: 'method' }): Exp {
  const receiver = spec(ctx, e.receiver);
  const type = stripRefs(receiver.type);
  if (e.generics.length > 0) refuse('unsupported', e.span, 'type arguments on methods are not supported');
  if (type.kind === 'app' && type.name === 'Option') return optionMethod(e, receiver, type.args[0] ?? INT);
  if (e.name === 'view' && e.args.length === 0 && isOwnView(type)) return { ...receiver, type, span: e.span };
  if (type.kind === 'var') refuse('type', e.receiver.span, 'type annotations needed before a method is called');
  const signature = specMethod(type, e.name, () => ctx.fresh(e.span));
  if (!signature) refuse('unsupported', e.span, `no specification method \`${e.name}\` is known for the type \`${showType(type)}\``);
  return opCall(ctx, signature, [receiver], e.args, e.span);
}

function optionMethod(e: Expr & { kind: 'method' }, of: Exp, element: Type): Exp {
  const { span } = e;
  if (e.args.length === 0) {
    if (e.name === 'is_some' || e.name === 'is_Some') return { kind: 'is-some', of, type: BOOL, span };
    if (e.name === 'is_none' || e.name === 'is_None') return { kind: 'not', of: { kind: 'is-some', of, type: BOOL, span }, type: BOOL, span };
    if (e.name === 'unwrap' || e.name === 'get_Some_0' || e.name === 'arrow_0') return { kind: 'payload', of, type: element, span };
  }
  return refuse('unsupported', span, `no specification method \`${e.name}\` is known for \`Option\``);
}

export function specField(ctx: Context, e: Expr & { kind: 'field' }): Exp {
  const of = spec(ctx, e.receiver);
  const type = stripRefs(of.type);
  if (e.arrow && e.name === '0' && type.kind === 'app' && type.name === 'Option') return { kind: 'payload', of, type: type.args[0] ?? INT, span: e.span };
  const index = Number(e.name);
  const item = type.kind === 'tuple' && !e.arrow && Number.isInteger(index) ? type.items[index] : undefined;
  if (!item) return refuse(type.kind === 'var' ? 'type' : 'unsupported', e.span, `no field \`${e.name}\` is known for the type \`${showType(type)}\``);
  return { kind: 'field', of, index, type: item, span: e.span };
}
