import { codeChildren, type Code, type Step } from '../ir/code.js';
import { children, type Exp, type Fn, type Variable } from '../ir/ir.js';
import { chooseTriggers, mentions } from '../ir/triggers.js';
import { refuse, Refusal, type Finding } from '../report/diagnostic.js';
import type { FunctionItem, Program as Ast } from '../syntax/ast.js';
import { checkBlock } from './code.js';
import { coerce } from './code-calls.js';
import { Context, refuseInnerMut, type Program } from './context.js';
import { checkOwnership } from './ownership.js';
import { checkRecursion, stepExps } from './recursion.js';
import { spec, specBool } from './spec.js';
import { measure } from './steps.js';
import { containsRef, isUnit, prune, showType, stripRefs, UNIT, type Type } from './type.js';

export interface Checked {
  readonly functions: readonly Fn[];
  /** One finding a function at most, in the order of the file; empty when everything is understood. */
  readonly findings: readonly Finding[];
}

/** Names, types, modes, moves, triggers and recursion of a whole program. */
export function checkProgram(ast: Ast, options: { readonly allowAssume: boolean }): Checked {
  const functions = new Map<string, Fn>();
  const hasMath = ast.imports.some((i) => /^(::)?vstd::math::(\*|.*\b(max|min|abs)\b)/.test(i));
  const program: Program = { functions, hasMath, allowAssume: options.allowAssume, nextVariable: 0 };
  const findings: Finding[] = [];
  const collect = (check: () => void): void => {
    try {
      check();
    } catch (e) {
      if (!(e instanceof Refusal)) throw e;
      findings.push(e.finding);
    }
  };
  if (!ast.imports.some((i) => i.replace(/^::/, '').startsWith('vstd::'))) collect(() => refuse('name', { start: 0, end: 0 }, 'the program needs `use vstd::prelude::*;`'));
  const signatures: { fn: Fn; ctx: Context }[] = [];
  for (const item of ast.functions)
    collect(() => {
      if (functions.has(item.name)) refuse('name', item.nameSpan, `the name \`${item.name}\` is defined twice`);
      const ctx = new Context(program, item.mode, new Set(item.generics), undefined);
      const fn = signature(ctx, item, ast.isolated ?? true);
      functions.set(item.name, fn);
      signatures.push({ fn, ctx });
    });
  if (findings.length > 0) return { functions: [...functions.values()], findings };
  for (const { fn } of signatures) collect(() => checkFunction(program, fn));
  if (findings.length === 0) collect(() => checkRecursion([...functions.values()]));
  return { functions: [...functions.values()], findings };
}

function signature(ctx: Context, item: FunctionItem, isolated: boolean): Fn {
  const ghost = item.mode !== 'exec';
  if (new Set(item.generics).size !== item.generics.length) refuse('name', item.nameSpan, 'a type parameter is named twice');
  const params = item.params.map((p) => {
    const type = ctx.resolve(p.type);
    refuseInnerMut(type, p.type.span);
    if (ghost && type.kind === 'ref' && type.mutable) refuse('unsupported', p.span, '`&mut` parameters are supported in exec functions only');
    if (ctx.find(p.name)) refuse('name', p.span, `the parameter \`${p.name}\` is named twice`);
    return ctx.declare(p.name, ghost ? stripRefs(type) : type, p.span, { mutable: p.mutable, ghost, role: 'param' });
  });
  const written = item.result ? ctx.resolve(item.result.type) : UNIT;
  refuseInnerMut(written, item.nameSpan, false);
  const resultType: Type = ghost ? stripRefs(written) : written;
  if (!ghost && prune(resultType).kind === 'ref' && params.filter((p) => prune(p.type).kind === 'ref').length !== 1)
    refuse('borrow', item.nameSpan, 'missing lifetime: a function that returns a reference must have exactly one reference parameter');
  const inexec = (type: Type): void => {
    const t = prune(type);
    if ((t.kind === 'int' && (t.name === 'int' || t.name === 'nat')) || t.kind === 'fn' || (t.kind === 'app' && (t.name === 'Seq' || t.name === 'Set'))) refuse('mode', item.nameSpan, `the type \`${showType(t)}\` does not exist in code that runs`);
    if (t.kind === 'tuple') t.items.forEach(inexec);
    if (t.kind === 'app') t.args.forEach(inexec);
    if (t.kind === 'ref') inexec(t.inner);
  };
  if (!ghost) [...params.map((p) => p.type), resultType].forEach(inexec);
  const unsized = (type: Type, top: boolean): void => {
    const t = prune(type);
    if (t.kind === 'app' && t.name === 'Slice' && top) refuse('type', item.nameSpan, 'a slice has no known size: use `&[…]`');
  };
  if (!ghost) [...params.map((p) => p.type), resultType].forEach((t) => unsized(t, true));
  ctx.settle();
  const result = item.result?.name === undefined ? undefined : ctx.variable(item.result.name, resultType, item.nameSpan, { ghost: true, role: 'result' });
  return {
    name: item.name, mode: item.mode, generics: item.generics, params, result, resultType, opaque: item.opaque, isolated: item.isolated ?? isolated, item,
    requires: [], ensures: [], decreases: [], definition: undefined, code: undefined, recursive: false,
  };
}

function checkFunction(program: Program, fn: Fn): void {
  const { item } = fn;
  const ctx = new Context(program, fn.mode, new Set(fn.generics), fn);
  fn.params.forEach((p) => ctx.bind(p));
  checkClauses(ctx, fn);
  ctx.clause = 'body';
  if (fn.mode === 'spec') {
    const definition = spec(ctx, { kind: 'block', block: item.body, span: item.body.span }, fn.resultType);
    ctx.expectValue(definition.type, fn.resultType, item.body.tail?.span ?? item.body.span);
    fn.definition = definition;
  } else {
    const ghost = fn.mode === 'proof';
    const body = checkBlock(ctx, item.body, ghost, fn.resultType);
    const tail = body.kind === 'block' ? body.tail : undefined;
    if (prune(body.type).kind !== 'never') {
      if (!tail && !isUnit(fn.resultType)) refuse('type', item.body.span, `mismatched types: expected \`${showType(fn.resultType)}\`, found \`()\``);
      if (tail && ghost) ctx.expectValue(tail.type, fn.resultType, tail.span);
    }
    fn.code = tail && !ghost && prune(body.type).kind !== 'never' && body.kind === 'block' ? { ...body, tail: coerce(ctx, tail, fn.resultType) } : body;
  }
  ctx.settle();
  for (const quantifier of ctx.quantifiers) chooseTriggers(quantifier);
  refuseIdleTriggers(fn);
  if (fn.mode === 'exec') {
    refuseGhostTypes(fn);
    checkOwnership(fn);
  }
}

function checkClauses(ctx: Context, fn: Fn): void {
  const { item } = fn;
  const of = (kind: string): (typeof item.clauses)[number]['exprs'] => item.clauses.filter((c) => c.kind === kind).flatMap((c) => c.exprs);
  for (const clause of item.clauses) {
    if (clause.kind === 'invariant' || clause.kind === 'invariant_except_break') refuse('syntax', clause.span, `\`${clause.kind}\` cannot stand on a function`);
    if (fn.mode === 'spec' && (clause.kind === 'requires' || clause.kind === 'ensures')) refuse('mode', clause.span, `a specification function cannot have \`${clause.kind}\``);
  }
  ctx.clause = 'requires';
  of('recommends').forEach((e) => specBool(ctx, e));
  fn.requires = of('requires').map((e) => specBool(ctx, e));
  fn.decreases = of('decreases').map((e) => measure(ctx, spec(ctx, e)));
  ctx.clause = 'ensures';
  fn.ensures = ctx.inScope(() => {
    if (fn.result) ctx.bind(fn.result);
    return of('ensures').map((e) => specBool(ctx, e));
  });
}

/** Inside a quantifier, `#[trigger]` must mark a term that speaks of its variables; elsewhere Verus ignores it. */
function refuseIdleTriggers(fn: Fn): void {
  const inExp = (e: Exp, bound: readonly Variable[]): void => {
    if (e.kind === 'trigger' && bound.length > 0 && !bound.some((v) => mentions(e.of, v))) refuse('trigger', e.span, 'this trigger contains no variable of a quantifier');
    const inner = e.kind === 'quantifier' ? [...bound, ...e.variables] : bound;
    children(e).forEach((child) => inExp(child, inner));
  };
  const inCode = (code: Code): void => {
    if (code.kind === 'value') inExp(code.exp, []);
    if (code.kind === 'block') code.statements.forEach((s) => stepExps(s).forEach((e) => inExp(e, [])));
    codeChildren(code).forEach(inCode);
  };
  [...fn.requires, ...fn.ensures, ...fn.decreases, ...(fn.definition ? [fn.definition] : [])].forEach((e) => inExp(e, []));
  if (fn.code) inCode(fn.code);
}

function refuseGhostTypes(fn: Fn): void {
  const check = (v: Variable): void => {
    const t = prune(v.type);
    if (!v.ghost && hidesRef(t)) refuse('unsupported', v.span, 'a vector or an option of references is not supported');
    if (!v.ghost && ((t.kind === 'int' && (t.name === 'int' || t.name === 'nat')) || t.kind === 'fn' || (t.kind === 'app' && (t.name === 'Seq' || t.name === 'Set')))) refuse('mode', v.span, `the type \`${showType(t)}\` does not exist in code that runs`);
  };
  const visit = (code: Code): void => {
    if (code.kind === 'block') code.statements.forEach((s: Step) => s.kind === 'let' && check(s.variable));
    codeChildren(code).forEach(visit);
  };
  fn.params.forEach(check);
  if (hidesRef(fn.resultType)) refuse('unsupported', fn.item.nameSpan, 'a vector or an option of references is not supported');
  if (fn.code) visit(fn.code);
}

/** References inside a container could be stored without being seen. */
function hidesRef(type: Type): boolean {
  const t = prune(type);
  if (t.kind === 'app') return t.args.some(containsRef);
  if (t.kind === 'tuple') return t.items.some(hidesRef);
  return t.kind === 'ref' && hidesRef(t.inner);
}
