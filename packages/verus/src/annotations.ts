import type { Block, Expr, FunctionItem, Program, Statement } from './syntax/ast.js';
import { tokenize } from './syntax/lexer.js';
import type { Span } from './syntax/span.js';

export type AnnotationKind = 'invariant' | 'invariant_except_break' | 'ensures' | 'decreases' | 'assert' | 'assume' | 'reveal' | 'proof' | 'ghost' | 'proof function' | 'attribute';

/** A piece of a program that only its proof needs: without it the program runs as before and promises the same. */
export interface Annotation {
  readonly kind: AnnotationKind;
  /** The function it stands in, or that it is. */
  readonly fn: string;
  readonly span: Span;
}

/**
 * The proof annotations of a program, in the order of the text, none inside another: loop clauses, `decreases` of code, assertions,
 * assumptions, reveals, proof blocks, ghost variables, whole proof functions, and attributes that steer the prover. What a program
 * *means* is left out: code, specification functions, `requires` and `ensures` of functions.
 */
export function annotations(program: Program, source: string): Annotation[] {
  const found = program.functions.flatMap((fn) => (fn.mode === 'proof' ? [{ kind: 'proof function' as const, fn: fn.name, span: fn.span }] : fn.mode === 'exec' ? inFunction(fn) : []));
  const attributes = steeringAttributes(source).flatMap((span): Annotation[] => {
    const around = program.functions.find((f) => f.span.start <= span.start && span.end <= f.span.end);
    return around?.mode === 'proof' ? [] : [{ kind: 'attribute', fn: around?.name ?? '', span }];
  });
  return [...found, ...attributes].sort((a, b) => a.span.start - b.span.start);
}

/** The token texts of a program without its proof annotations: equal for two programs that run and promise the same. */
export function skeleton(program: Program, source: string): string[] {
  const spans = annotations(program, source).map((a) => a.span);
  return tokenize(source).filter((t) => t.type !== 'eof' && !spans.some((s) => s.start <= t.span.start && t.span.end <= s.end)).map((t) => t.text);
}

function inFunction(fn: FunctionItem): Annotation[] {
  const measures = fn.clauses.filter((c) => c.kind === 'decreases').map((c): Annotation => ({ kind: 'decreases', fn: fn.name, span: c.span }));
  return [...measures, ...inBlock(fn.body, fn.name)];
}

function inBlock(block: Block, fn: string): Annotation[] {
  return [...block.statements.flatMap((s) => inStatement(s, fn)), ...inExpr(block.tail, fn)];
}

function inStatement(s: Statement, fn: string): Annotation[] {
  switch (s.kind) {
    case 'let':
      return s.ghost ? [{ kind: 'ghost', fn, span: s.span }] : inExpr(s.value, fn);
    case 'expr':
      return inExpr(s.expr, fn);
    case 'assert':
    case 'assert-forall':
      return [{ kind: 'assert', fn, span: s.span }];
    case 'assume':
    case 'reveal':
    case 'proof':
      return [{ kind: s.kind, fn, span: s.span }];
    case 'while':
    case 'for':
      return [...inExpr(s.kind === 'while' ? s.condition : s.range, fn), ...s.clauses.map((c): Annotation => ({ kind: c.kind as AnnotationKind, fn, span: c.span })), ...inBlock(s.body, fn)];
  }
}

function inExpr(e: Expr | undefined, fn: string): Annotation[] {
  if (!e) return [];
  switch (e.kind) {
    case 'block':
      return inBlock(e.block, fn);
    case 'if':
      return [...inExpr(e.condition.expr, fn), ...inBlock(e.then, fn), ...inExpr(e.otherwise, fn)];
    case 'match':
      return [...inExpr(e.subject, fn), ...e.arms.flatMap((a) => inExpr(a.body, fn))];
    default:
      return operands(e).flatMap((part) => inExpr(part, fn));
  }
}

/** The parts of an expression that are not blocks themselves, but may hold some. */
function operands(e: Expr): readonly (Expr | undefined)[] {
  switch (e.kind) {
    case 'unary':
    case 'borrow':
    case 'cast':
    case 'trigger':
    case 'view':
    case 'is':
    case 'matches':
      return [e.operand];
    case 'binary':
      return [e.left, e.right];
    case 'chain':
      return e.operands;
    case 'call':
      return [e.callee, ...e.args];
    case 'method':
      return [e.receiver, ...e.args];
    case 'field':
      return [e.receiver];
    case 'index':
      return [e.receiver, e.index];
    case 'tuple':
    case 'vec':
      return e.items;
    case 'assign':
    case 'return':
      return [e.value];
    case 'range':
      return [e.low, e.high];
    case 'quantifier':
    case 'closure':
      return [e.body];
    default:
      return [];
  }
}

/** `loop_isolation`, `spinoff_prover` and `rlimit`, as `#[…]` or `#![…]`. */
function steeringAttributes(source: string): Span[] {
  const tokens = tokenize(source);
  return tokens.flatMap((t, i) => {
    if (t.text !== '#') return [];
    const open = tokens[i + 1]?.text === '!' ? i + 2 : i + 1;
    if (tokens[open]?.text !== '[' || tokens[open + 1]?.text !== 'verifier' || !/^(loop_isolation|spinoff_prover|rlimit)$/.test(tokens[open + 3]?.text ?? '')) return [];
    let close = open;
    while (close < tokens.length - 1 && tokens[close]!.text !== ']') close++;
    return [{ start: t.span.start, end: tokens[close]?.span.end ?? t.span.end }];
  });
}
