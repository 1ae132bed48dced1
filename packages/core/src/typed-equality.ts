import { formatTyped } from './typed-format.js';
import { asciiJson, floatOf, typed, type TypedValue } from './typed-value.js';

/** What counts as the same value. Without any field: exactly the same, NaN being itself and -0.0 not 0.0. */
export interface Sameness {
  /**
   * Two floats are the same when |a − b| ≤ max(absolute, relative · max(|a|, |b|)); then 0.0 is -0.0 too. Infinities are the
   * same as themselves only. An int is never a float. Items of sets and keys of dicts stay exact: they are what they are.
   */
  readonly floats?: { readonly absolute?: number; readonly relative?: number };
  /** `equal`: 0.0 is -0.0. */
  readonly zeros?: 'distinct' | 'equal';
  /** `unequal`: NaN is nothing, not even itself, as IEEE 754 has it. */
  readonly nan?: 'equal' | 'unequal';
  /** `any`: dicts are the same with their entries in another order. */
  readonly dictOrder?: 'kept' | 'any';
}

/** Where two values differ first: a place such as `[1].values[0]`, empty at the top, and what stands there. */
export interface Difference {
  readonly at: string;
  readonly expected: string;
  readonly actual: string;
}

/** Whether two values are the same. Symmetric; reflexive, but for NaN where it is declared unequal. */
export const sameTyped = (a: TypedValue, b: TypedValue, sameness: Sameness = {}): boolean => findDifference(a, b, sameness) === null;

/** The first difference of two values in their normal form, as `readTyped` gives them; null where they are the same. */
export function findDifference(expected: TypedValue, actual: TypedValue, sameness: Sameness = {}): Difference | null {
  return compare(expected, actual, sameness, '');
}

type Tagged = Exclude<TypedValue, null | boolean | number | string | readonly TypedValue[]>;

const isList = (value: TypedValue): value is readonly TypedValue[] => Array.isArray(value);
const isTagged = (value: TypedValue): value is Tagged => typeof value === 'object' && value !== null && !isList(value);

function compare(a: TypedValue, b: TypedValue, sameness: Sameness, at: string): Difference | null {
  const differ = (): Difference => ({ at, expected: formatTyped(a), actual: formatTyped(b) });
  if (isList(a) || isList(b)) return isList(a) && isList(b) ? compareItems(a, b, sameness, at, differ) : differ();
  if (!isTagged(a) || !isTagged(b)) return a === b ? null : differ();
  if (a.$ === 'tuple' && b.$ === 'tuple') return compareItems(a.items, b.items, sameness, at, differ);
  if (a.$ === 'dict' && b.$ === 'dict') return compareEntries(a.entries, b.entries, sameness, at, differ);
  if (a.$ === 'as' && b.$ === 'as') return a.type === b.type ? compare(a.value, b.value, sameness, at) : differ();
  if (a.$ === 'float' && b.$ === 'float') return sameFloat(floatOf(a.bits), floatOf(b.bits), sameness) ? null : differ();
  return a.$ === b.$ && sameKey(keyOf(a, sameness), keyOf(b, sameness)) ? null : differ();
}

function sameFloat(a: number, b: number, { floats, zeros, nan }: Sameness): boolean {
  if (Number.isNaN(a) || Number.isNaN(b)) return nan !== 'unequal' && Number.isNaN(a) && Number.isNaN(b);
  if (Object.is(a, b)) return true;
  if (a === b) return zeros === 'equal' || floats !== undefined;
  if (!floats || !Number.isFinite(a) || !Number.isFinite(b)) return false;
  return Math.abs(a - b) <= Math.max(floats.absolute ?? 0, (floats.relative ?? 0) * Math.max(Math.abs(a), Math.abs(b)));
}

function compareItems(a: readonly TypedValue[], b: readonly TypedValue[], sameness: Sameness, at: string, differ: () => Difference): Difference | null {
  if (a.length !== b.length) return differ();
  for (const [i, item] of a.entries()) {
    const found = compare(item, b[i]!, sameness, `${at}[${i}]`);
    if (found) return found;
  }
  return null;
}

type Entries = readonly (readonly [TypedValue, TypedValue])[];

function compareEntries(a: Entries, b: Entries, sameness: Sameness, at: string, differ: () => Difference): Difference | null {
  if (a.length !== b.length) return differ();
  const keys = b.map(([key]) => keyOf(key, sameness));
  // keys can repeat, as two NaNs do: each entry is matched once
  const places = new Map<string, number[]>();
  if (sameness.dictOrder === 'any') keys.forEach((key, i) => key !== null && places.set(key, [...(places.get(key) ?? []), i]));
  for (const [i, [key, item]] of a.entries()) {
    const own = keyOf(key, sameness);
    const place = sameness.dictOrder === 'any' ? own !== null ? places.get(own)?.shift() : undefined : sameKey(own, keys[i]!) ? i : undefined;
    if (place === undefined) return differ();
    const found = compare(item, b[place]![1], sameness, `${at}.values[${i}]`);
    if (found) return found;
  }
  return null;
}

const sameKey = (a: string | null, b: string | null): boolean => a !== null && a === b;

/** What two values share exactly when they are the same without tolerance; null for what holds a NaN that is nothing. */
function keyOf(value: TypedValue, sameness: Sameness): string | null {
  if (sameness.nan === 'unequal' && holdsNan(value)) return null;
  return asciiJson(sameness.zeros === 'equal' ? withoutNegativeZeros(value) : value);
}

function holdsNan(value: TypedValue): boolean {
  if (isList(value)) return value.some(holdsNan);
  if (!isTagged(value)) return false;
  switch (value.$) {
    case 'float': return Number.isNaN(floatOf(value.bits));
    case 'tuple': case 'set': return value.items.some(holdsNan);
    case 'dict': return value.entries.some((entry) => entry.some(holdsNan));
    case 'as': return holdsNan(value.value);
    default: return false;
  }
}

function withoutNegativeZeros(value: TypedValue): TypedValue {
  if (isList(value)) return value.map(withoutNegativeZeros);
  if (!isTagged(value)) return value;
  switch (value.$) {
    case 'float': return value.bits === '8000000000000000' ? typed.float(0) : value;
    case 'tuple': return typed.tuple(value.items.map(withoutNegativeZeros));
    case 'set': return typed.set(value.items.map(withoutNegativeZeros));
    case 'dict': return typed.dict(value.entries.map(([key, item]) => [withoutNegativeZeros(key), withoutNegativeZeros(item)]));
    case 'as': return typed.as(value.type, withoutNegativeZeros(value.value));
    default: return value;
  }
}
