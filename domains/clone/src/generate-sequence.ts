import type { TypedValue } from '@codewalk/core';
import { java } from './java-value.js';

/** A document as a row of items that can be cut and joined: UTF-16 units of a string, signed bytes, items of an array or a list. */
export interface Sequence {
  readonly items: readonly TypedValue[];
  /** Equal for sequences whose items may be exchanged. */
  readonly kind: string;
  rebuild(items: readonly TypedValue[]): TypedValue;
}

/** Classes besides List that take any items in any order. */
const ROWS = ['Vector', 'LinkedList', 'Stack', 'Iterator', 'Enumeration'];

/** The document as a sequence, or null where it is none. */
export function sequenceOf(value: TypedValue): Sequence | null {
  if (typeof value === 'string') return text(value, (t) => java.string(t));
  if (Array.isArray(value)) return { items: value as readonly TypedValue[], kind: 'list', rebuild: (items) => items };
  if (typeof value !== 'object' || value === null || !('$' in value)) return null;
  if (value.$ === 'str') return text(String.fromCodePoint(...value.points), (t) => java.string(t));
  if (value.$ !== 'as') return null;
  const { type, value: content } = value;
  if (type === 'StringBuilder' || type === 'StringBuffer' || type === 'char[]') {
    const inner = sequenceOf(content);
    return inner && { items: inner.items, kind: 'text', rebuild: (items) => java.object(type, inner.rebuild(items)) };
  }
  if (type === 'byte[]') return { items: bytesOf(content), kind: type, rebuild: (items) => java.bytes(items as number[]) };
  if (type.endsWith('[]')) return { items: content as readonly TypedValue[], kind: type, rebuild: (items) => java.object(type, items) };
  if (Array.isArray(content) && ROWS.includes(type)) return { items: content as readonly TypedValue[], kind: 'list', rebuild: (items) => java.object(type, items) };
  return null;
}

function text(value: string, make: (text: string) => TypedValue): Sequence {
  const units = Array.from({ length: value.length }, (_, i) => value.charCodeAt(i));
  return { items: units, kind: 'text', rebuild: (items) => make((items as number[]).map((unit) => String.fromCharCode(unit)).join('')) };
}

function bytesOf(content: TypedValue): number[] {
  const hex = (content as { readonly hex: string }).hex;
  return Array.from({ length: hex.length / 2 }, (_, i) => (Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16) << 24) >> 24);
}
