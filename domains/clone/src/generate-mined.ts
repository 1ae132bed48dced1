import { typed, type JavaInput, type Stream, type TypedValue } from '@codewalk/core';
import type { Facts, Position } from './generate-facts.js';
import { arrayOf, Maker } from './generate-maker.js';
import { withUnusual, type Palette } from './generate-palette.js';
import { asInput, emptied, NULL_EVERY } from './generate-typed.js';
import { relate } from './generate-vary.js';
import { java } from './java-value.js';
import type { JavaType, Signature } from './signature.js';

/**
 * Inputs out of what two methods mention: their constants and those next to them, texts joined from their literals, arrays of the lengths
 * that they compare with, with the values that they expect at their places or all of them in the order of the source. Every twelfth
 * passes a null where it can.
 */
export function minedInputs(facts: Facts, { parameters }: Signature, stream: Stream, count: number): JavaInput[] {
  const maker = new Maker(minedPalette(facts), stream);
  const seen = new Set<string>();
  const inputs: JavaInput[] = [];
  for (let tries = 0; inputs.length < count && tries < 4 * count; tries++) {
    const values = parameters.map((type) => minedValue(type, facts, maker));
    const related = stream.int(2) === 0 ? relate(values, parameters, maker) : { arguments: values, same: [] };
    const takers = tries % NULL_EVERY === NULL_EVERY - 1 ? parameters.flatMap((type, i) => (type.kind === 'primitive' ? [] : [i])) : [];
    const input = takers.length > 0 ? asInput(beside(related.arguments.with(stream.pick(takers), null), stream), []) : asInput(related.arguments, related.same);
    const text = JSON.stringify(input);
    if (seen.has(text) && tries < 3 * count) continue;
    seen.add(text);
    inputs.push(input);
  }
  return inputs;
}

/** What stands beside a null, often empty. */
const beside = (values: readonly TypedValue[], stream: Stream): readonly TypedValue[] => (stream.int(2) === 0 ? values : values.map((value) => emptied(value) ?? value));

/** Bare units that code splits and joins by, for methods that mention little. */
const PLAIN = 'ab01 A.,-';

/** The constants of two methods, their neighbours, and small plain values. */
export function minedPalette(facts: Facts): Palette {
  const ints = [...new Set([...facts.ints, ...facts.chars, ...facts.lengths])];
  const units = [...new Set([...facts.chars, ...facts.strings.flatMap((s) => Array.from({ length: Math.min(s.length, 40) }, (_, i) => s.charCodeAt(i))), ...facts.ints.filter((n) => n > 0 && n < 0x10000)])];
  const doubles = [...new Set([...facts.doubles, ...facts.ints])];
  const longs = facts.longs;
  const int = (s: Stream): number => {
    const kind = s.int(10);
    if (ints.length === 0 || kind === 0) return s.int(14) - 3;
    const base = s.pick(ints);
    if (kind < 4) return base;
    if (kind > 7) return between(base, s.pick(ints), s.pick(ints), s);
    if (kind < 6) return (base + s.pick([1, -1])) | 0;
    return kind === 6 ? (s.pick([-base, base * 2, base >> 1, base + s.pick(ints), base - s.pick(ints), Math.imul(base, s.int(12))]) | 0) : s.pick([2147483647, -2147483648, s.int(100), -s.int(100)]);
  };
  const char = (s: Stream): number => {
    const kind = s.int(6);
    if (units.length === 0 || kind === 0) return PLAIN.charCodeAt(s.int(PLAIN.length));
    return kind === 1 ? (s.pick(units) + s.pick([1, -1])) & 0xffff : s.pick(units);
  };
  const text = (s: Stream, most: number): string => Array.from({ length: s.int(most + 1) }, () => String.fromCharCode(char(s))).join('');
  return {
    int,
    char,
    long: (s) => (longs.length === 0 || s.int(4) === 0 ? BigInt(int(s)) : BigInt.asIntN(64, s.pick(longs) * s.pick([1n, 1n, 1n, -1n, 2n]) + s.pick([0n, 0n, 1n, -1n]))),
    double: (s) => {
      const kind = s.int(6);
      if (doubles.length === 0 || kind === 0) return s.pick([0, -0, 1, -1, 0.5, 2, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, s.int(200) - 100]);
      const base = s.pick(doubles);
      return kind < 3 ? base : s.pick([-base, base + 1, base - 1, base / 2, base * 2, base + 1e-9, base * s.unit()]);
    },
    string: (s) => {
      const kind = s.int(8);
      if (facts.strings.length === 0 || kind < 2) return s.int(6) === 0 ? withUnusual(text(s, 8), s) : text(s, 8);
      const base = s.pick(facts.strings);
      switch (kind) {
        case 2: return base;
        case 3: return base + text(s, 3);
        case 4: return text(s, 3) + base;
        case 5: return text(s, 3) + base + text(s, 3) + s.pick(facts.strings);
        case 6: return Array.from({ length: 1 + s.int(4) }, () => s.pick(facts.strings)).join(s.int(2) === 0 ? '' : text(s, 2));
        default: return s.pick([base.toUpperCase(), base.toLowerCase(), base.slice(0, -1), base.slice(1)]);
      }
    },
    byte: (s) => ((s.int(3) === 0 || units.length === 0 ? int(s) : char(s)) << 24) >> 24,
    length: (s) => (facts.lengths.length > 0 && s.int(3) > 0 ? Math.min(64, s.pick(facts.lengths)) : s.int(7)),
  };
}

/** A number from one constant to another, often a multiple of a third. */
function between(a: number, b: number, step: number, s: Stream): number {
  const value = Math.min(a, b) + Math.floor(s.unit() * (Math.abs(a - b) + 1));
  return (s.int(2) === 0 || step === 0 ? value : value - (value % step)) | 0;
}

function minedValue(type: JavaType, facts: Facts, maker: Maker): TypedValue {
  const { stream } = maker;
  const plan = stream.int(8);
  if (plan < 4 && facts.positions.length > 0 && canHold(type)) return placed(type, facts, stream.pick(facts.positions), maker);
  if (plan < 6 && facts.runs.length > 0 && canHold(type)) return laidOut(type, stream.pick(facts.runs), facts, maker);
  return maker.value(type);
}

/** Whether numbers can stand in it by their place. */
function canHold(type: JavaType): boolean {
  if (type.kind === 'array') return type.of.kind === 'primitive' && type.of.name !== 'boolean';
  return type.kind === 'class' && ['String', 'CharSequence', 'StringBuilder', 'StringBuffer'].includes(type.name);
}

/** A row that is long enough, with what is expected at each place; often all but one. */
function placed(type: JavaType, { lengths }: Facts, positions: readonly Position[], maker: Maker): TypedValue {
  const { stream } = maker;
  const least = Math.max(...positions.map(({ index }) => index)) + 1;
  const fits = lengths.filter((length) => length >= least && length <= least + 256);
  const length = fits.length > 0 && stream.int(4) > 0 ? stream.pick(fits) : least + stream.pick([0, 0, 1, 2, -1]);
  const items = maker.items(elementOf(type), Math.max(0, length), 1).slice();
  const blank = stream.int(4) === 0;
  if (blank) items.fill(itemFor(type, 0));
  const spared = stream.int(2) === 0 ? -1 : stream.int(positions.length);
  positions.forEach(({ index, value }, i) => {
    if (i !== spared && index < items.length) items[index] = itemFor(type, value);
  });
  return rowOf(type, items);
}

/** The values of a run one after the other, or a part of it, cut or filled up to a length that is compared with. */
function laidOut(type: JavaType, run: readonly number[], { lengths }: Facts, maker: Maker): TypedValue {
  const { stream } = maker;
  const from = stream.int(3) === 0 ? stream.int(run.length) : 0;
  const to = stream.int(3) === 0 ? from + 1 + stream.int(run.length - from) : run.length;
  const items = run.slice(from, Math.min(to, from + 256)).map((value) => itemFor(type, value));
  if (lengths.length > 0 && stream.int(2) === 0) {
    const length = Math.min(256, stream.pick(lengths));
    while (items.length < length) items.push(stream.int(2) === 0 ? itemFor(type, 0) : maker.items(elementOf(type), 1, 1)[0]!);
    items.length = length;
  }
  if (items.length > 0 && stream.int(3) === 0) items[stream.int(items.length)] = maker.items(elementOf(type), 1, 1)[0]!;
  return rowOf(type, items);
}

const CHAR: JavaType = { kind: 'primitive', name: 'char' };
const elementOf = (type: JavaType): JavaType => (type.kind === 'array' ? type.of : CHAR);

/** A number as an item of that row. */
function itemFor(type: JavaType, value: number): TypedValue {
  const of = elementOf(type);
  if (of.kind !== 'primitive') return value;
  switch (of.name) {
    case 'byte': return (value << 24) >> 24;
    case 'short': return (value << 16) >> 16;
    case 'char': return value & 0xffff;
    case 'float': case 'double': return typed.float(value);
    case 'int': return value | 0;
    default: return value;
  }
}

function rowOf(type: JavaType, items: readonly TypedValue[]): TypedValue {
  if (type.kind === 'array') return arrayOf(type.of, items);
  const text = (items as number[]).map((unit) => String.fromCharCode(unit)).join('');
  return type.kind === 'class' && type.name.startsWith('StringBu') ? java.object(type.name, java.string(text)) : java.string(text);
}
