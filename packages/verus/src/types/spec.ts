import type { ArithOp, BitOp, Exp, Fn, OrderOp, Quantifier, Variable } from '../ir/ir.js';
import { refuse } from '../report/diagnostic.js';
import type { BoundParam, Expr } from '../syntax/ast.js';
import type { Span } from '../syntax/span.js';
import type { Context } from './context.js';
import { MATH, specMethod, specStatic, viewOf, type SpecSignature } from './library.js';
import { checkLiteral } from './limits.js';
import { bindPattern, matchArms } from './patterns.js';
import { app, BOOL, CHAR, INT, INT_NAMES, int, isInteger, isMachine, NAT, prune, showType, stripRefs, substitute, unify, type IntName, type Type } from './type.js';

/** Checks one expression of a specification; `wanted` guides literals, closures and `None`, and is not enforced. */
export function spec(ctx: Context, e: Expr, wanted?: Type): Exp {
  const { span } = e;
  switch (e.kind) {
    case 'int': {
      const type = literalType(ctx, e.suffix, wanted, span);
      ctx.defer(() => checkLiteral(e.value, type, span));
      return { kind: 'int', value: e.value, type, span };
    }
    case 'bool':
      return { kind: 'bool', value: e.value, type: BOOL, span };
    case 'char':
      return { kind: 'int', value: BigInt(e.value), type: e.byte ? int('u8') : CHAR, span };
    case 'string':
      return refuse('unsupported', span, 'string literals are not supported');
    case 'path':
      return specPath(ctx, e, wanted);
    case 'unary':
      return specUnary(ctx, e, wanted);
    case 'borrow':
      if (e.mutable) refuse('mode', span, '`&mut` is not allowed in specifications');
      return spec(ctx, e.operand, wanted);
    case 'binary':
      return specBinary(ctx, e.op, e.left, e.right, span);
    case 'chain':
      return specChain(ctx, e);
    case 'cast':
      return specCast(ctx, e);
    case 'call':
      return specCall(ctx, e, wanted);
    case 'method':
      return specMethodCall(ctx, e);
    case 'field':
      return specField(ctx, e);
    case 'index': {
      const receiver = spec(ctx, e.receiver);
      const type = stripRefs(receiver.type);
      const view = type.kind === 'app' && type.name !== 'Seq' ? viewOf(type) : undefined;
      const element = type.kind === 'app' && (type.name === 'Vec' || type.name === 'Slice' || type.name === 'Seq') ? type.args[0] : undefined;
      if (!element) refuse('type', span, `a value of type \`${showType(type)}\` cannot be indexed`);
      const index = spec(ctx, e.index, INT);
      ctx.expectValue(index.type, INT, e.index.span);
      return op({ op: 'seq.index', typeArgs: [element], params: [], result: element }, [view ? op(view, [receiver], receiver.span) : receiver, index], span);
    }
    case 'view': {
      const operand = spec(ctx, e.operand);
      if (isOwnView(stripRefs(operand.type))) return { ...operand, type: stripRefs(operand.type), span };
      const view = viewOf(stripRefs(operand.type));
      if (!view) refuse(prune(operand.type).kind === 'var' ? 'type' : 'unsupported', span, `\`@\` is not supported on a value of type \`${showType(operand.type)}\``);
      return op(view, [operand], span);
    }
    case 'tuple': {
      const types = wanted && prune(wanted).kind === 'tuple' ? (prune(wanted) as Type & { kind: 'tuple' }).items : [];
      const items = e.items.map((item, i) => spec(ctx, item, types[i]));
      return { kind: 'tuple', items, type: { kind: 'tuple', items: items.map((i) => stripRefs(i.type)) }, span };
    }
    case 'if':
      return specIf(ctx, e, wanted);
    case 'match': {
      const subject = spec(ctx, e.subject);
      return named(ctx, subject, (value) => {
        const arms = matchArms(ctx, e, value, true);
        let result: Exp | undefined;
        for (const { test, bindings, body } of arms.reverse()) {
          const exp = ctx.inScope(() => {
            bindings.forEach(([variable]) => ctx.bind(variable));
            return letAll(bindings, spec(ctx, body, wanted ?? result?.type));
          });
          if (result && test) {
            ctx.expectValue(exp.type, result.type, body.span);
            result = { kind: 'if', test, then: exp, otherwise: result, type: result.type, span };
          } else result = exp;
        }
        return result ?? refuse('syntax', span, 'a match needs an arm');
      });
    }
    case 'block':
      return specBlock(ctx, e.block, wanted);
    case 'quantifier':
      return specQuantifier(ctx, e);
    case 'closure':
      return specClosure(ctx, e, wanted);
    case 'trigger': {
      const of = spec(ctx, e.operand, wanted);
      return { kind: 'trigger', of, type: of.type, span };
    }
    case 'is': {
      const of = spec(ctx, e.operand);
      const type = stripRefs(of.type);
      if (type.kind !== 'app' || type.name !== 'Option' || (e.variant !== 'Some' && e.variant !== 'None')) refuse('unsupported', span, `\`is ${e.variant}\` is not supported on a value of type \`${showType(type)}\``);
      const test: Exp = { kind: 'is-some', of, type: BOOL, span };
      return e.variant === 'Some' ? test : { kind: 'not', of: test, type: BOOL, span };
    }
    case 'matches':
      return refuse('unsupported', span, '`matches` is not supported');
    case 'assign':
    case 'return':
    case 'break':
    case 'continue':
      return refuse('mode', span, 'a specification has no effects: this is not allowed here');
    case 'vec':
      return refuse('mode', span, '`vec!` is not allowed in specifications');
    case 'range':
      return refuse('unsupported', span, 'ranges are not supported in specifications');
  }
}

export function specBool(ctx: Context, e: Expr): Exp {
  const exp = spec(ctx, e, BOOL);
  ctx.expectValue(exp.type, BOOL, e.span);
  return exp;
}

/** Numbers, booleans and characters are their own views. */
function isOwnView(type: Type): boolean {
  return type.kind === 'int' || type.kind === 'bool' || type.kind === 'char';
}

export function op(signature: SpecSignature, args: readonly Exp[], span: Span): Exp {
  return { kind: 'op', name: signature.op, typeArgs: signature.typeArgs, args, type: signature.result, span };
}

function literalType(ctx: Context, suffix: string | undefined, wanted: Type | undefined, span: Span): Type {
  if (suffix !== undefined) return int(suffix as IntName);
  const type = wanted && prune(wanted);
  return type && isInteger(type) ? type : ctx.fresh(span, 'integer');
}

function specPath(ctx: Context, e: Expr & { kind: 'path' }, wanted: Type | undefined): Exp {
  const { span } = e;
  const [first, second] = e.segments;
  if (first !== undefined && e.segments.length === 1) {
    const variable = ctx.find(first);
    if (variable) return readVariable(ctx, variable, span);
    if (first === 'None') {
      const type = wanted && prune(wanted).kind === 'app' ? wanted : app('Option', ctx.fresh(span));
      return { kind: 'none', type, span };
    }
  }
  if (first !== undefined && e.segments.length === 2 && INT_NAMES.has(first) && first !== 'int' && first !== 'nat' && (second === 'MAX' || second === 'MIN'))
    return { kind: 'limit', of: first as IntName, which: second, type: int(first as IntName), span };
  const name = e.segments.join('::');
  if (ctx.program.functions.has(name)) return refuse('unsupported', span, `using the function \`${name}\` as a value is not supported`);
  return refuse(e.segments.length === 1 ? 'name' : 'unsupported', span, `cannot find \`${name}\` in this scope`);
}

function readVariable(ctx: Context, variable: Variable, span: Span): Exp {
  const type = prune(variable.type);
  if (ctx.clause === 'requires' && type.kind === 'ref' && type.mutable) refuse('mode', span, `in \`requires\`, use \`old(${variable.name})\` to speak of the value of a \`&mut\` parameter`);
  return { kind: 'var', variable, type, span };
}

function specUnary(ctx: Context, e: Expr & { kind: 'unary' }, wanted: Type | undefined): Exp {
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
function operand(ctx: Context, e: Expr): Exp {
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

function specBinary(ctx: Context, operator: string, leftExpr: Expr, rightExpr: Expr, span: Span): Exp {
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
function specChain(ctx: Context, e: Expr & { kind: 'chain' }): Exp {
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

function specCast(ctx: Context, e: Expr & { kind: 'cast' }): Exp {
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

function specCall(ctx: Context, e: Expr & { kind: 'call' }, wanted: Type | undefined): Exp {
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
  const known = specStatic(name, element, () => ctx.fresh(span));
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

function specMethodCall(ctx: Context, e: Expr & { kind: 'method' }): Exp {
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

function specField(ctx: Context, e: Expr & { kind: 'field' }): Exp {
  const of = spec(ctx, e.receiver);
  const type = stripRefs(of.type);
  if (e.arrow && e.name === '0' && type.kind === 'app' && type.name === 'Option') return { kind: 'payload', of, type: type.args[0] ?? INT, span: e.span };
  const index = Number(e.name);
  const item = type.kind === 'tuple' && !e.arrow && Number.isInteger(index) ? type.items[index] : undefined;
  if (!item) return refuse(type.kind === 'var' ? 'type' : 'unsupported', e.span, `no field \`${e.name}\` is known for the type \`${showType(type)}\``);
  return { kind: 'field', of, index, type: item, span: e.span };
}

function specIf(ctx: Context, e: Expr & { kind: 'if' }, wanted: Type | undefined): Exp {
  const otherExpr = e.otherwise ?? refuse('type', e.span, 'an `if` in a specification needs an `else`');
  const { condition } = e;
  const branches = (test: Exp, bindings: readonly (readonly [Variable, Exp])[]): Exp => {
    const then = ctx.inScope(() => {
      bindings.forEach(([variable]) => ctx.bind(variable));
      return letAll(bindings, specBlock(ctx, e.then, wanted));
    });
    const otherwise = spec(ctx, otherExpr, wanted ?? then.type);
    ctx.expectValue(otherwise.type, then.type, otherExpr.span);
    return { kind: 'if', test, then, otherwise, type: stripRefs(then.type), span: e.span };
  };
  if (condition.kind === 'test') return branches(specBool(ctx, condition.expr), []);
  return named(ctx, spec(ctx, condition.expr), (value) => {
    const { test, bindings } = bindPattern(ctx, condition.pattern, value, true);
    return branches(test ?? { kind: 'bool', value: true, type: BOOL, span: condition.pattern.span }, bindings);
  });
}

function specBlock(ctx: Context, block: Extract<Expr, { kind: 'block' }>['block'], wanted: Type | undefined): Exp {
  return ctx.inScope(() => {
    const bindings: (readonly [Variable, Exp])[] = [];
    for (const statement of block.statements) {
      if (statement.kind !== 'let' || !statement.value) return refuse('unsupported', statement.span, 'only `let` may precede the value of a block in a specification');
      const type = statement.type && ctx.resolve(statement.type);
      const value = spec(ctx, statement.value, type);
      if (type) ctx.expectValue(value.type, type, statement.value.span);
      const whole = ctx.variable('', stripRefs(value.type), statement.span, { ghost: true, role: 'bound' });
      const bound = bindPattern(ctx, statement.pattern, { kind: 'var', variable: whole, type: whole.type, span: statement.span }, true);
      if (bound.test) refuse('type', statement.pattern.span, 'this pattern does not match every value');
      bindings.push([whole, value], ...bound.bindings);
      bound.bindings.forEach(([variable]) => ctx.bind(variable));
    }
    if (!block.tail) return refuse('type', block.span, 'a block in a specification needs a value');
    return letAll(bindings, spec(ctx, block.tail, wanted));
  });
}

export function letAll(bindings: readonly (readonly [Variable, Exp])[], body: Exp): Exp {
  return bindings.reduceRight<Exp>((inner, [variable, value]) => ({ kind: 'let', variable, value, body: inner, type: inner.type, span: inner.span }), body);
}

/** Gives a value a name unless it is one already, so that patterns may look at it many times. */
function named(ctx: Context, value: Exp, use: (value: Exp) => Exp): Exp {
  if (value.kind === 'var') return use(value);
  const variable = ctx.variable('', stripRefs(value.type), value.span, { ghost: true, role: 'bound' });
  return letAll([[variable, value]], use({ kind: 'var', variable, type: variable.type, span: value.span }));
}

export function declareBound(ctx: Context, params: readonly BoundParam[]): Variable[] {
  return params.map((p) => ctx.declare(p.name, p.type ? ctx.resolve(p.type) : ctx.fresh(p.span), p.span, { ghost: true, role: 'bound' }));
}

function specQuantifier(ctx: Context, e: Expr & { kind: 'quantifier' }): Exp {
  return ctx.inScope(() => {
    const variables = declareBound(ctx, e.params);
    const body = specBool(ctx, e.body);
    if (e.which === 'choose') {
      const [variable] = variables;
      if (!variable || variables.length !== 1) return refuse('unsupported', e.span, '`choose` with several variables is not supported');
      const exists = quantify(ctx, 'exists', variables, body, e.triggers.groups.map((group) => group.map((term) => spec(ctx, term))), e.span);
      return { kind: 'choose', variable, body, exists, type: variable.type, span: e.span };
    }
    const written = e.triggers.groups.map((group) => group.map((term) => spec(ctx, term)));
    return quantify(ctx, e.which, variables, body, written, e.span);
  });
}

/** A quantifier whose triggers are chosen once the types of the function are known. */
export function quantify(ctx: Context, which: Quantifier['which'], variables: readonly Variable[], body: Exp, written: Quantifier['written'], span: Span): Exp {
  const quantifier: Exp = { kind: 'quantifier', which, variables, body, written, triggers: [], type: BOOL, span };
  ctx.quantifiers.push(quantifier);
  return quantifier;
}

function specClosure(ctx: Context, e: Expr & { kind: 'closure' }, wanted: Type | undefined): Exp {
  return ctx.inScope(() => {
    const expected = wanted && prune(wanted);
    const variables = declareBound(ctx, e.params);
    if (expected?.kind === 'fn' && expected.params.length === variables.length) variables.forEach((v, i) => ctx.expectValue(v.type, expected.params[i] ?? INT, v.span));
    const body = spec(ctx, e.body, expected?.kind === 'fn' ? expected.result : undefined);
    return { kind: 'lambda', variables, body, type: { kind: 'fn', params: variables.map((v) => v.type), result: stripRefs(body.type) }, span: e.span };
  });
}
