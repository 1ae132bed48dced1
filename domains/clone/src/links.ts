import type { Atom } from './atom.js';
import { parseSignature, type JavaType, type Signature } from './signature.js';

/** The signature of an atom, whose types its schema holds as texts. */
export function signatureOf({ result, parameters }: Pick<Atom, 'result' | 'parameters'>): Signature {
  const read = parseSignature(result, parameters);
  if (!read.ok) throw new TypeError(`${result}(${parameters.join(', ')}) is no signature: ${read.detail}`);
  return read.value;
}

/**
 * What the next atom may take: the result type. Two results of an atom that is not strict may differ in the sign of a zero, which
 * whatever follows could tell, so where the type holds such numbers nothing may follow.
 */
export function provideKeys(atom: Atom): string[] {
  return atom.strict || !hasZeros(signatureOf(atom).result) ? [atom.result] : [];
}

export const acceptKeys = (atom: Atom): string[] => [...new Set(atom.parameters)];

/** Places of the parameters that can take a result of this type. */
export const linkable = (atom: Pick<Atom, 'parameters'>, type: string): number[] => atom.parameters.flatMap((p, i) => (p === type ? [i] : []));

const EXACT = new Set(['Boolean', 'Byte', 'Short', 'Character', 'Integer', 'Long', 'String', 'BigInteger', 'BigDecimal', 'Date', 'BitSet', 'Locale', 'TimeZone', 'Class', 'StringBuilder', 'StringBuffer', 'CharSequence', 'Properties']);

/** Whether values of the type can hold a float or double: what is not known to hold none can. */
export function hasZeros(type: JavaType): boolean {
  switch (type.kind) {
    case 'primitive': return type.name === 'float' || type.name === 'double';
    case 'array': return hasZeros(type.of);
    case 'class': return !EXACT.has(type.name) && (type.of.length === 0 || type.of.some(hasZeros));
  }
}
