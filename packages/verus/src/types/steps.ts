import { assigned, codeChildren, MUTATING, type Code, type LoopContract, type Step } from '../ir/code.js';
import type { Exp } from '../ir/ir.js';
import { refuse } from '../report/diagnostic.js';
import type { Block, Clause, Statement } from '../syntax/ast.js';
import { checkBlock, code, plain, valueOf } from './code.js';
import { coerce } from './code-calls.js';
import { boolean } from './code-operators.js';
import type { Context } from './context.js';
import { bindPattern } from './patterns.js';
import { declareBound, quantify, spec, specBool } from './spec.js';
import { BOOL, isMachine, isUnit, prune, showType, stripRefs, type Type } from './type.js';

/** Checks statements in order; `diverges` when none can be left by its end. */
export function checkSteps(ctx: Context, statements: readonly Statement[], ghost: boolean): { steps: Step[]; diverges: boolean } {
  let diverges = false;
  const steps = statements.flatMap((statement) => {
    const checked = checkStatement(ctx, statement, ghost);
    const last = checked[checked.length - 1];
    if (last?.kind === 'code' && prune(last.code.type).kind === 'never') diverges = true;
    if (last?.kind === 'while' && isForever(last)) diverges = true;
    return checked;
  });
  return { steps, diverges };
}

function isForever(step: Step & { kind: 'while' }): boolean {
  return step.test.kind === 'value' && step.test.exp.kind === 'bool' && step.test.exp.value && !step.contract.hasBreak;
}

function claim(ctx: Context, e: Parameters<typeof specBool>[1]): Exp {
  ctx.promoteEquality = true;
  try {
    return specBool(ctx, e);
  } finally {
    ctx.promoteEquality = false;
  }
}

function checkStatement(ctx: Context, s: Statement, ghost: boolean): Step[] {
  const { span } = s;
  switch (s.kind) {
    case 'let':
      return checkLet(ctx, s, ghost);
    case 'expr': {
      const inner = code(ctx, s.expr, ghost);
      const type = prune(inner.type);
      const blockLike = s.expr.kind === 'if' || s.expr.kind === 'match' || s.expr.kind === 'block';
      if (!s.semicolon && blockLike && type.kind !== 'never' && !isUnit(type)) refuse('type', span, `expected \`()\`, found \`${showType(type)}\``);
      return [{ kind: 'code', code: plain(ctx, inner), span }];
    }
    case 'proof':
      if (ghost) refuse('mode', span, 'a `proof` block is not allowed inside a proof');
      return [{ kind: 'code', code: requireUnit(checkBlock(ctx, s.block, true)), span }];
    case 'assert': {
      const exp = claim(ctx, s.claim);
      if (s.method.kind === 'plain') return [{ kind: 'assert', claim: exp, block: undefined, span }];
      if (s.method.kind === 'block') return [{ kind: 'assert', claim: exp, block: aside(ctx, s.method.block), span }];
      const requires = s.method.requires.map((r) => specBool(ctx, r));
      return [{ kind: 'nonlinear', claim: exp, requires, block: s.method.block && aside(ctx, s.method.block), span }];
    }
    case 'assert-forall':
      return ctx.inScope(() => {
        const variables = declareBound(ctx, s.params);
        const given = s.given && specBool(ctx, s.given);
        const exp = claim(ctx, s.claim);
        const written = s.triggers.groups.map((group) => group.map((term) => spec(ctx, term)));
        const body: Exp = given ? { kind: 'logic', op: 'implies', left: given, right: exp, type: BOOL, span } : exp;
        const conclusion = quantify(ctx, 'forall', variables, body, written, span);
        const block = aside(ctx, s.block);
        return [{ kind: 'assert-forall', variables, given, claim: exp, conclusion, block, span }];
      });
    case 'assume':
      if (!ctx.program.allowAssume) refuse('unsupported', span, '`assume` proves nothing: it is refused unless allowed by option');
      return [{ kind: 'assume', claim: specBool(ctx, s.claim), span }];
    case 'reveal': {
      const name = s.path.join('::');
      if (name === 'Seq::filter') return [{ kind: 'reveal', fn: name, fuel: s.fuel, span }];
      const fn = ctx.program.functions.get(name);
      if (!fn || fn.mode !== 'spec') return refuse('unsupported', span, `\`${name}\` cannot be revealed: no such specification function`);
      return [{ kind: 'reveal', fn, fuel: s.fuel, span }];
    }
    case 'while':
      return [checkWhile(ctx, s, ghost)];
    case 'for':
      return [checkFor(ctx, s, ghost)];
  }
}

/** The proof of one claim: it ends where it began, and changes nothing outside. */
function aside(ctx: Context, block: Block): Code {
  const first = ctx.program.nextVariable;
  const outer = ctx.inAside;
  ctx.inAside = true;
  const checked = requireUnit(checkBlock(ctx, block, true));
  ctx.inAside = outer;
  const changed = assigned(checked).find((v) => v.id < first);
  if (changed) refuse('mode', block.span, `the proof of an assertion cannot change \`${changed.name}\``);
  return checked;
}

function requireUnit(block: Code): Code {
  const type = prune(block.type);
  if (type.kind !== 'never' && !isUnit(type)) refuse('type', block.span, `expected \`()\`, found \`${showType(type)}\``);
  return block;
}

function checkLet(ctx: Context, s: Statement & { kind: 'let' }, ghost: boolean): Step[] {
  const { span } = s;
  const inProof = ghost || s.ghost;
  if (!s.value) return refuse('unsupported', span, 'a `let` without a value is not supported');
  const declared = s.type && ctx.resolve(s.type);
  let value = code(ctx, s.value, inProof, declared);
  if (declared && inProof) ctx.expectValue(value.type, declared, s.value.span);
  else if (declared) value = coerce(ctx, value, declared);
  if (prune(value.type).kind === 'never') refuse('unsupported', span, 'a `let` whose value never arrives is not supported');
  plain(ctx, value);
  const type: Type = inProof ? stripRefs(declared ?? value.type) : (declared ?? value.type);
  if (s.pattern.kind === 'name') {
    const variable = ctx.declare(s.pattern.name, type, s.pattern.span, { mutable: s.pattern.mutable, ghost: inProof, role: 'local' });
    return [{ kind: 'let', variable, value, span }];
  }
  const whole = ctx.variable('', type, span, { ghost: inProof, role: 'local' });
  const { test, bindings } = bindPattern(ctx, s.pattern, { kind: 'var', variable: whole, type, span }, inProof);
  if (test) refuse('type', s.pattern.span, 'this pattern does not match every value');
  bindings.forEach(([variable]) => ctx.bind(variable));
  return [{ kind: 'let', variable: whole, value, span }, ...bindings.map(([variable, part]): Step => ({ kind: 'let', variable, value: valueOf(part), span }))];
}

function checkWhile(ctx: Context, s: Statement & { kind: 'while' }, ghost: boolean): Step {
  if (ghost) refuse('mode', s.span, 'a loop is not allowed in a proof');
  const test = boolean(ctx, s.condition);
  if (hasEffects(test)) refuse('unsupported', s.condition.span, 'a loop condition with effects is not supported');
  const clauses = checkClauses(ctx, s.clauses);
  const body = requireUnit(checkBlock(ctx, s.body, false));
  return { kind: 'while', test, contract: contract(ctx, clauses, s.isolated, body), body, span: s.span };
}

function checkFor(ctx: Context, s: Statement & { kind: 'for' }, ghost: boolean): Step {
  if (ghost) refuse('mode', s.span, 'a loop is not allowed in a proof');
  if (s.range.kind !== 'range') return refuse('unsupported', s.range.span, 'only a range `a..b` can be iterated over');
  const low = code(ctx, s.range.low, false);
  const high = code(ctx, s.range.high, false, low.type);
  ctx.expect(high.type, low.type, s.range.high.span);
  ctx.defer(() => {
    if (!isMachine(low.type)) refuse('type', s.range.span, `a range of \`${showType(low.type)}\` cannot be iterated over`);
  });
  return ctx.inScope(() => {
    const variable = ctx.declare(s.name, low.type, s.nameSpan, { ghost: false, role: 'local' });
    const clauses = checkClauses(ctx, s.clauses);
    if (clauses.exceptBreak.length + clauses.ensures.length > 0) refuse('unsupported', s.span, 'only `invariant` and `decreases` are supported on a `for` loop');
    const body = requireUnit(checkBlock(ctx, s.body, false));
    return { kind: 'for', variable, low, high, contract: contract(ctx, clauses, s.isolated, body), body, span: s.span };
  });
}

type LoopClauses = Pick<LoopContract, 'invariants' | 'exceptBreak' | 'ensures' | 'decreases'>;

function checkClauses(ctx: Context, clauses: readonly Clause[]): LoopClauses {
  const of = (kind: Clause['kind']): Exp[] => clauses.filter((c) => c.kind === kind).flatMap((c) => c.exprs.map((e) => specBool(ctx, e)));
  for (const clause of clauses) if (clause.kind === 'requires' || clause.kind === 'recommends') refuse('syntax', clause.span, `\`${clause.kind}\` cannot stand on a loop`);
  const decreases = clauses.filter((c) => c.kind === 'decreases').flatMap((c) => c.exprs.map((e) => measure(ctx, spec(ctx, e))));
  return { invariants: of('invariant'), exceptBreak: of('invariant_except_break'), ensures: of('ensures'), decreases };
}

/** What may stand in `decreases`: a number; a sequence or a vector counts by its length. */
export function measure(ctx: Context, e: Exp): Exp {
  ctx.defer(() => {
    const t = prune(e.type);
    if (t.kind !== 'int') refuse('unsupported', e.span, `\`decreases\` is supported on integers, not on \`${showType(t)}\``);
  });
  return e;
}

function contract(ctx: Context, clauses: LoopClauses, isolated: boolean | undefined, body: Code): LoopContract {
  return { ...clauses, isolated: isolated ?? ctx.fn?.isolated ?? true, hasBreak: hasBreak(body) };
}

function hasBreak(code: Code): boolean {
  if (code.kind === 'break') return true;
  if (code.kind !== 'block') return codeChildren(code).some(hasBreak);
  const inSteps = code.statements.some((s) => (s.kind === 'code' ? hasBreak(s.code) : s.kind === 'let' && hasBreak(s.value)));
  return inSteps || (code.tail !== undefined && hasBreak(code.tail));
}

function hasEffects(code: Code): boolean {
  if (['assign', 'block', 'return', 'break', 'continue'].includes(code.kind) || (code.kind === 'borrow' && code.mutable)) return true;
  if (code.kind === 'operation' && MUTATING.has(code.name)) return true;
  if (code.kind === 'call' && code.fn.params.some((p) => p.type.kind === 'ref' && p.type.mutable)) return true;
  return codeChildren(code).some(hasEffects);
}
