import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compare, CONSTANT, EXPONENTIAL, format, fromLabel, LABELS, parseExpression, power, substitute, toLabel,
  type Expression, type Growth, type ParameterGrowth,
} from '../src/growth.js';

const NAMES = ['xs', 'k', 'log'];

function parsed(text: string): Expression {
  const result = parseExpression(text, NAMES);
  if (!result.ok) throw new Error(`${text}: ${result.error.message} at ${result.error.at}`);
  return result.expression;
}

function growthOf(text: string, parameters: Record<string, ParameterGrowth> = linear): string {
  const result = substitute(parsed(text), parameters);
  return result.ok ? format(result.growth) : `${result.code}: ${result.what}`;
}

const at = (size: Growth, max: Growth | null = size): ParameterGrowth => ({ size, max });
const linear = { xs: at(power(1)), k: at(power(1), null), log: at(power(1)) };

describe('expressions', () => {
  it.each([
    ['1', '1'], ['xs', 'n'], ['xs*log(xs)', 'n log n'], ['xs + k', 'n'], ['xs*k', 'n^2'], ['xs^2*log(xs)^2', 'n^2 log^2 n'],
    ['xs^0.5', 'n^0.5'], ['xs*max(xs)', 'n^2'], ['log(max(xs))', 'log n'], ['min(xs, k^2)', 'n'], ['min(xs*k, 1)', '1'],
    ['exp(xs)', 'exp(n)'], ['exp(2*xs)*k', 'exp(n)'], ['3*(xs + 2)*(k + 1)', 'n^2'], ['log*log(log)', 'n log n'],
    ['(xs*k)^1.5', 'n^3'], [' xs  *  2 ', 'n'],
  ])('reads %s as %s', (text, growth) => {
    expect(growthOf(text)).toBe(growth);
  });

  it.each([
    ['', 0, 'expected a number, a parameter or a function, found the end'],
    ['xs +', 4, 'expected a number, a parameter or a function, found the end'],
    ['xs xs', 3, 'expected +, * or the end, found xs'],
    ['ys', 0, 'no parameter is called ys; there are xs, k, log'],
    ['xs*sqrt(k)', 3, 'no function is called sqrt; there are log, exp, min and max'],
    ['max(3)', 4, 'expected a parameter, found 3'],
    ['max(xs*k)', 6, 'expected ), found *'],
    ['min(xs)', 4, 'min takes two or more expressions'],
    ['xs^k', 3, 'expected an exponent, found k'],
    ['xs^0', 3, 'an exponent must be above 0'],
    ['xs^-1', 3, 'expected an exponent, found -'],
    ['xs - 1', 3, 'expected +, * or the end, found -'],
    ['0*xs', 0, 'a constant must be an integer above 0'],
    ['1.5*xs', 0, 'a constant must be an integer above 0'],
    ['log(xs', 6, 'expected ), found the end'],
    ['xs / 2', 3, 'unexpected character /'],
  ])('refuses %s at column %i', (text, column, message) => {
    expect(parseExpression(text, NAMES)).toEqual({ ok: false, error: { at: column, message } });
  });

  it('says that there are no parameters when there are none', () => {
    expect(parseExpression('n', [])).toEqual({ ok: false, error: { at: 0, message: 'no parameter is called n; there are none' } });
  });
});

describe('substitution', () => {
  const parameters = { xs: at(power(2, 1), power(1)), k: at(CONSTANT, null), log: at(EXPONENTIAL, EXPONENTIAL) };
  it.each([
    ['xs*log(xs)', 'n^2 log^2 n'], ['xs*max(xs)', 'n^3 log n'], ['k*k + 7', '1'], ['exp(k)', '1'], ['exp(max(xs))', 'exp(n)'],
    ['min(log, xs)', 'n^2 log n'], ['log*xs + k', 'exp(n)'], ['log^2', 'exp(n)'], ['log(k)', '1'],
    ['exp(xs)', 'outside-algebra: exp of n^2 log n'], ['log(log)', 'outside-algebra: log of an exponential'],
    ['log(log(max(xs)))', 'outside-algebra: log of a logarithm'], ['max(k)', 'outside-algebra: max(k), which holds no ints'],
    ['exp(exp(k)*log)', 'outside-algebra: exp of exp(n)'], ['exp(log(xs))', 'outside-algebra: exp of log n'],
  ])('of %s gives %s', (text, expected) => {
    expect(growthOf(text, parameters)).toBe(expected);
  });

  it('names a parameter that has no growth', () => {
    expect(substitute(parsed('xs*k'), { xs: at(power(1)) })).toEqual({ ok: false, code: 'unknown-parameter', what: 'k' });
  });
});

describe('labels', () => {
  it('are what their growth is called', () => {
    for (const label of LABELS) expect(toLabel(fromLabel(label))).toBe(label);
  });

  it.each([power(0.5), power(0, 2), power(1, 2), power(1.5), power(2, 1), power(3, 1), power(4)])('do not include %o', (growth) => {
    expect(toLabel(growth)).toBeNull();
  });
});

const growths = fc.oneof(
  fc.constant<Growth>(EXPONENTIAL),
  fc.record({ p: fc.constantFrom(0, 0.5, 1, 2, 3), q: fc.constantFrom(0, 1, 2) }).map(({ p, q }) => power(p, q)),
);
const environments = fc.record({ a: growths, b: growths, c: growths })
  .map(({ a, b, c }) => ({ xs: at(a), k: at(b), log: at(c) }));

/** Texts of expressions without log and exp, which are defined for every growth. */
const texts = fc.letrec<{ expression: string }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom('1', '5', 'xs', 'k', 'max(xs)', 'xs^2', 'log'),
    fc.tuple(tie('expression'), fc.constantFrom(' + ', '*'), tie('expression')).map(([a, sign, b]) => `(${a}${sign}${b})`),
    fc.tuple(tie('expression'), tie('expression')).map(([a, b]) => `min(${a}, ${b})`),
  ),
})).expression;

const value = (text: string, parameters: Record<string, ParameterGrowth>): Growth => {
  const result = substitute(parsed(text), parameters);
  if (!result.ok) throw new Error(result.what);
  return result.growth;
};

describe('laws of the algebra', () => {
  it('sums and products do not depend on order, and nest freely', () => {
    fc.assert(fc.property(texts, texts, texts, environments, (a, b, c, parameters) => {
      for (const sign of ['+', '*']) {
        const together = value(`${a} ${sign} ${b} ${sign} ${c}`, parameters);
        expect(value(`(${c}) ${sign} ((${b}) ${sign} (${a}))`, parameters)).toEqual(together);
      }
    }));
  });

  it('products distribute over sums and minima', () => {
    fc.assert(fc.property(texts, texts, texts, environments, (a, b, c, parameters) => {
      expect(value(`(${a})*((${b}) + (${c}))`, parameters)).toEqual(value(`(${a})*(${b}) + (${a})*(${c})`, parameters));
    }));
  });

  it('a sum is at least and a minimum at most each part', () => {
    fc.assert(fc.property(texts, texts, environments, (a, b, parameters) => {
      const parts = [value(a, parameters), value(b, parameters)];
      const sum = value(`(${a}) + (${b})`, parameters);
      const least = value(`min(${a}, ${b})`, parameters);
      for (const part of parts) {
        expect(compare(sum, part)).toBeGreaterThanOrEqual(0);
        expect(compare(least, part)).toBeLessThanOrEqual(0);
      }
    }));
  });

  it('constants change nothing', () => {
    fc.assert(fc.property(texts, fc.integer({ min: 1, max: 99 }), environments, (a, k, parameters) => {
      expect(value(`${k}*(${a}) + ${k}`, parameters)).toEqual(value(a, parameters));
    }));
  });

  it('compare is a total order that format tells apart', () => {
    fc.assert(fc.property(growths, growths, growths, (a, b, c) => {
      expect(Math.sign(compare(a, b))).toBe(-Math.sign(compare(b, a)) + 0);
      if (compare(a, b) <= 0 && compare(b, c) <= 0) expect(compare(a, c)).toBeLessThanOrEqual(0);
      expect(compare(a, b) === 0).toBe(format(a) === format(b));
    }));
  });

  it('never throws on any text, and points into it', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), texts), (text) => {
      const result = parseExpression(text, NAMES);
      if (!result.ok) {
        expect(result.error.at).toBeGreaterThanOrEqual(0);
        expect(result.error.at).toBeLessThanOrEqual(text.length);
      }
    }));
  });
});
