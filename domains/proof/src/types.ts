import type { TypeExpr } from '@codewalk/verus';

const SCALARS = new Set(['u8', 'u16', 'u32', 'u64', 'u128', 'usize', 'i8', 'i16', 'i32', 'i64', 'i128', 'isize', 'bool', 'char']);
const CONTAINERS = new Set(['Vec', 'Option']);

/** A type as text, in one spelling. */
export function typeText(type: TypeExpr): string {
  switch (type.kind) {
    case 'path': return type.args.length === 0 ? type.name : `${type.name}<${type.args.map(typeText).join(', ')}>`;
    case 'ref': return `&${type.mutable ? 'mut ' : ''}${typeText(type.inner)}`;
    case 'slice': return `[${typeText(type.inner)}]`;
    case 'tuple': return `(${type.items.map(typeText).join(', ')}${type.items.length === 1 ? ',' : ''})`;
    case 'fn': return `FnSpec(${type.params.map(typeText).join(', ')}) -> ${typeText(type.result)}`;
    case 'infer': return '_';
  }
}

export const isScalar = (type: string): boolean => SCALARS.has(type);

/** Whether values of the type own all that is in them: scalars, and vectors, options and tuples of such. */
export function isOwned(type: TypeExpr): boolean {
  if (type.kind === 'tuple') return type.items.length > 0 && type.items.every(isOwned);
  if (type.kind !== 'path') return false;
  return type.args.length === 0 ? isScalar(type.name) : CONTAINERS.has(type.name) && type.args.length === 1 && type.args.every(isOwned);
}

/** The element type of a vector or slice that is passed by value or borrowed; null for other types. */
export function elementOf(type: TypeExpr): TypeExpr | null {
  const inner = type.kind === 'ref' && !type.mutable ? type.inner : type;
  if (inner.kind === 'path' && inner.name === 'Vec' && inner.args.length === 1) return inner.args[0]!;
  return inner.kind === 'slice' && type.kind === 'ref' ? inner.inner : null;
}

/** How a result of the first type becomes an argument of the second (paper §3.2, `⪯`). */
export type Passing = 'direct' | 'borrow' | 'slice';

/** The types of parameters that take a result of this type, with how it is passed. */
export function acceptors(result: string): ReadonlyMap<string, Passing> {
  const vector = /^Vec<(.*)>$/.exec(result)?.[1];
  const direct: [string, Passing] = [result, 'direct'];
  return new Map(vector === undefined ? [direct] : [direct, [`&${result}`, 'borrow'], [`&[${vector}]`, 'slice']]);
}

/** The expression that passes `variable`. */
export const passed = (variable: string, how: Passing): string => (how === 'direct' ? variable : how === 'borrow' ? `&${variable}` : `${variable}.as_slice()`);
