import { refuse } from '../report/diagnostic.js';
import type { Expr } from './ast.js';
import type { Cursor } from './cursor.js';
import type { Token } from './lexer.js';

/** Reads one literal, a leading minus sign included. */
export function readLiteral(c: Cursor): Expr {
  const token = c.next();
  if (token.text === '-') {
    const operand = readLiteral(c);
    if (operand.kind !== 'int') refuse('syntax', token.span, 'only a number can follow `-` in a pattern');
    return { ...operand, value: -operand.value, span: { start: token.span.start, end: operand.span.end } };
  }
  if (token.type === 'int') return readInt(token);
  if (token.type === 'char') return { kind: 'char', value: readChar(token), byte: token.text.startsWith('b'), span: token.span };
  if (token.type === 'string') return { kind: 'string', span: token.span };
  return { kind: 'bool', value: token.text === 'true', span: token.span };
}

function readInt(token: Token): Expr {
  const match = /^(0x[0-9a-fA-F_]+|0b[01_]+|0o[0-7_]+|[0-9][0-9_]*)(.*)$/.exec(token.text);
  const digits = (match?.[1] ?? '').replaceAll('_', '');
  if (digits.length > 80) refuse('unsupported', token.span, 'a number this long is not supported');
  const suffix = match?.[2] ?? '';
  return { kind: 'int', value: BigInt(digits), suffix: suffix === '' ? undefined : suffix, span: token.span };
}

const ESCAPES: Readonly<Record<string, number>> = { n: 10, t: 9, r: 13, '0': 0, '\\': 92, "'": 39, '"': 34 };

function readChar(token: Token): number {
  const inside = token.text.replace(/^b/, '').slice(1, -1);
  if (!inside.startsWith('\\')) return inside.codePointAt(0) ?? 0;
  const simple = inside.length === 2 ? ESCAPES[inside.charAt(1)] : undefined;
  const hex = /^\\x([0-9a-fA-F]{2})$/.exec(inside)?.[1] ?? /^\\u\{([0-9a-fA-F]{1,6})\}$/.exec(inside)?.[1];
  const value = simple ?? (hex === undefined ? undefined : parseInt(hex, 16));
  if (value === undefined || value > 0x10ffff || (value >= 0xd800 && value < 0xe000)) refuse('syntax', token.span, 'unreadable character escape');
  return value;
}
