import { refuse } from '../report/diagnostic.js';
import type { BinaryOp, Expr } from './ast.js';
import type { Cursor } from './cursor.js';
import { parsePrimary } from './parse-primary.js';
import { parsePattern, parseType, parseTypeArgs } from './parse-type.js';
import { cover } from './span.js';

interface Level {
  readonly power: number;
  readonly rightAssociative?: boolean;
}

const LEVELS: ReadonlyMap<string, Level> = new Map<string, Level>([
  ['<==>', { power: 1 }],
  ['==>', { power: 2, rightAssociative: true }],
  ['<==', { power: 2 }],
  ['||', { power: 4 }],
  ['&&', { power: 5 }],
  ...['==', '!=', '===', '!==', '=~=', '=~~=', '!~=', '<', '<=', '>', '>='].map((op): [string, Level] => [op, { power: 6 }]),
  ['|', { power: 7 }],
  ['^', { power: 8 }],
  ['&', { power: 9 }],
  ['<<', { power: 10 }],
  ['>>', { power: 10 }],
  ['+', { power: 11 }],
  ['-', { power: 11 }],
  ['*', { power: 12 }],
  ['/', { power: 12 }],
  ['%', { power: 12 }],
]);

const COMPARISON = 6;

/** Operators joined in one left-leaning row: each adds a level to a tree that later passes recurse over. */
const MAX_ROW = 200;

/** One expression, from the loosest operator (`&&&` and `|||` lists) down; no assignment. */
export function parseExpr(c: Cursor): Expr {
  return c.nested(c.peek().span, () => (c.is('&&&') || c.is('|||') ? parsePrefixList(c) : parseBinary(c, 0)));
}

/** `&&& a &&& b`: each item extends to the next `&&&`. */
function parsePrefixList(c: Cursor): Expr {
  const mark = c.peek().text;
  const op: BinaryOp = mark === '&&&' ? '&&' : '||';
  let joined: Expr | undefined;
  for (let row = 0; c.accept(mark); row++) {
    if (row > MAX_ROW) refuse('unsupported', c.peek().span, `more than ${MAX_ROW} items in one list are not supported`);
    const item = parseBinary(c, 0);
    joined = joined === undefined ? item : { kind: 'binary', op, left: joined, right: item, span: cover(joined.span, item.span) };
  }
  return joined ?? c.unexpected('an expression');
}

function parseBinary(c: Cursor, minimum: number): Expr {
  let left = parseCast(c);
  for (let row = 0; ; row++) {
    const token = c.peek();
    const level = token.type === 'punct' ? LEVELS.get(token.text) : undefined;
    if (level === undefined || level.power < minimum) return left;
    if (row > MAX_ROW) refuse('unsupported', token.span, `more than ${MAX_ROW} operators in one row are not supported`);
    if (level.power === COMPARISON) left = parseComparisons(c, left);
    else {
      c.next();
      const right = c.nested(token.span, () => parseBinary(c, level.rightAssociative ? level.power : level.power + 1));
      left = { kind: 'binary', op: token.text as BinaryOp, left, right, span: cover(left.span, right.span) };
    }
  }
}

const SAME: Readonly<Record<string, BinaryOp>> = { '===': '==', '!==': '!=', '=~~=': '=~=' };

/** `0 <= i < n == m` is one chain. */
function parseComparisons(c: Cursor, first: Expr): Expr {
  const operands = [first];
  const ops: BinaryOp[] = [];
  while (c.peek().type === 'punct' && LEVELS.get(c.peek().text)?.power === COMPARISON) {
    const op = c.next().text;
    ops.push(SAME[op] ?? (op as BinaryOp));
    operands.push(c.nested(c.previous().span, () => parseBinary(c, COMPARISON + 1)));
    if (ops.length > MAX_ROW) refuse('unsupported', c.peek().span, `more than ${MAX_ROW} operators in one row are not supported`);
  }
  const [, second] = operands;
  const [op] = ops;
  if (!second || !op) return first;
  const span = cover(first.span, operands[operands.length - 1]?.span ?? first.span);
  if (ops.length === 1) return { kind: 'binary', op, left: first, right: second, span };
  const upward = ops.every((o) => o === '<' || o === '<=' || o === '==');
  const downward = ops.every((o) => o === '>' || o === '>=' || o === '==');
  if (!upward && !downward) refuse('syntax', span, 'comparison operators cannot be chained like this');
  return { kind: 'chain', operands, ops, span };
}

function parseCast(c: Cursor): Expr {
  let operand = parseUnary(c);
  for (let row = 0; ; row++) {
    if (row > MAX_ROW) refuse('unsupported', c.peek().span, `more than ${MAX_ROW} casts in one row are not supported`);
    if (c.is('as')) {
      c.next();
      const type = parseType(c);
      operand = { kind: 'cast', operand, type, span: cover(operand.span, type.span) };
    } else if (c.peek().type === 'ident' && c.is('is')) {
      c.next();
      const variant = c.ident('a variant name');
      operand = { kind: 'is', operand, variant: variant.text, span: cover(operand.span, variant.span) };
    } else if (c.peek().type === 'ident' && c.is('matches')) {
      c.next();
      const pattern = parsePattern(c);
      operand = { kind: 'matches', operand, pattern, span: cover(operand.span, pattern.span) };
    } else return operand;
  }
}

function parseUnary(c: Cursor): Expr {
  const start = c.peek().span;
  return c.nested(start, () => {
    if (c.is('&&')) c.splitFirst();
    if (c.accept('&')) {
      const mutable = c.accept('mut');
      const operand = parseUnary(c);
      return { kind: 'borrow', mutable, operand, span: cover(start, operand.span) };
    }
    const token = c.peek();
    if (token.type === 'punct' && (token.text === '!' || token.text === '-' || token.text === '*')) {
      c.next();
      const operand = parseUnary(c);
      return { kind: 'unary', op: token.text, operand, span: cover(start, operand.span) };
    }
    if (c.is('#')) {
      c.next();
      c.expect('[', 'to open the attribute');
      const name = c.next();
      if (name.text !== 'trigger' || !c.is(']')) refuse('unsupported', name.span, `the attribute \`${name.text}\` is not supported on an expression`);
      c.next();
      const operand = parseUnary(c);
      return { kind: 'trigger', operand, span: cover(start, operand.span) };
    }
    return parsePostfix(c, parsePrimary(c));
  });
}

function parsePostfix(c: Cursor, first: Expr): Expr {
  let e = first;
  for (let row = 0; ; row++) {
    if (row > MAX_ROW) refuse('unsupported', c.peek().span, `more than ${MAX_ROW} calls in one row are not supported`);
    const span = (): { start: number; end: number } => cover(e.span, c.previous().span);
    if (c.accept('@')) e = { kind: 'view', operand: e, span: span() };
    else if (c.accept('[')) {
      const index = parseExpr(c);
      if (c.is('..') || c.is('..=')) refuse('unsupported', c.peek().span, 'slicing with a range is not supported');
      c.expect(']', 'to close the index');
      e = { kind: 'index', receiver: e, index, span: span() };
    } else if (c.is('(')) {
      const args = parseArgs(c);
      e = { kind: 'call', callee: e, args, span: span() };
    } else if (c.is('.') || (c.is('->') && c.peek(1).type !== 'eof')) {
      const arrow = c.next().text === '->';
      const name = c.next();
      if (name.type === 'int') e = { kind: 'field', receiver: e, name: name.text, arrow, span: span() };
      else if (name.type !== 'ident') refuse('syntax', name.span, 'expected a field or a method name');
      else {
        const generics = c.is('::') ? (c.next(), parseTypeArgs(c)) : [];
        if (c.is('(')) e = { kind: 'method', receiver: e, name: name.text, generics, args: parseArgs(c), span: span() };
        else e = { kind: 'field', receiver: e, name: name.text, arrow, span: span() };
      }
    } else if (c.is('?')) refuse('unsupported', c.peek().span, 'the `?` operator is not supported');
    else return e;
  }
}

function parseArgs(c: Cursor): Expr[] {
  c.expect('(', 'before the arguments');
  const args: Expr[] = [];
  while (!c.is(')')) {
    args.push(parseExpr(c));
    if (!c.accept(',')) break;
  }
  c.expect(')', 'to close the arguments');
  return args;
}
