import { findDifference, formatTyped, readTyped, refuse, typed, type Result, type TypedValue } from '@codewalk/core';

/** The outcomes of a function's calls, as runtime/columns.py writes them. Read from a sandbox: nothing in it is trusted. */
export type Column =
  | { readonly k: 'floats'; readonly values: Float64Array }
  | { readonly k: 'strings'; readonly values: readonly TypedValue[] }
  | { readonly k: 'arrays'; readonly heads: readonly (readonly (string | number)[])[]; readonly values: readonly (Float64Array | BigInt64Array | Uint8Array)[] }
  | { readonly k: 'tuples'; readonly items: readonly Column[] }
  | { readonly k: 'documents'; readonly values: readonly Result<TypedValue>[] };

/** Floats are the same within this: relative, and absolute near zero. */
const FLOATS = { relative: 1e-9, absolute: 1e-12 };

/** Reads the outcomes of `count` calls; null for what is none. */
export function readColumn(json: unknown, count: number, depth = 0): Column | null {
  const { k, bytes, values, items, heads } = (json ?? {}) as Record<string, unknown>;
  if (depth > 8) return null;
  if (k === 'floats') {
    const data = bytesOf(bytes);
    return data?.length === 8 * count ? { k, values: float64s(data) } : null;
  }
  if (k === 'strings') {
    if (!Array.isArray(values) || values.length !== count) return null;
    const read = values.map((value: unknown) => (typeof value === 'string' ? value : readString(value)));
    return read.every((value) => value !== null) ? { k, values: read as TypedValue[] } : null;
  }
  if (k === 'tuples') {
    if (!Array.isArray(items) || items.length === 0) return null;
    const read = items.map((item: unknown) => readColumn(item, count, depth + 1));
    return read.every((item) => item !== null) ? { k, items: read as Column[] } : null;
  }
  if (k === 'arrays') return readArrays(heads, bytes, count);
  if (k === 'documents') {
    return Array.isArray(values) && values.length === count ? { k, values: values.map((value: unknown) => readDocument(value)) } : null;
  }
  return null;
}

/** How one call's outcome differs from what it has to be; null where it does not. */
export function differenceAt(expected: Column, actual: Column, index: number): string | null {
  if (expected.k === 'floats' && actual.k === 'floats') {
    const [a, b] = [expected.values[index]!, actual.values[index]!];
    return sameFloat(a, b) ? null : `${show(typed.float(b))} in place of ${show(typed.float(a))}`;
  }
  if (expected.k === 'tuples' && actual.k === 'tuples' && expected.items.length === actual.items.length) {
    for (const [i, item] of expected.items.entries()) {
      const difference = differenceAt(item, actual.items[i]!, index);
      if (difference !== null) return `item ${i + 1}: ${difference}`;
    }
    return null;
  }
  if (expected.k === 'arrays' && actual.k === 'arrays') return differenceOfArrays(expected, actual, index);
  const [a, b] = [at(expected, index), at(actual, index)];
  if (!b.ok) return b.detail;
  if (!a.ok) return a.detail;
  const found = findDifference(a.value, b.value, { floats: FLOATS });
  return found && `${found.at === '' ? '' : `at ${found.at}: `}${show2(found.actual)} in place of ${show2(found.expected)}`;
}

/** The class of what a call raised, or why its outcome is no value; null for a value. */
export function faultAt(column: Column, index: number): string | null {
  if (column.k !== 'documents') return null;
  const value = column.values[index]!;
  if (!value.ok) return value.detail;
  const document = value.value;
  return typeof document === 'object' && document !== null && '$' in document && document.$ === 'raised' ? (document.type === 'InputChanged' ? 'changes its input' : `raises ${document.type}`) : null;
}

function differenceOfArrays(expected: Column & { k: 'arrays' }, actual: Column & { k: 'arrays' }, index: number): string | null {
  const [head, other] = [expected.heads[index]!, actual.heads[index]!];
  if (head.length !== other.length || head.some((part, i) => part !== other[i])) return `an array ${other.join(' ')} in place of ${head.join(' ')}`;
  const [a, b] = [expected.values[index]!, actual.values[index]!];
  for (let i = 0; i < a.length; i++) {
    if (head[0] === 'f' ? !sameFloat(a[i] as number, b[i] as number) : a[i] !== b[i]) return `[${i}]: ${String(b[i])} in place of ${String(a[i])}`;
  }
  return null;
}

function sameFloat(a: number, b: number): boolean {
  if (a === b || (a !== a && b !== b)) return true;
  if (!Number.isFinite(a) || !Number.isFinite(b)) return false;
  return Math.abs(a - b) <= Math.max(FLOATS.absolute, FLOATS.relative * Math.max(Math.abs(a), Math.abs(b)));
}

/** One outcome as a document, whatever its column; arrays as runtime/columns.py writes single ones. */
function at(column: Column, index: number): Result<TypedValue> {
  switch (column.k) {
    case 'floats': return { ok: true, value: typed.float(column.values[index]!) };
    case 'strings': return { ok: true, value: column.values[index]! };
    case 'documents': return column.values[index]!;
    case 'tuples': {
      const items = column.items.map((item) => at(item, index));
      const refused = items.find((item) => !item.ok);
      return refused ?? { ok: true, value: typed.tuple(items.map((item) => (item as { value: TypedValue }).value)) };
    }
    case 'arrays': {
      const data = column.values[index]!;
      const items = Array.from(data as ArrayLike<number | bigint>, (item) => (typeof item === 'bigint' ? typed.int(item) : column.heads[index]![0] === 'f' ? typed.float(item) : item));
      return { ok: true, value: arrayDocument(column.heads[index]!, items) };
    }
  }
}

const arrayDocument = (head: readonly (string | number)[], items: readonly TypedValue[]): TypedValue => typed.as('ndarray', typed.tuple([typed.tuple([...head]), items]));

/** A document, with each array's bytes as its items so that they are compared as numbers. */
function readDocument(json: unknown): Result<TypedValue> {
  const read = readTyped(json);
  return read.ok ? unpacked(read.value) : read;
}

function unpacked(value: TypedValue): Result<TypedValue> {
  if (typeof value !== 'object' || value === null || !('$' in value)) return { ok: true, value };
  if (value.$ === 'tuple') {
    const items = value.items.map(unpacked);
    return items.find((item) => !item.ok) ?? { ok: true, value: typed.tuple(items.map((item) => (item as { value: TypedValue }).value)) };
  }
  if (value.$ !== 'as' || value.type !== 'ndarray') return { ok: true, value };
  const [head, data] = (value.value as { items?: readonly TypedValue[] }).items ?? [];
  const parts = (head as { items?: readonly (string | number)[] } | undefined)?.items;
  const column = parts && readArrays([parts], (data as { hex?: unknown } | undefined)?.hex, 1);
  return column ? at(column, 0) : refuse('not-a-value', 'what came back is not an array');
}

const MOST_BYTES = 1 << 26;

function readArrays(heads: unknown, bytes: unknown, count: number): (Column & { k: 'arrays' }) | null {
  const data = bytesOf(bytes);
  if (!data || !Array.isArray(heads) || heads.length !== count) return null;
  const values: (Float64Array | BigInt64Array | Uint8Array)[] = [];
  let from = 0;
  for (const head of heads as unknown[]) {
    if (!Array.isArray(head)) return null;
    const [kind, ...shape] = head as unknown[];
    if (!shape.every((n) => typeof n === 'number' && Number.isSafeInteger(n) && n >= 0)) return null;
    const size = (shape as number[]).reduce((a, b) => a * b, 1) * (kind === 'b' ? 1 : 8);
    if (!(size <= MOST_BYTES) || from + size > data.length) return null;
    const part = data.subarray(from, (from += size));
    if (kind === 'f') values.push(float64s(part));
    else if (kind === 'i' || kind === 'u') values.push(int64s(part));
    else if (kind === 'b') values.push(Uint8Array.from(part));
    else return null;
  }
  return from === data.length ? { k: 'arrays', heads: heads as (string | number)[][], values } : null;
}

function bytesOf(hex: unknown): Buffer | null {
  if (typeof hex !== 'string' || hex.length % 2 !== 0) return null;
  const data = Buffer.from(hex, 'hex');
  return data.length * 2 === hex.length ? data : null;
}

function float64s(data: Buffer): Float64Array {
  const values = new Float64Array(data.length / 8);
  fill(values.buffer, data);
  return values;
}

function int64s(data: Buffer): BigInt64Array {
  const values = new BigInt64Array(data.length / 8);
  fill(values.buffer, data);
  return values;
}

const LITTLE = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1;

/** Numbers of eight bytes come with the highest byte first. */
function fill(target: ArrayBuffer, data: Buffer): void {
  const bytes = Buffer.from(target);
  data.copy(bytes);
  if (LITTLE) bytes.swap64();
}

function readString(value: unknown): TypedValue | null {
  const read = readTyped(value);
  return read.ok && typeof read.value === 'object' && read.value !== null && '$' in read.value && read.value.$ === 'str' ? read.value : null;
}

const LONGEST_SHOWN = 60;
const show2 = (text: string): string => (text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text);
const show = (value: TypedValue): string => show2(formatTyped(value));
