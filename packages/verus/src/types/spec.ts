import type { Exp, Quantifier, Variable } from '../ir/ir.js';
import { refuse } from '../report/diagnostic.js';
import type { BoundParam, Expr } from '../syntax/ast.js';
import type { Span } from '../syntax/span.js';
import type { Context } from './context.js';
import { viewOf, type SpecSignature } from './library.js';
import { checkLiteral } from './limits.js';
import { bindPattern, matchArms } from './patterns.js';
import { isOwnView, specCall, specField, specMethodCall } from './spec-calls.js';
import { specBinary, specCast, specChain, specUnary } from './spec-operators.js';
import { app, BOOL, CHAR, INT, INT_NAMES, int, isInteger, prune, showType, stripRefs, type IntName, type Type } from './type.js';

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

export function readVariable(ctx: Context, variable: Variable, span: Span): Exp {
  const type = prune(variable.type);
  if (ctx.clause === 'requires' && type.kind === 'ref' && type.mutable) refuse('mode', span, `in \`requires\`, use \`old(${variable.name})\` to speak of the value of a \`&mut\` parameter`);
  return { kind: 'var', variable, type, span };
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
export function named(ctx: Context, value: Exp, use: (value: Exp) => Exp): Exp {
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
