import { refuse } from '../report/diagnostic.js';
import type { Pattern, TypeExpr } from './ast.js';
import type { Cursor } from './cursor.js';
import { readLiteral } from './literals.js';
import { cover } from './span.js';

export function parseType(c: Cursor): TypeExpr {
  const start = c.peek().span;
  return c.nested(start, () => {
    if (c.is('&&')) c.splitFirst();
    if (c.accept('&')) {
      if (c.peek().type === 'lifetime') refuse('unsupported', c.peek().span, 'explicit lifetimes are not supported');
      const mutable = c.accept('mut');
      const inner = parseType(c);
      return { kind: 'ref', mutable, inner, span: cover(start, inner.span) };
    }
    if (c.accept('[')) {
      const inner = parseType(c);
      if (c.is(';')) refuse('unsupported', c.peek().span, 'array types are not supported');
      const end = c.expect(']', 'to close the slice type').span;
      return { kind: 'slice', inner, span: cover(start, end) };
    }
    if (c.accept('(')) {
      const items: TypeExpr[] = [];
      let comma = false;
      while (!c.is(')')) {
        items.push(parseType(c));
        comma = c.accept(',');
        if (!comma) break;
      }
      const end = c.expect(')', 'to close the tuple type').span;
      const only = items[0];
      if (items.length === 1 && only && !comma) return only;
      return { kind: 'tuple', items, span: cover(start, end) };
    }
    if (c.accept('_')) return { kind: 'infer', span: start };
    return parsePathType(c);
  });
}

function parsePathType(c: Cursor): TypeExpr {
  const start = c.peek().span;
  if (['impl', 'dyn', 'fn'].includes(c.peek().text)) refuse('unsupported', start, `\`${c.peek().text}\` types are not supported`);
  let name = c.ident('a type').text;
  while (c.is('::') && !c.is('<', 1)) {
    c.next();
    name = c.ident('a type').text;
  }
  if ((name === 'FnSpec' || name === 'spec_fn') && c.accept('(')) {
    const params: TypeExpr[] = [];
    while (!c.is(')')) {
      params.push(parseType(c));
      if (!c.accept(',')) break;
    }
    c.expect(')', 'to close the parameter types');
    c.expect('->', 'before the result type');
    const result = parseType(c);
    return { kind: 'fn', params, result, span: cover(start, result.span) };
  }
  c.accept('::');
  const args = c.is('<') ? parseTypeArgs(c) : [];
  return { kind: 'path', name, args, span: cover(start, c.previous().span) };
}

export function parseTypeArgs(c: Cursor): TypeExpr[] {
  c.expect('<', 'before the type arguments');
  const args: TypeExpr[] = [];
  while (!c.is('>') && !c.is('>>') && !c.is('>=')) {
    args.push(parseType(c));
    if (!c.accept(',')) break;
  }
  c.closeAngle();
  return args;
}

export function parsePattern(c: Cursor): Pattern {
  const start = c.peek().span;
  return c.nested(start, () => {
    const token = c.peek();
    if (c.accept('_')) return { kind: 'wild', span: start };
    if (c.accept('(')) {
      const items = patternList(c);
      return { kind: 'tuple', items, span: cover(start, c.previous().span) };
    }
    if (token.type === 'int' || token.type === 'char' || token.text === 'true' || token.text === 'false' || token.text === '-') {
      const value = readLiteral(c);
      return { kind: 'literal', value, span: value.span };
    }
    if (c.is('&') || c.is('ref')) refuse('unsupported', start, 'reference patterns are not supported');
    const mutable = c.accept('mut');
    let name = c.ident('a pattern').text;
    while (c.accept('::')) name = c.ident('a pattern').text;
    if (c.accept('(')) {
      const items = patternList(c);
      return { kind: 'variant', name, items, span: cover(start, c.previous().span) };
    }
    if (c.is('{') && /^[A-Z]/.test(name)) refuse('unsupported', start, 'struct patterns are not supported');
    if (c.is('@')) refuse('unsupported', c.peek().span, '`@` patterns are not supported');
    if (name === 'None') return { kind: 'variant', name, items: [], span: start };
    return { kind: 'name', name, mutable, span: cover(start, c.previous().span) };
  });
}

function patternList(c: Cursor): Pattern[] {
  const items: Pattern[] = [];
  while (!c.is(')')) {
    if (c.is('..')) refuse('unsupported', c.peek().span, '`..` patterns are not supported');
    items.push(parsePattern(c));
    if (!c.accept(',')) break;
  }
  c.expect(')', 'to close the pattern');
  return items;
}
