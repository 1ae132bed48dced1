import { refuse } from '../report/diagnostic.js';
import type { Token } from './lexer.js';
import type { Span } from './span.js';

/** Nesting past this is refused: every later pass recurses over the tree. */
const MAX_DEPTH = 120;

/** The parser's place in the token list. */
export class Cursor {
  private at = 0;
  private depth = 0;
  private tokens: Token[];

  constructor(tokens: readonly Token[]) {
    this.tokens = [...tokens];
  }

  peek(ahead = 0): Token {
    const token = this.tokens[Math.min(this.at + ahead, this.tokens.length - 1)];
    if (!token) throw new Error('a token list always ends in eof');
    return token;
  }

  /** The token before the current one. */
  previous(): Token {
    return this.tokens[Math.max(0, this.at - 1)] ?? this.peek();
  }

  next(): Token {
    const token = this.peek();
    if (token.type !== 'eof') this.at++;
    return token;
  }

  is(text: string, ahead = 0): boolean {
    const token = this.peek(ahead);
    return token.text === text && (token.type === 'punct' || token.type === 'ident');
  }

  /** Whether the tokens from here on read exactly so. */
  looksLike(...texts: readonly string[]): boolean {
    return texts.every((text, i) => this.is(text, i));
  }

  accept(text: string): boolean {
    if (!this.is(text)) return false;
    this.at++;
    return true;
  }

  expect(text: string, where: string): Token {
    if (this.is(text)) return this.next();
    return this.unexpected(`\`${text}\` ${where}`);
  }

  ident(what: string): Token {
    const token = this.peek();
    if (token.type !== 'ident' || RESERVED.has(token.text)) this.unexpected(what);
    return this.next();
  }

  /** Closes one `>` of a generic list, splitting `>>`, `>=` and `>>=`. */
  closeAngle(): void {
    const token = this.peek();
    if (token.type === 'punct' && token.text.length > 1 && token.text.startsWith('>')) {
      const rest: Token = { type: 'punct', text: token.text.slice(1), span: { start: token.span.start + 1, end: token.span.end } };
      this.tokens[this.at] = rest;
      return;
    }
    this.expect('>', 'to close the type arguments');
  }

  /** Splits `&&`, `||` or `&&&` so that the current token is its first character. */
  splitFirst(): void {
    const token = this.peek();
    const first: Token = { type: 'punct', text: token.text.charAt(0), span: { start: token.span.start, end: token.span.start + 1 } };
    const rest: Token = { type: 'punct', text: token.text.slice(1), span: { start: token.span.start + 1, end: token.span.end } };
    this.tokens.splice(this.at, 1, first, rest);
  }

  unexpected(wanted: string): never {
    const token = this.peek();
    const found = token.type === 'eof' ? 'the end of the file' : `\`${token.text.slice(0, 40)}\``;
    return refuse('syntax', token.span, `expected ${wanted}, found ${found}`);
  }

  nested<T>(span: Span, read: () => T): T {
    if (++this.depth > MAX_DEPTH) refuse('unsupported', span, `nesting deeper than ${MAX_DEPTH} levels is not supported`);
    try {
      return read();
    } finally {
      this.depth--;
    }
  }
}

const RESERVED = new Set([
  'as', 'break', 'const', 'continue', 'else', 'enum', 'extern', 'false', 'fn', 'for', 'if', 'impl', 'in', 'let', 'loop', 'match', 'mod', 'move',
  'mut', 'pub', 'ref', 'return', 'static', 'struct', 'super', 'trait', 'true', 'type', 'unsafe', 'use', 'where', 'while', 'async', 'await', 'dyn',
  'forall', 'exists', 'choose', 'requires', 'ensures', 'invariant', 'decreases', 'recommends', 'assert', 'assume', 'proof', 'spec', 'ghost', 'tracked', 'exec',
  'invariant_except_break', 'opens_invariants',
]);
