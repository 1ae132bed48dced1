import { range } from '../types/limits.js';
import { prune, type IntName, type Type } from '../types/type.js';

/** The name of a closed type inside SMT symbols: it holds only characters that a simple symbol may have. */
export function typeName(type: Type): string {
  const t = prune(type);
  switch (t.kind) {
    case 'int':
      return t.name;
    case 'bool':
    case 'char':
      return t.kind;
    case 'never':
      return 'never';
    case 'param':
      return `&${t.name}`;
    case 'tuple':
      return `Tup<${t.items.map(typeName).join('/')}>`;
    case 'app':
      return t.args.length === 0 ? `Text.${t.name}` : `${t.name}<${t.args.map(typeName).join('/')}>`;
    case 'fn':
      return `Fn<${[...t.params, t.result].map(typeName).join('/')}>`;
    case 'ref':
      return typeName(t.inner);
    case 'var':
      throw new Error('an undetermined type reached the solver');
  }
}

export function number(value: bigint): string {
  return value < 0n ? `(- ${-value})` : String(value);
}

export function isNumeral(term: string): boolean {
  return /^(\d+|\(- \d+\))$/.test(term);
}

export function conjunction(parts: readonly string[]): string {
  const real = parts.filter((p) => p !== 'true');
  return real.length === 0 ? 'true' : real.length === 1 ? (real[0] ?? 'true') : `(and ${real.join(' ')})`;
}

export function implies(given: string, claim: string): string {
  if (given === 'true' || claim === 'true') return claim;
  return `(=> ${given} ${claim})`;
}

/** The fact that an integer lies in its type, or `true`. The word-sized bounds are the constants `usize.end` and `isize.end`. */
export function inRange(name: IntName, term: string): string {
  if (name === 'usize') return `(and (<= 0 ${term}) (< ${term} usize.end))`;
  if (name === 'isize') return `(and (<= (- isize.end) ${term}) (< ${term} isize.end))`;
  const { low, high } = range(name);
  return conjunction([...(low === undefined ? [] : [`(<= ${number(low)} ${term})`]), ...(high === undefined ? [] : [`(<= ${term} ${number(high)})`])]);
}
