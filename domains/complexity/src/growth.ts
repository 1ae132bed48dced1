/** How a quantity grows with n: n^p·log^q n, or exponentially. A constant is p = q = 0. */
export type Growth = { readonly kind: 'power'; readonly p: number; readonly q: number } | { readonly kind: 'exp' };

export const LABELS = ['constant', 'logn', 'linear', 'nlogn', 'quadratic', 'cubic', 'np'] as const;
export type Label = (typeof LABELS)[number];

/** An expression over the sizes of parameters, as written in an atom's `cost`, `size` and `bound`. */
export type Expression =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'size'; readonly parameter: string }
  | { readonly kind: 'max'; readonly parameter: string }
  | { readonly kind: 'power'; readonly base: Expression; readonly exponent: number }
  | { readonly kind: 'log' | 'exp'; readonly of: Expression }
  | { readonly kind: 'sum' | 'product' | 'min'; readonly of: readonly Expression[] };

/** What a parameter is at size n: the growth of its size, and of the largest int inside it (null when it holds none). */
export interface ParameterGrowth {
  readonly size: Growth;
  readonly max: Growth | null;
}

export type Substituted =
  | { readonly ok: true; readonly growth: Growth }
  | { readonly ok: false; readonly code: 'outside-algebra' | 'unknown-parameter'; readonly what: string };

export const CONSTANT: Growth = { kind: 'power', p: 0, q: 0 };
export const EXPONENTIAL: Growth = { kind: 'exp' };

export function power(p: number, q = 0): Growth {
  return { kind: 'power', p, q };
}

const LABELLED: readonly (readonly [Label, Growth])[] = [
  ['constant', CONSTANT],
  ['logn', power(0, 1)],
  ['linear', power(1)],
  ['nlogn', power(1, 1)],
  ['quadratic', power(2)],
  ['cubic', power(3)],
  ['np', EXPONENTIAL],
];

/** The label of a growth, or null when it is none of the seven. */
export function toLabel(growth: Growth): Label | null {
  return LABELLED.find(([, labelled]) => compare(labelled, growth) === 0)?.[0] ?? null;
}

export function fromLabel(label: Label): Growth {
  return LABELLED.find(([name]) => name === label)![1];
}

/** Negative when a grows slower than b, 0 when they grow alike, positive when faster. */
export function compare(a: Growth, b: Growth): number {
  if (a.kind === 'exp' || b.kind === 'exp') return (a.kind === 'exp' ? 1 : 0) - (b.kind === 'exp' ? 1 : 0);
  return a.p !== b.p ? a.p - b.p : a.q - b.q;
}

/** The growth as people write it: `1`, `log n`, `n^2 log n`, `exp(n)`. */
export function format(growth: Growth): string {
  if (growth.kind === 'exp') return 'exp(n)';
  const parts = [raised('n', growth.p), raised('log', growth.q)].filter((part) => part !== '');
  if (growth.q !== 0) parts.push('n');
  return parts.length === 0 ? '1' : parts.join(' ');
}

function raised(base: string, exponent: number): string {
  if (exponent === 0) return '';
  return exponent === 1 ? base : `${base}^${exponent}`;
}

/**
 * The growth of an expression when every parameter grows as told. What n^p·log^q n and the exponential cannot
 * express (log of a log or of an exponential, exp of anything but a constant or a linear size) is refused.
 */
export function substitute(
  expression: Expression,
  parameters: Readonly<Record<string, ParameterGrowth>>,
): Substituted {
  switch (expression.kind) {
    case 'number':
      return grown(CONSTANT);
    case 'size':
    case 'max': {
      const known = Object.hasOwn(parameters, expression.parameter) ? parameters[expression.parameter] : undefined;
      if (known === undefined) return { ok: false, code: 'unknown-parameter', what: expression.parameter };
      const growth = expression.kind === 'size' ? known.size : known.max;
      return growth === null ? outside(`max(${expression.parameter}), which holds no ints`) : grown(growth);
    }
    case 'power':
      return mapped(expression.base, parameters, (base) => grown(powered(base, expression.exponent)));
    case 'log':
      return mapped(expression.of, parameters, logarithm);
    case 'exp':
      return mapped(expression.of, parameters, exponential);
    case 'sum':
      return combined(expression.of, parameters, (a, b) => (compare(a, b) >= 0 ? a : b));
    case 'min':
      return combined(expression.of, parameters, (a, b) => (compare(a, b) <= 0 ? a : b));
    case 'product':
      return combined(expression.of, parameters, multiplied);
  }
}

function grown(growth: Growth): Substituted {
  return { ok: true, growth };
}

function outside(what: string): Substituted {
  return { ok: false, code: 'outside-algebra', what };
}

function mapped(
  inner: Expression,
  parameters: Readonly<Record<string, ParameterGrowth>>,
  map: (growth: Growth) => Substituted,
): Substituted {
  const result = substitute(inner, parameters);
  return result.ok ? map(result.growth) : result;
}

function combined(
  parts: readonly Expression[],
  parameters: Readonly<Record<string, ParameterGrowth>>,
  combine: (a: Growth, b: Growth) => Growth,
): Substituted {
  let total: Growth | null = null;
  for (const part of parts) {
    const result = substitute(part, parameters);
    if (!result.ok) return result;
    total = total === null ? result.growth : combine(total, result.growth);
  }
  return grown(total ?? CONSTANT);
}

function multiplied(a: Growth, b: Growth): Growth {
  if (a.kind === 'exp' || b.kind === 'exp') return EXPONENTIAL;
  return power(a.p + b.p, a.q + b.q);
}

function powered(base: Growth, exponent: number): Growth {
  return base.kind === 'exp' ? base : power(base.p * exponent, base.q * exponent);
}

function logarithm(growth: Growth): Substituted {
  if (growth.kind === 'exp') return outside('log of an exponential');
  if (growth.p > 0) return grown(power(0, 1));
  return growth.q === 0 ? grown(CONSTANT) : outside('log of a logarithm');
}

function exponential(growth: Growth): Substituted {
  if (compare(growth, CONSTANT) === 0) return grown(CONSTANT);
  return compare(growth, power(1)) === 0 ? grown(EXPONENTIAL) : outside(`exp of ${format(growth)}`);
}

/** What an expression cannot be, and where: `at` is the 0-based column of the text. */
export interface ExpressionError {
  readonly at: number;
  readonly message: string;
}

export type ParsedExpression =
  | { readonly ok: true; readonly expression: Expression }
  | { readonly ok: false; readonly error: ExpressionError };

/**
 * Reads `xs*log(xs) + k^2`: sums and products of positive integers, sizes, powers with a positive exponent, `log`,
 * `exp`, `min` and `max(parameter)`, parentheses allowed. Names that are not parameters are refused.
 */
export function parseExpression(text: string, parameters: readonly string[]): ParsedExpression {
  try {
    return { ok: true, expression: new Parser(text, parameters).whole() };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, error: { at: error.at, message: error.message } };
    throw error;
  }
}

class Refused extends Error {
  constructor(
    readonly at: number,
    message: string,
  ) {
    super(message);
  }
}

interface Token {
  readonly text: string;
  readonly at: number;
  readonly kind: 'number' | 'name' | 'sign' | 'end';
}

class Parser {
  private readonly tokens: readonly Token[];
  private next = 0;

  constructor(
    text: string,
    private readonly parameters: readonly string[],
  ) {
    this.tokens = tokenize(text);
  }

  whole(): Expression {
    const expression = this.sum();
    if (this.peek().kind !== 'end') this.fail(`expected +, * or the end, found ${this.peek().text}`);
    return expression;
  }

  private sum(): Expression {
    return this.list('+', 'sum', () => this.list('*', 'product', () => this.factor()));
  }

  private list(separator: string, kind: 'sum' | 'product' | 'min', read: () => Expression): Expression {
    const parts = [read()];
    while (this.accept(separator)) parts.push(read());
    return parts.length === 1 ? parts[0]! : { kind, of: parts };
  }

  private factor(): Expression {
    const base = this.base();
    if (!this.accept('^')) return base;
    const token = this.take('number', 'an exponent');
    const exponent = Number(token.text);
    if (!(exponent > 0)) throw new Refused(token.at, 'an exponent must be above 0');
    return { kind: 'power', base, exponent };
  }

  private base(): Expression {
    if (this.accept('(')) return this.closed(this.sum());
    if (this.peek().kind === 'number') return this.integer();
    const name = this.take('name', 'a number, a parameter or a function');
    if (!this.accept('(')) return { kind: 'size', parameter: this.known(name) };
    if (name.text === 'max') return this.closed({ kind: 'max', parameter: this.known(this.take('name', 'a parameter')) });
    if (name.text === 'min') return this.closed(this.minimum());
    if (name.text === 'log' || name.text === 'exp') return this.closed({ kind: name.text, of: this.sum() });
    throw new Refused(name.at, `no function is called ${name.text}; there are log, exp, min and max`);
  }

  private minimum(): Expression {
    const first = this.peek();
    const expression = this.list(',', 'min', () => this.sum());
    if (expression.kind !== 'min') throw new Refused(first.at, 'min takes two or more expressions');
    return expression;
  }

  private integer(): Expression {
    const token = this.take('number', 'a number');
    const value = Number(token.text);
    if (!Number.isSafeInteger(value) || value < 1) throw new Refused(token.at, 'a constant must be an integer above 0');
    return { kind: 'number', value };
  }

  private known(token: Token): string {
    if (this.parameters.includes(token.text)) return token.text;
    const names = this.parameters.length === 0 ? 'there are none' : `there are ${this.parameters.join(', ')}`;
    throw new Refused(token.at, `no parameter is called ${token.text}; ${names}`);
  }

  private closed(expression: Expression): Expression {
    if (!this.accept(')')) this.fail(`expected ), found ${this.peek().text}`);
    return expression;
  }

  private peek(): Token {
    return this.tokens[this.next]!;
  }

  private accept(sign: string): boolean {
    if (this.peek().kind !== 'sign' || this.peek().text !== sign) return false;
    this.next += 1;
    return true;
  }

  private take(kind: Token['kind'], what: string): Token {
    const token = this.peek();
    if (token.kind !== kind) this.fail(`expected ${what}, found ${token.text}`);
    this.next += 1;
    return token;
  }

  private fail(message: string): never {
    throw new Refused(this.peek().at, message);
  }
}

function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  const pattern = /\s*(?:(\d+(?:\.\d+)?)|([A-Za-z_]\w*)|([-+*^(),]))/y;
  let at = 0;
  while (text.slice(at).trim() !== '') {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found === null) {
      const bad = at + text.slice(at).search(/\S/);
      throw new Refused(bad, `unexpected character ${text[bad]}`);
    }
    const word = found[1] ?? found[2] ?? found[3]!;
    const kind = found[1] !== undefined ? 'number' : found[2] !== undefined ? 'name' : 'sign';
    tokens.push({ text: word, at: pattern.lastIndex - word.length, kind });
    at = pattern.lastIndex;
  }
  tokens.push({ text: 'the end', at: text.length, kind: 'end' });
  return tokens;
}
