import { refuse } from '../report/diagnostic.js';
import type { AssertMethod, BinaryOp, Block, Clause, ClauseKind, Expr, Statement } from './ast.js';
import { parseAttributes } from './attributes.js';
import type { Cursor } from './cursor.js';
import { parseExpr } from './parse-expression.js';
import { parseBoundParams, parseIf, parseMatch, parseTriggerAttributes } from './parse-primary.js';
import { parsePattern, parseType } from './parse-type.js';
import { cover } from './span.js';
import type { Span } from './span.js';

export function parseBlock(c: Cursor): Block {
  const start = c.expect('{', 'to open a block').span;
  return c.nested(start, () => {
    const statements: Statement[] = [];
    let tail: Expr | undefined;
    while (!c.is('}')) {
      if (c.accept(';')) continue;
      const statement = parseStatement(c);
      if (statement.kind === 'expr' && !statement.semicolon && c.is('}')) tail = statement.expr;
      else statements.push(statement);
    }
    const end = c.expect('}', 'to close the block').span;
    return { statements, tail, span: cover(start, end) };
  });
}

const ASSIGN_OPS: Readonly<Record<string, BinaryOp | undefined>> = {
  '=': undefined, '+=': '+', '-=': '-', '*=': '*', '/=': '/', '%=': '%', '^=': '^', '&=': '&', '|=': '|', '<<=': '<<', '>>=': '>>',
};

function parseStatement(c: Cursor): Statement {
  const token = c.peek();
  const start = token.span;
  const attributes = c.is('#') && c.is('[', 1) && !c.is('trigger', 2) ? parseAttributes(c) : undefined;
  if (c.is('while')) return parseWhile(c, start, attributes?.isolated);
  if (c.is('loop')) return parseWhile(c, start, attributes?.isolated);
  if (c.is('for') && c.peek(1).type === 'ident') return parseFor(c, start, attributes?.isolated);
  if (attributes?.isolated !== undefined || attributes?.opaque) refuse('unsupported', start, 'this attribute is not supported here');
  if (token.type === 'lifetime') refuse('unsupported', start, 'loop labels are not supported');
  if (c.is('let')) return parseLet(c);
  if (c.is('proof') && c.is('{', 1)) {
    c.next();
    const block = parseBlock(c);
    return { kind: 'proof', block, span: cover(start, block.span) };
  }
  if (c.is('assert')) return parseAssert(c);
  if (c.is('assume') && c.is('(', 1)) {
    c.next();
    const claim = parenthesised(c);
    return { kind: 'assume', claim, span: cover(start, endStatement(c)) };
  }
  if ((c.is('reveal') || c.is('reveal_with_fuel')) && c.is('(', 1)) return parseReveal(c);
  if (['fn', 'struct', 'enum', 'use', 'const', 'static', 'impl', 'trait', 'mod', 'type', 'extern', 'pub', 'spec', 'broadcast', 'calc'].includes(token.text) && (c.peek(1).type === 'ident' || c.is('!', 1)))
    refuse('unsupported', start, `\`${token.text}\` inside a function body is not supported`);
  return parseExprStatement(c);
}

function parseExprStatement(c: Cursor): Statement {
  const start = c.peek().span;
  const blockLike = c.is('if') || c.is('match') || c.is('{');
  const target = blockLike ? parseBlockLike(c) : parseExpr(c);
  const token = c.peek();
  if (token.type === 'punct' && Object.hasOwn(ASSIGN_OPS, token.text)) {
    c.next();
    const value = parseExpr(c);
    const expr: Expr = { kind: 'assign', op: ASSIGN_OPS[token.text], target, value, span: cover(target.span, value.span) };
    if (!c.is('}')) c.expect(';', 'after the assignment');
    else return { kind: 'expr', expr, semicolon: false, span: expr.span };
    return { kind: 'expr', expr, semicolon: true, span: cover(start, c.previous().span) };
  }
  const semicolon = c.accept(';');
  if (!semicolon && !c.is('}') && !blockLike) c.unexpected('`;`');
  return { kind: 'expr', expr: target, semicolon, span: cover(start, c.previous().span) };
}

/** At the start of a statement `if … {}`, `match … {}` and `{}` end it: no operator continues them. */
function parseBlockLike(c: Cursor): Expr {
  const expr = c.is('{') ? blockExpr(parseBlock(c)) : c.is('if') ? parseIf(c) : parseMatch(c);
  if (c.is('.') || c.is('?')) refuse('unsupported', c.peek().span, 'a call on a block is not supported');
  return expr;
}

function blockExpr(block: Block): Expr {
  return { kind: 'block', block, span: block.span };
}

function parseLet(c: Cursor): Statement {
  const start = c.next().span;
  if (c.is('tracked') && c.peek(1).type === 'ident') refuse('unsupported', c.peek().span, '`tracked` variables are not supported');
  const ghost = c.is('ghost') && (c.peek(1).type === 'ident' || c.is('(', 1)) ? (c.next(), true) : false;
  const pattern = parsePattern(c);
  const type = c.accept(':') ? parseType(c) : undefined;
  const value = c.accept('=') ? parseExpr(c) : undefined;
  if (c.is('else')) refuse('unsupported', c.peek().span, '`let … else` is not supported');
  const end = c.expect(';', 'after the `let`').span;
  return { kind: 'let', pattern, type, ghost, value, span: cover(start, end) };
}

function parseAssert(c: Cursor): Statement {
  const start = c.next().span;
  if (c.is('forall')) {
    c.next();
    const params = parseBoundParams(c);
    const triggers = parseTriggerAttributes(c);
    const first = parseExpr(c);
    const implied = c.accept('implies') ? parseExpr(c) : undefined;
    if (!c.accept('by')) c.unexpected('`by` after `assert forall`');
    const block = parseBlock(c);
    c.accept(';');
    return { kind: 'assert-forall', params, triggers, given: implied && first, claim: implied ?? first, block, span: cover(start, c.previous().span) };
  }
  if (c.is('!')) refuse('unsupported', start, 'the macro `assert!` is not supported');
  const claim = parenthesised(c);
  const method = parseAssertMethod(c);
  return { kind: 'assert', claim, method, span: cover(start, c.previous().span) };
}

function parseAssertMethod(c: Cursor): AssertMethod {
  if (!c.accept('by')) {
    endStatement(c);
    return { kind: 'plain' };
  }
  if (!c.is('(')) {
    const block = parseBlock(c);
    c.accept(';');
    return { kind: 'block', block };
  }
  c.next();
  const prover = c.next();
  if (prover.text !== 'nonlinear_arith') refuse('unsupported', prover.span, `\`by (${prover.text})\` is not supported`);
  c.expect(')', 'after the prover');
  let requires: readonly Expr[] = [];
  if (c.is('requires')) requires = parseClause(c, 'requires').exprs;
  const block = c.is('{') ? parseBlock(c) : undefined;
  c.accept(';');
  return { kind: 'nonlinear', requires, block };
}

function parseReveal(c: Cursor): Statement {
  const start = c.peek().span;
  const withFuel = c.next().text === 'reveal_with_fuel';
  c.expect('(', 'after `reveal`');
  const path = [c.ident('a function name').text];
  while (c.accept('::')) {
    if (c.is('<')) refuse('unsupported', c.peek().span, 'type arguments are not supported in `reveal`');
    path.push(c.ident('a function name').text);
  }
  let fuel = 1;
  if (withFuel) {
    c.expect(',', 'before the fuel');
    const amount = c.next();
    fuel = Number(amount.text);
    if (amount.type !== 'int' || !Number.isInteger(fuel) || fuel > 100) refuse('unsupported', amount.span, 'the fuel must be a number up to 100');
  }
  c.accept(',');
  c.expect(')', 'to close `reveal`');
  return { kind: 'reveal', path, fuel, span: cover(start, endStatement(c)) };
}

function parseWhile(c: Cursor, start: Span, isolated: boolean | undefined): Statement {
  const keyword = c.next();
  if (c.is('let')) refuse('unsupported', c.peek().span, '`while let` is not supported');
  const condition: Expr = keyword.text === 'loop' ? { kind: 'bool', value: true, span: keyword.span } : parseExpr(c);
  const clauses = parseClauses(c);
  const body = parseBlock(c);
  return { kind: 'while', condition, clauses, body, isolated, span: cover(start, body.span) };
}

function parseFor(c: Cursor, start: Span, isolated: boolean | undefined): Statement {
  c.next();
  const name = c.ident('a loop variable');
  c.expect('in', 'after the loop variable');
  if (c.peek().type === 'ident' && c.is(':', 1)) refuse('unsupported', c.peek().span, 'a named loop iterator is not supported');
  const low = parseExpr(c);
  if (c.is('..=')) refuse('unsupported', c.peek().span, 'inclusive ranges are not supported');
  if (!c.is('..')) refuse('unsupported', low.span, 'only a range `a..b` can be iterated over');
  c.next();
  const high = parseExpr(c);
  const clauses = parseClauses(c);
  const body = parseBlock(c);
  const range: Expr = { kind: 'range', low, high, span: cover(low.span, high.span) };
  return { kind: 'for', name: name.text, nameSpan: name.span, range, clauses, body, isolated, span: cover(start, body.span) };
}

const CLAUSES: readonly ClauseKind[] = ['requires', 'ensures', 'recommends', 'decreases', 'invariant', 'invariant_except_break'];

export function parseClauses(c: Cursor): Clause[] {
  const clauses: Clause[] = [];
  for (;;) {
    const kind = CLAUSES.find((candidate) => c.is(candidate));
    if (kind === undefined) break;
    clauses.push(parseClause(c, kind));
  }
  const word = c.peek();
  if (['opens_invariants', 'no_unwind', 'returns', 'via', 'when', 'where', 'invariant_ensures', 'default_ensures'].includes(word.text)) refuse('unsupported', word.span, `\`${word.text}\` is not supported`);
  return clauses;
}

function parseClause(c: Cursor, kind: ClauseKind): Clause {
  const start = c.next().span;
  const exprs: Expr[] = [];
  while (!c.is('{') && !CLAUSES.some((other) => c.is(other)) && c.peek().type !== 'eof' && !c.is(';')) {
    exprs.push(parseExpr(c));
    if (!c.accept(',')) break;
  }
  return { kind, exprs, span: cover(start, c.previous().span) };
}

function parenthesised(c: Cursor): Expr {
  c.expect('(', 'before the claim');
  const claim = parseExpr(c);
  c.accept(',');
  c.expect(')', 'after the claim');
  return claim;
}

/** `assert(x)` may stand as the last thing in a block without a semicolon. */
function endStatement(c: Cursor): Span {
  if (c.is('}')) return c.previous().span;
  return c.expect(';', 'after the statement').span;
}
