import { inRange } from './sorts.js';
import { element, type Theory } from './theories.js';

const X: [string, string] = ['x', 'Int'];
const Y: [string, string] = ['y', 'Int'];

function binary(meaning: string, ...facts: string[]): Theory {
  return (v, symbol) => {
    const call = `(${symbol} x y)`;
    v.declareFun(symbol, ['Int', 'Int'], 'Int');
    v.forall([X, Y], [[call]], `(= ${call} ${meaning})`);
    for (const fact of facts) v.forall([X, Y], [[call]], fact.replaceAll('@', call));
  };
}

/** Of a bit operation on a machine type we know that its result is of the type, and that equal arguments give equal results. */
const bit: Theory = (v, symbol, typeArgs) => {
  const type = element(typeArgs);
  v.declareFun(symbol, ['Int', 'Int'], 'Int');
  const call = `(${symbol} x y)`;
  if (type.kind !== 'int') throw new Error('bit operations are on integers');
  if (type.name === 'usize' || type.name === 'isize') v.wordSize();
  v.forall([X, Y], [[call]], inRange(type.name, call));
};

/** Arithmetic on two unknowns and the helpers of `vstd::math`. */
export const INTEGERS: Readonly<Record<string, Theory>> = {
  'int.add': binary('(+ x y)'),
  'int.sub': binary('(- x y)'),
  'int.mul': binary('(* x y)', '(=> (and (<= 0 x) (<= 0 y)) (<= 0 @))'),
  'int.div': binary('(div x y)', '(=> (and (<= 0 x) (< 0 y)) (and (<= 0 @) (<= @ x)))'),
  'int.mod': binary('(mod x y)', '(=> (and (<= 0 x) (< 0 y)) (and (<= 0 @) (< @ y)))'),
  'math.max': binary('(ite (<= x y) y x)'),
  'math.min': binary('(ite (<= x y) x y)'),
  'math.abs': (v, symbol) => {
    v.declareFun(symbol, ['Int'], 'Int');
    v.forall([X], [[`(${symbol} x)`]], `(= (${symbol} x) (ite (< x 0) (- x) x))`);
  },
  'bit.and': bit,
  'bit.or': bit,
  'bit.xor': bit,
  'bit.shl': bit,
  'bit.shr': bit,
};
