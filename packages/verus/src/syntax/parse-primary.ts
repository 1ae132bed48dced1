import { refuse } from '../report/diagnostic.js';
import type { BoundParam, Condition, Expr, MatchArm, TriggerAttributes, TypeExpr } from './ast.js';
import type { Cursor } from './cursor.js';
import { readLiteral } from './literals.js';
import { parseExpr } from './parse-expression.js';
import { parseBlock } from './parse-statement.js';
import { parsePattern, parseType, parseTypeArgs } from './parse-type.js';
import { cover } from './span.js';

export function parsePrimary(c: Cursor): Expr {
  const token = c.peek();
  const start = token.span;
  if (token.type === 'int' || token.type === 'char' || token.type === 'string') return readLiteral(c);
  if (c.is('(')) return parseParenthesis(c);
  if (c.is('{')) {
    const block = parseBlock(c);
    return { kind: 'block', block, span: block.span };
  }
  if (c.is('|') || c.is('||')) return parseClosure(c);
  if (token.type === 'punct') return c.unexpected('an expression');
  switch (token.text) {
    case 'true':
    case 'false':
      return readLiteral(c);
    case 'if':
      return parseIf(c);
    case 'match':
      return parseMatch(c);
    case 'forall':
    case 'exists':
    case 'choose':
      if (c.is('|', 1) || c.is('||', 1)) return parseQuantifier(c, token.text);
      break;
    case 'return': {
      c.next();
      const value = c.is(';') || c.is('}') || c.is(',') ? undefined : parseExpr(c);
      return { kind: 'return', value, span: cover(start, c.previous().span) };
    }
    case 'break':
    case 'continue':
      c.next();
      if (!c.is(';') && !c.is('}') && !c.is(',')) refuse('unsupported', c.peek().span, `\`${token.text}\` with a label or a value is not supported`);
      return { kind: token.text, span: start };
    case 'unsafe':
    case 'move':
    case 'async':
      return refuse('unsupported', start, `\`${token.text}\` is not supported`);
  }
  return parsePath(c);
}

function parseParenthesis(c: Cursor): Expr {
  const start = c.expect('(', 'before the expression').span;
  const items: Expr[] = [];
  let comma = false;
  while (!c.is(')')) {
    items.push(parseExpr(c));
    comma = c.accept(',');
    if (!comma) break;
  }
  const end = c.expect(')', 'to close the parenthesis').span;
  const only = items[0];
  if (items.length === 1 && only && !comma) return { ...only, span: cover(start, end) };
  return { kind: 'tuple', items, span: cover(start, end) };
}

function parsePath(c: Cursor): Expr {
  const start = c.peek().span;
  const segments = [c.ident('an expression').text];
  const generics: TypeExpr[] = [];
  while (c.accept('::')) {
    if (c.is('<')) generics.push(...parseTypeArgs(c));
    else segments.push(c.ident('a name after `::`').text);
  }
  if (c.is('!') && !c.is('=', 1)) {
    const name = segments.join('::');
    if (name !== 'vec') refuse('unsupported', start, `the macro \`${name}!\` is not supported`);
    c.next();
    c.expect('[', 'after `vec!`');
    const items: Expr[] = [];
    while (!c.is(']')) {
      items.push(parseExpr(c));
      if (c.is(';')) refuse('unsupported', c.peek().span, '`vec![value; count]` is not supported');
      if (!c.accept(',')) break;
    }
    c.expect(']', 'to close `vec!`');
    return { kind: 'vec', items, span: cover(start, c.previous().span) };
  }
  return { kind: 'path', segments, generics, span: cover(start, c.previous().span) };
}

export function parseBoundParams(c: Cursor): BoundParam[] {
  if (c.accept('||')) return [];
  c.expect('|', 'before the bound variables');
  const params: BoundParam[] = [];
  while (!c.is('|')) {
    const name = c.ident('a bound variable');
    const type = c.accept(':') ? parseType(c) : undefined;
    params.push({ name: name.text, type, span: cover(name.span, c.previous().span) });
    if (!c.accept(',')) break;
  }
  c.expect('|', 'after the bound variables');
  return params;
}

export function parseTriggerAttributes(c: Cursor): TriggerAttributes {
  const groups: Expr[][] = [];
  let auto = false;
  while (c.looksLike('#', '!', '[')) {
    c.next();
    c.next();
    c.next();
    const name = c.ident('an attribute');
    if (name.text === 'trigger') {
      const group: Expr[] = [];
      while (!c.is(']')) {
        group.push(parseExpr(c));
        if (!c.accept(',')) break;
      }
      if (group.length === 0) refuse('syntax', name.span, '`#![trigger]` names no terms');
      groups.push(group);
    } else if (name.text === 'auto') auto = true;
    else refuse('unsupported', name.span, `the attribute \`${name.text}\` is not supported here`);
    c.expect(']', 'to close the attribute');
  }
  return { groups, auto };
}

function parseQuantifier(c: Cursor, which: 'forall' | 'exists' | 'choose'): Expr {
  const start = c.next().span;
  const params = parseBoundParams(c);
  if (params.length === 0) refuse('syntax', start, `\`${which}\` binds no variable`);
  const triggers = parseTriggerAttributes(c);
  const body = parseExpr(c);
  return { kind: 'quantifier', which, params, triggers, body, span: cover(start, body.span) };
}

function parseClosure(c: Cursor): Expr {
  const start = c.peek().span;
  const params = parseBoundParams(c);
  if (c.is('->')) refuse('unsupported', c.peek().span, 'a closure with a written result type is not supported');
  const body = parseExpr(c);
  return { kind: 'closure', params, body, span: cover(start, body.span) };
}

/** An `if` alone, without what may follow it as an operand. */
export function parseIf(c: Cursor): Expr {
  const start = c.expect('if', 'before the condition').span;
  return c.nested(start, () => {
    const condition: Condition = c.accept('let') ? parseLetCondition(c) : { kind: 'test', expr: parseExpr(c) };
    const then = parseBlock(c);
    let otherwise: Expr | undefined;
    if (c.accept('else')) {
      if (c.is('if')) otherwise = parseIf(c);
      else {
        const block = parseBlock(c);
        otherwise = { kind: 'block', block, span: block.span };
      }
    }
    return { kind: 'if', condition, then, otherwise, span: cover(start, c.previous().span) };
  });
}

function parseLetCondition(c: Cursor): Condition {
  const pattern = parsePattern(c);
  c.expect('=', 'after the pattern');
  return { kind: 'let', pattern, expr: parseExpr(c) };
}

/** A `match` alone, without what may follow it as an operand. */
export function parseMatch(c: Cursor): Expr {
  const start = c.expect('match', 'before the value').span;
  const subject = parseExpr(c);
  c.expect('{', 'before the arms');
  const arms: MatchArm[] = [];
  while (!c.is('}')) {
    const pattern = parsePattern(c);
    if (c.is('|')) refuse('unsupported', c.peek().span, 'alternatives in patterns are not supported');
    if (c.is('if')) refuse('unsupported', c.peek().span, 'guards in match arms are not supported');
    c.expect('=>', 'after the pattern');
    const braced = c.is('{');
    const body = parseExpr(c);
    arms.push({ pattern, body, span: cover(pattern.span, body.span) });
    if (!c.accept(',') && !braced) break;
  }
  c.expect('}', 'to close the match');
  return { kind: 'match', subject, arms, span: cover(start, c.previous().span) };
}
