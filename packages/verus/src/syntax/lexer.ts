import { refuse } from '../report/diagnostic.js';
import type { Span } from './span.js';

export type TokenType = 'ident' | 'int' | 'char' | 'string' | 'lifetime' | 'punct' | 'eof';

export interface Token {
  readonly type: TokenType;
  /** The characters as written; for punctuation, the operator. */
  readonly text: string;
  readonly span: Span;
}

/** Longest first, so that `==>` is never read as `==` and `>`. */
const OPERATORS = [
  '<==>', '=~~=', '&&&', '|||', '==>', '<==', '===', '!==', '=~=', '!~=', '..=', '...', '<<=', '>>=', '==', '!=', '<=', '>=', '&&', '||',
  '->', '=>', '::', '..', '+=', '-=', '*=', '/=', '%=', '^=', '&=', '|=', '<<', '>>', '{', '}', '(', ')', '[', ']', '<', '>', ';', ',', ':',
  '.', '+', '-', '*', '/', '%', '^', '!', '&', '|', '=', '?', '@', '#', '$', '~',
];
const BY_FIRST = new Map<string, string[]>();
for (const op of OPERATORS) {
  const list = BY_FIRST.get(op.charAt(0));
  if (list) list.push(op);
  else BY_FIRST.set(op.charAt(0), [op]);
}

/**
 * Reads Rust-with-Verus text into tokens, comments and white space left out; the last token is `eof`. Identifiers are ASCII only.
 * Throws a `Refusal` of kind `syntax` or `unsupported` with the place of the first character it cannot read.
 */
export function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  const push = (type: TokenType, end: number): void => {
    tokens.push({ type, text: source.slice(at, end), span: { start: at, end } });
    at = end;
  };
  while (at < source.length) {
    const c = source.charAt(at);
    if (/\s/.test(c) || (c === '\uFEFF' && at === 0)) at++;
    else if (source.startsWith('//', at)) at = lineEnd(source, at);
    else if (source.startsWith('/*', at)) at = commentEnd(source, at);
    else if (/[A-Za-z_]/.test(c)) readWord(source, at, push);
    else if (/[0-9]/.test(c)) readNumber(source, at, push);
    else if (c === '"') push('string', stringEnd(source, at, at + 1));
    else if (c === "'") readQuote(source, at, push);
    else {
      const op = BY_FIRST.get(c)?.find((candidate) => source.startsWith(candidate, at));
      if (op !== undefined) push('punct', at + op.length);
      else {
        const shown = String.fromCodePoint(source.codePointAt(at) ?? 0);
        const why = /\p{L}/u.test(shown) ? `non-ASCII identifiers are not supported: \`${shown}\`` : `unexpected character \`${shown}\``;
        refuse(/\p{L}/u.test(shown) ? 'unsupported' : 'syntax', { start: at, end: at + shown.length }, why);
      }
    }
  }
  push('eof', at);
  return tokens;
}

type Push = (type: TokenType, end: number) => void;

function lineEnd(source: string, from: number): number {
  let end = from;
  while (end < source.length && source[end] !== '\n' && source[end] !== '\r') end++;
  return end;
}

function commentEnd(source: string, from: number): number {
  let depth = 0;
  for (let at = from; at < source.length; at++) {
    if (source.startsWith('/*', at)) {
      depth++;
      at++;
    } else if (source.startsWith('*/', at)) {
      depth--;
      at++;
      if (depth === 0) return at + 1;
    }
  }
  return refuse('syntax', { start: from, end: from + 2 }, 'unterminated block comment');
}

function readWord(source: string, at: number, push: Push): void {
  const end = at + (/^[A-Za-z0-9_]+/.exec(source.slice(at, at + 4096))?.[0].length ?? 1);
  const next = source.charAt(end);
  if (/[^\x00-\x7F]/.test(next) && /\p{L}/u.test(next)) refuse('unsupported', { start: at, end: end + 1 }, 'non-ASCII identifiers are not supported');
  const word = source.slice(at, end);
  if (next === '"' && (word === 'b' || word === 'c')) return push('string', stringEnd(source, at, end + 1));
  if (next === "'" && word === 'b') return push('char', charEnd(source, at, end));
  if ((word === 'r' || word === 'br') && (next === '"' || /^#+"/.test(source.slice(end, end + 64)))) return push('string', rawStringEnd(source, at, end));
  push('ident', end);
}

function readNumber(source: string, at: number, push: Push): void {
  const text = /^(0x[0-9a-fA-F_]+|0b[01_]+|0o[0-7_]+|[0-9][0-9_]*)([iu](8|16|32|64|128|size)|int|nat)?/.exec(source.slice(at, at + 256))?.[0] ?? '';
  const end = at + text.length;
  const next = source.charAt(end);
  if (next === '.' && /[0-9]/.test(source.charAt(end + 1)) && source.charAt(at - 1) !== '.') refuse('unsupported', { start: at, end: end + 2 }, 'floating-point numbers are not supported');
  if (/[A-Za-z0-9_]/.test(next)) refuse('syntax', { start: at, end: end + 1 }, `unreadable number \`${text}${next}\``);
  push('int', end);
}

function readQuote(source: string, at: number, push: Push): void {
  const lifetime = /^'[A-Za-z_][A-Za-z0-9_]*(?!')/.exec(source.slice(at, at + 256));
  if (lifetime && source.charAt(at + 2) !== "'") return push('lifetime', at + lifetime[0].length);
  push('char', charEnd(source, at, at));
}

function charEnd(source: string, from: number, quote: number): number {
  let at = quote + 1;
  if (source.charAt(at) === '\\') {
    at += 2;
    while (at < source.length && source.charAt(at) !== "'" && at - quote < 16) at++;
  } else at += String.fromCodePoint(source.codePointAt(at) ?? 0).length;
  if (source.charAt(at) !== "'") refuse('syntax', { start: from, end: from + 1 }, 'unterminated character literal');
  return at + 1;
}

function stringEnd(source: string, from: number, inside: number): number {
  for (let at = inside; at < source.length; at++) {
    if (source[at] === '\\') at++;
    else if (source[at] === '"') return at + 1;
  }
  return refuse('syntax', { start: from, end: from + 1 }, 'unterminated string');
}

function rawStringEnd(source: string, from: number, hashes: number): number {
  let open = hashes;
  while (source.charAt(open) === '#') open++;
  const closing = '"' + '#'.repeat(open - hashes);
  const end = source.indexOf(closing, open + 1);
  if (end < 0) refuse('syntax', { start: from, end: from + 1 }, 'unterminated raw string');
  return end + closing.length;
}
