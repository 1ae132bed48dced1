import { refuse } from '../report/diagnostic.js';
import type { FunctionItem, Mode, Param, Program } from './ast.js';
import { parseAttributes, parseCrateAttribute } from './attributes.js';
import { Cursor } from './cursor.js';
import { tokenize } from './lexer.js';
import { parseBlock, parseClauses } from './parse-statement.js';
import { parseType } from './parse-type.js';
import { cover } from './span.js';

const MAX_CHARS = 400_000;

/**
 * Parses a whole `.rs` file: `use` lines, one `verus!{ … }` and `fn main() { … }`, nothing else. What stands in an outer `main` is
 * skipped unread, since it is not verified. Throws a `Refusal` at the first thing it cannot read.
 */
export function parseProgram(source: string): Program {
  if (source.length > MAX_CHARS) refuse('unsupported', { start: 0, end: 1 }, `a program longer than ${MAX_CHARS} characters is not supported`);
  const c = new Cursor(tokenize(source));
  const imports: string[] = [];
  let isolated: boolean | undefined;
  let found: { functions: FunctionItem[]; bodySpan: { start: number; end: number }; isolated: boolean | undefined } | undefined;
  while (c.peek().type !== 'eof') {
    const token = c.peek();
    if (c.looksLike('#', '!', '[')) isolated = parseCrateAttribute(c) ?? isolated;
    else if (c.looksLike('#', '[')) parseAttributes(c);
    else if (c.is('use') || (c.is('pub') && c.is('use', 1))) imports.push(parseUse(c));
    else if (c.looksLike('fn', 'main', '(') || c.looksLike('pub', 'fn', 'main')) skipMain(c);
    else if (c.looksLike('verus', '!')) {
      if (found) refuse('unsupported', token.span, 'a second `verus!` block is not supported');
      found = parseVerusBlock(c, imports);
    } else if (c.is('extern') || c.is('mod') || c.is('const') || c.is('fn') || c.is('struct')) refuse('unsupported', token.span, `\`${token.text}\` outside \`verus!\` is not supported`);
    else c.unexpected('`use`, `fn main` or `verus!`');
  }
  if (!found) refuse('syntax', { start: 0, end: 0 }, 'there is no `verus!` block in this file');
  return { functions: found.functions, imports, isolated: found.isolated ?? isolated, bodySpan: found.bodySpan };
}

function parseUse(c: Cursor): string {
  const start = c.peek();
  c.accept('pub');
  c.next();
  let text = '';
  while (!c.is(';')) {
    const token = c.next();
    if (token.type === 'eof' || token.text === '{' && text === '') refuse('syntax', start.span, 'unclosed `use`');
    text += token.text === 'as' ? ' as ' : token.text;
  }
  c.next();
  if (!/^(::)?(vstd|builtin|builtin_macros|std|core|alloc|verus_builtin|verus_builtin_macros)\b/.test(text)) refuse('unsupported', start.span, `the import \`${text}\` is not supported`);
  if (text.includes(' as ')) refuse('unsupported', start.span, 'renaming imports is not supported');
  return text;
}

function skipMain(c: Cursor): void {
  c.accept('pub');
  c.next();
  c.next();
  c.expect('(', 'after `main`');
  c.expect(')', 'after `main(`');
  const open = c.expect('{', 'to open `main`');
  for (let depth = 1; depth > 0; ) {
    const token = c.next();
    if (token.type === 'eof') refuse('syntax', open.span, 'unclosed `main`');
    if (token.text === '{') depth++;
    if (token.text === '}') depth--;
  }
}

function parseVerusBlock(c: Cursor, imports: string[]): { functions: FunctionItem[]; bodySpan: { start: number; end: number }; isolated: boolean | undefined } {
  c.next();
  c.next();
  const open = c.expect('{', 'after `verus!`');
  const functions: FunctionItem[] = [];
  let isolated: boolean | undefined;
  while (!c.is('}')) {
    if (c.peek().type === 'eof') refuse('syntax', open.span, 'unclosed `verus!` block');
    if (c.looksLike('#', '!', '[')) isolated = parseCrateAttribute(c) ?? isolated;
    else if (c.is('use')) imports.push(parseUse(c));
    else if (!c.accept(';')) functions.push(parseFunction(c));
  }
  const close = c.next();
  return { functions, bodySpan: { start: open.span.end, end: close.span.start }, isolated };
}

function parseFunction(c: Cursor): FunctionItem {
  const first = c.peek().span;
  const attributes = parseAttributes(c);
  const start = c.peek().span;
  const mode = parseModifiers(c);
  const word = c.peek();
  if (!c.accept('fn')) {
    if (['struct', 'enum', 'trait', 'impl', 'mod', 'const', 'static', 'type', 'macro_rules', 'broadcast', 'global', 'union', 'axiom'].includes(word.text)) refuse('unsupported', word.span, `\`${word.text}\` items are not supported`);
    c.unexpected('a function');
  }
  const name = c.ident('a function name');
  const generics = parseGenerics(c);
  c.expect('(', 'before the parameters');
  const params: Param[] = [];
  while (!c.is(')')) {
    params.push(parseParam(c));
    if (!c.accept(',')) break;
  }
  c.expect(')', 'to close the parameters');
  const result = c.accept('->') ? parseResult(c) : undefined;
  const clauses = parseClauses(c);
  if (c.is(';')) refuse('unsupported', cover(start, c.peek().span), `\`${name.text}\` has no body`);
  const headSpan = cover(start, c.previous().span);
  const body = parseBlock(c);
  return { name: name.text, mode, generics, params, result, clauses, body, opaque: attributes.opaque, isolated: attributes.isolated, nameSpan: name.span, span: cover(first, body.span), headSpan };
}

function parseModifiers(c: Cursor): Mode {
  let mode: Mode = 'exec';
  for (;;) {
    const token = c.peek();
    if (c.accept('pub')) {
      if (c.is('(') && c.is('crate', 1)) {
        c.next();
        c.next();
        c.expect(')', 'after `pub(crate`');
      }
    } else if (c.is('open') || c.is('closed') || c.is('exec')) c.next();
    else if (c.is('spec') || c.is('proof')) {
      c.next();
      mode = token.text as Mode;
      if (c.is('(')) refuse('unsupported', c.peek().span, '`spec(checked)` is not supported');
    } else if (c.is('broadcast') || c.is('uninterp') || c.is('unsafe') || c.is('async') || (c.is('const') && c.is('fn', 1)) || c.is('axiom')) refuse('unsupported', token.span, `\`${token.text}\` functions are not supported`);
    else return mode;
  }
}

function parseGenerics(c: Cursor): string[] {
  const names: string[] = [];
  if (!c.accept('<')) return names;
  while (!c.is('>')) {
    if (c.peek().type === 'lifetime') refuse('unsupported', c.peek().span, 'lifetime parameters are not supported');
    const name = c.ident('a type parameter');
    if (c.is(':')) refuse('unsupported', c.peek().span, 'bounds on type parameters are not supported');
    if (name.text === 'const') refuse('unsupported', name.span, 'const parameters are not supported');
    names.push(name.text);
    if (!c.accept(',')) break;
  }
  c.closeAngle();
  return names;
}

function parseParam(c: Cursor): Param {
  const start = c.peek().span;
  if (c.is('&') || c.is('self')) refuse('unsupported', start, 'methods are not supported');
  if (c.is('tracked') && c.peek(1).type === 'ident') refuse('unsupported', start, '`tracked` parameters are not supported');
  const mutable = c.accept('mut');
  const name = c.ident('a parameter');
  if (c.is('(')) refuse('unsupported', cover(start, name.span), 'patterns in parameters are not supported');
  c.expect(':', 'after the parameter name');
  const type = parseType(c);
  return { name: name.text, mutable, type, span: cover(start, type.span) };
}

function parseResult(c: Cursor): { name: string | undefined; type: ReturnType<typeof parseType> } {
  if (c.is('(') && c.peek(1).type === 'ident' && c.is(':', 2)) {
    c.next();
    const name = c.ident('the name of the result').text;
    c.next();
    const type = parseType(c);
    c.expect(')', 'to close the result');
    return { name, type };
  }
  if (c.is('(') && c.is('tracked', 1)) refuse('unsupported', c.peek(1).span, '`tracked` results are not supported');
  return { name: undefined, type: parseType(c) };
}
