import type { Stream } from '@codewalk/core';
import type { Code } from './kinds.js';

/** A result as a tree; `local` is what a call gave, by the number of the function called. */
export type Expression =
  | { readonly of: 'apply'; readonly operation: string; readonly to: readonly Expression[] }
  | { readonly of: 'local'; readonly function: number }
  | { readonly of: 'external' }
  | { readonly of: 'val' }
  | { readonly of: 'constant'; readonly text: string };

interface Operations {
  readonly one: readonly string[];
  readonly two: readonly string[];
}

/**
 * What a function can do with a value. All are total on the values of tests, keep the shape of arrays, and keep text from
 * growing; none jumps, so that rounding in another order stays within the tolerance.
 */
export const OPERATIONS: Readonly<Record<Code, Operations>> = {
  math: {
    one: ['abs', 'operator.neg', 'math.sin', 'math.cos', 'math.tanh', 'math.atan', 'math.asinh', 'math.erf'],
    two: ['operator.add', 'operator.sub', 'min', 'max', 'math.hypot'],
  },
  string: {
    one: ['reverse', 'swap_case', 'rotate_left', 'rotate_right', 'rot13', 'swap_halves', 'flip_pairs', 'evens_first'].map((name) => `strops.${name}`),
    two: ['alternate', 'alternate_back', 'blend', 'longer', 'later', 'earlier'].map((name) => `strops.${name}`),
  },
  array: {
    one: ['abs', 'negative', 'sin', 'cos', 'tanh', 'arctan', 'flip', 'sort'].map((name) => `np.${name}`),
    two: ['add', 'subtract', 'minimum', 'maximum', 'hypot'].map((name) => `np.${name}`),
  },
};

/** What a function returns over the results of its calls, in drawn order, joined by drawn operations (paper §2.1). */
export function drawExpression(code: Code, inputs: readonly Expression[], stream: Stream): Expression {
  const { one, two } = OPERATIONS[code];
  const [first, ...rest] = inputs.length === 0 ? [{ of: 'val' } as const] : stream.shuffle(inputs);
  if (rest.length > 0) return rest.reduce<Expression>((left, right) => apply(stream.pick(two), left, right), first!);
  const shape = stream.int(3);
  if (shape === 0) return apply(stream.pick(one), first!);
  // a sum or difference with `val` could cancel what a function below made of it
  const mixes = shape === 2 && inputs.length > 0;
  const operation = stream.pick(mixes ? two.filter((name) => !/add|sub/.test(name)) : two);
  const constant = (): Expression => ({ of: 'constant', text: drawConstant(code, operation, stream) });
  if (shape === 1) return apply(operation, first!, constant());
  return apply(operation, apply(stream.pick(one), first!), mixes ? { of: 'val' } : constant());
}

const apply = (operation: string, ...to: Expression[]): Expression => ({ of: 'apply', operation, to });

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Quarters of either sign, or two to four letters. Where one operand wins the number is below 1, so that it seldom always does. */
function drawConstant(code: Code, operation: string, stream: Stream): string {
  if (code === 'string') return `"${Array.from({ length: 2 + stream.int(3) }, () => LETTERS[stream.int(26)]!).join('')}"`;
  const size = (1 + stream.int(/min|max/.test(operation) ? 3 : 16)) / 4;
  return (stream.int(2) === 0 ? size : -size).toFixed(2).replace(/0$/, '');
}

/** The expression as Python; `local` names what a call gave. */
export function writeExpression(expression: Expression, local: (fn: number) => string): string {
  switch (expression.of) {
    case 'val': return 'val';
    case 'external': return 'external_val';
    case 'constant': return expression.text;
    case 'local': return local(expression.function);
    case 'apply': return `${expression.operation}(${expression.to.map((part) => writeExpression(part, local)).join(', ')})`;
  }
}
