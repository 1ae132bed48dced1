import { floatOf, typed, type Stream, type TypedValue } from '@codewalk/core';
import type { Maker } from './generate-maker.js';
import { sequenceOf, type Sequence } from './generate-sequence.js';
import { java } from './java-value.js';
import { parseType, type JavaType } from './signature.js';

/** A near neighbour of a value: one item changed, put in, taken out or moved; a number one off, halved or doubled. */
export function vary(value: TypedValue, type: JavaType, maker: Maker): TypedValue {
  const { stream } = maker;
  const sequence = sequenceOf(value);
  if (sequence) return sequence.rebuild(varyItems(sequence, itemType(type, sequence.kind), maker));
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return varyInt(value, stream);
  if (typeof value !== 'object' || value === null || !('$' in value)) return maker.value(type);
  if (value.$ === 'float') return java.double(varyDouble(floatOf(value.bits), stream));
  if (value.$ !== 'as') return maker.value(type);
  switch (value.type) {
    case 'long': return java.long(BigInt.asIntN(64, wholeOf(value.value) + stream.pick([1n, -1n, 2n, 10n, -wholeOf(value.value) * 2n])));
    case 'float': return java.float(varyDouble(floatOf((value.value as { bits: string }).bits), stream));
    case 'char': return java.char((Number(value.value) + stream.pick([1, -1, 32, -32, 65_535])) & 0xffff);
    case 'byte': return java.byte(((Number(value.value) + stream.pick([1, -1, 128])) << 24) >> 24);
    case 'short': return java.short(((Number(value.value) + stream.pick([1, -1, 256])) << 16) >> 16);
    case 'Date': case 'Calendar': return java.object(value.type, typed.int(wholeOf(value.value) + stream.pick([1n, -1n, 1000n, 60_000n, 3_600_000n, 86_400_000n, -86_400_000n, 43_200_000n])));
    default: return maker.value(type);
  }
}

/** The type of a sequence's items: an array says it itself, also where it stands for an Object. */
function itemType(type: JavaType, kind: string): JavaType {
  const own = kind.endsWith('[]') ? parseType(kind) : null;
  if (own?.ok && own.value.kind === 'array') return own.value.of;
  if (type.kind === 'class' && type.of[0]) return type.of[0];
  return { kind: 'class', name: 'Object', of: [] };
}

function varyItems({ items, kind }: Sequence, of: JavaType, maker: Maker): readonly TypedValue[] {
  const { stream } = maker;
  const fresh = (): TypedValue => (kind === 'text' ? maker.palette.char(stream) : kind === 'byte[]' ? maker.palette.byte(stream) : maker.item(of, 1));
  const at = stream.int(Math.max(1, items.length));
  if (items.length === 0) return [fresh()];
  switch (stream.int(9)) {
    case 0: return items.with(at, fresh());
    case 1: return items.with(at, typeof items[at] === 'number' ? near(items[at], kind, stream) : fresh());
    case 2: return [...items.slice(0, at), fresh(), ...items.slice(at)];
    case 3: return [...items.slice(0, at), ...items.slice(at + 1)];
    case 4: return items.slice(0, at);
    case 5: return items.slice(at);
    case 6: return items.with(at, items[stream.int(items.length)]!);
    case 7: return [...items, ...items.slice(at)];
    default: return items.with(at, items.at(-1 - at)!).with(items.length - 1 - at, items[at]!);
  }
}

function near(item: number, kind: string, stream: Stream): number {
  const moved = item + stream.pick(kind === 'text' ? [1, -1, 32, -32] : [1, -1, -2 * item]);
  return kind === 'text' ? moved & 0xffff : kind === 'byte[]' ? (moved << 24) >> 24 : kind === 'short[]' ? (moved << 16) >> 16 : moved | 0;
}

const varyInt = (value: number, stream: Stream): number => (stream.pick([value + 1, value - 1, -value, value * 2, value >> 1, value ^ (1 << stream.int(32)), 0]) | 0);

function varyDouble(value: number, stream: Stream): number {
  return stream.pick([value + 1, value - 1, -value, value * 2, value / 2, value * (1 + 2 ** -52), value + 1e-7, Math.round(value), value + 0.5, 0]);
}

export function wholeOf(value: TypedValue): bigint {
  if (typeof value === 'number') return BigInt(value);
  const hex = (value as { readonly hex: string }).hex;
  return hex.startsWith('-') ? -BigInt(`0x${hex.slice(1)}`) : BigInt(`0x${hex}`);
}

/** Arguments with some made after others, and pairs of places that are one object. */
export interface Related {
  readonly arguments: readonly TypedValue[];
  readonly same: readonly (readonly [number, number])[];
}

/**
 * Makes one argument after another where their types let it: an equal copy, the same object, a near neighbour, a part of it, an
 * item of it, an index or a length within it.
 */
export function relate(values: readonly TypedValue[], types: readonly JavaType[], maker: Maker): Related {
  const { stream } = maker;
  const pairs = types.flatMap((_, i) => types.map((_, j) => [i, j] as const)).filter(([i, j]) => i !== j && relatable(types[i]!, types[j]!));
  if (pairs.length === 0) return { arguments: values, same: [] };
  const made = [...values];
  const same: (readonly [number, number])[] = [];
  // one pair at least; where there are several parameters, often all that follow from the first
  const chosen = stream.int(3) === 0 ? [stream.pick(pairs)] : stream.shuffle(pairs).slice(0, types.length);
  const done = new Set<number>();
  for (const [i, j] of chosen) {
    if (done.has(j)) continue;
    done.add(i).add(j);
    const one = sameType(types[i]!, types[j]!) && mutable(types[j]!) && stream.int(6) === 0;
    if (one) same.push(i < j ? [i, j] : [j, i]);
    made[j] = one ? made[i]! : relative(made[i]!, types[i]!, types[j]!, maker) ?? made[j]!;
  }
  return { arguments: made, same };
}

const isText = (type: JavaType): boolean => (type.kind === 'class' && ['String', 'CharSequence', 'StringBuilder', 'StringBuffer'].includes(type.name)) || (type.kind === 'array' && type.of.kind === 'primitive' && type.of.name === 'char');
const isIndex = (type: JavaType): boolean => (type.kind === 'primitive' && (type.name === 'int' || type.name === 'short' || type.name === 'long')) || (type.kind === 'class' && type.name === 'Integer');
const isRow = (type: JavaType): boolean => isText(type) || type.kind === 'array' || (type.kind === 'class' && ['List', 'ArrayList', 'Collection', 'Iterable', 'Vector', 'LinkedList', 'Stack', 'Iterator', 'Enumeration'].includes(type.name));
const isObject = (type: JavaType): boolean => type.kind === 'class' && ['Object', 'Comparable', 'Number'].includes(type.name);
const mutable = (type: JavaType): boolean => type.kind === 'array' || (type.kind === 'class' && !['String', 'Integer', 'Long', 'Short', 'Byte', 'Character', 'Boolean', 'Float', 'Double', 'Number', 'BigInteger', 'BigDecimal', 'Class', 'Comparable', 'Object'].includes(type.name));
const sameType = (a: JavaType, b: JavaType): boolean => JSON.stringify(a) === JSON.stringify(b);

function relatable(from: JavaType, to: JavaType): boolean {
  return sameType(from, to) || (isText(from) && isText(to)) || (isRow(from) && (isIndex(to) || holds(from, to))) || (isIndex(from) && isIndex(to)) || (isObject(from) && isObject(to));
}

/** Whether items of one can be values of the other. */
function holds(row: JavaType, item: JavaType): boolean {
  if (isText(row)) return (item.kind === 'primitive' && item.name === 'char') || (item.kind === 'class' && item.name === 'Character');
  if (row.kind === 'array') return sameType(row.of, item);
  return row.kind === 'class' && (row.of[0] ? sameType(row.of[0], item) : isObject(item));
}

function relative(from: TypedValue, fromType: JavaType, toType: JavaType, maker: Maker): TypedValue | null {
  const { stream } = maker;
  const sequence = sequenceOf(from);
  if (sequence && isIndex(toType)) return index(sequence.items.length, toType, stream);
  if (sequence && holds(fromType, toType) && !sameType(fromType, toType)) return itemOf(sequence, toType, stream);
  if (sequence && sequence.items.length > 0 && (sameType(fromType, toType) || isText(toType))) return as(toType, sequence.rebuild(part(sequence, fromType, maker)));
  if (sameType(fromType, toType)) return stream.int(3) === 0 ? from : vary(from, toType, maker);
  if (isIndex(fromType) && isIndex(toType)) return sized(toType, Number(typeof from === 'number' ? from : wholeOf((from as { value: TypedValue }).value)) + stream.pick([0, 1, -1, 2, 5]));
  return isObject(fromType) && isObject(toType) ? from : null;
}

/** Inside, at the ends, and one past them. */
function index(length: number, type: JavaType, stream: Stream): TypedValue {
  const value = stream.pick([0, length - 1, length, length + 1, -1, length >> 1, stream.int(length + 1), stream.int(length + 1), 1]);
  return sized(type, value);
}

function sized(type: JavaType, value: number): TypedValue {
  if (type.kind !== 'primitive') return value | 0;
  return type.name === 'long' ? java.long(BigInt(Math.trunc(value))) : type.name === 'short' ? java.short((value << 16) >> 16) : value | 0;
}

function itemOf({ items, kind }: Sequence, type: JavaType, stream: Stream): TypedValue | null {
  if (items.length === 0) return null;
  const item = stream.pick(items);
  if (kind === 'text') return java.char(item as number);
  if (type.kind !== 'primitive') return item;
  switch (type.name) {
    case 'long': return java.long(wholeOf(item));
    case 'float': return java.float(floatOf((item as { bits: string }).bits));
    case 'byte': return java.byte(item as number);
    case 'short': return java.short(item as number);
    default: return item;
  }
}

/** A copy, or what is nearly one: part, changed, turned, in another case, with blanks around. */
function part(sequence: Sequence, type: JavaType, maker: Maker): readonly TypedValue[] {
  const { stream } = maker;
  const { items, kind } = sequence;
  const at = stream.int(items.length);
  switch (stream.int(12)) {
    case 0: case 1: return items;
    case 2: return items.slice(0, at + 1);
    case 3: return items.slice(at);
    case 4: return items.slice(at, at + 1 + stream.int(items.length - at));
    case 5: return [...items].reverse();
    case 6: return kind === 'text' ? (items as number[]).map((unit) => otherCase(unit)) : stream.shuffle(items);
    case 7: return kind === 'text' ? [32, ...items, 32] : [...items, ...items];
    default: return varyItems(sequence, itemType(type, kind), maker);
  }
}

/** The letter in the other case, where it has one of one unit. */
export function otherCase(unit: number): number {
  const char = String.fromCharCode(unit);
  const turned = char === char.toUpperCase() ? char.toLowerCase() : char.toUpperCase();
  return turned.length === 1 ? turned.charCodeAt(0) : unit;
}

/** Text in the form that the parameter takes. */
function as(type: JavaType, value: TypedValue): TypedValue {
  if (!isText(type)) return value;
  const sequence = sequenceOf(value)!;
  const text = (sequence.items as number[]).map((unit) => String.fromCharCode(unit)).join('');
  if (type.kind === 'array') return java.chars(text);
  return type.kind === 'class' && type.name.startsWith('StringBu') ? java.object(type.name, java.string(text)) : java.string(text);
}
