import { z } from 'zod';
import { refuse, type Result } from './result.js';

/**
 * A value of a program as a document that JSON holds exactly, whatever the language. An encoder inside the sandbox makes it (for
 * Python packages/exec/runtime/canonical.py), `readTyped` takes it in, `findDifference` compares two, `formatTyped` shows one.
 *
 * What every encoder keeps to: one value, one document. JSON's own null, true, false, strings without lone surrogates, arrays
 * (the language's ordinary list) and whole numbers up to ±(2^53 − 1) stand for themselves; all else is tagged by `$`. A float
 * is never a whole number here, nor a tuple a list. `as` names any other type that the encoder knows (`deque`, `long`,
 * `int[]`), with its content. What is lazy, cyclic, too large or of an unknown type is `refused` as a whole and by name, and
 * nothing that belongs to the value is run to find that out.
 */
export type TypedValue =
  | null
  | boolean
  | number
  | string
  | readonly TypedValue[]
  /** Beyond ±(2^53 − 1), in lower-case hex: `-1f…`. */
  | { readonly $: 'int'; readonly hex: string }
  /** The 64 bits of IEEE 754 in hex, so -0.0 and infinities are exact; every NaN is 7ff8000000000000. */
  | { readonly $: 'float'; readonly bits: string }
  /** A string with lone surrogates, by code points: JSON would join two of them into one character. */
  | { readonly $: 'str'; readonly points: readonly number[] }
  | { readonly $: 'bytes'; readonly hex: string }
  | { readonly $: 'tuple'; readonly items: readonly TypedValue[] }
  /** Items in the order of their JSON in ASCII. */
  | { readonly $: 'set'; readonly items: readonly TypedValue[] }
  /** In its own order, keys of any kind. */
  | { readonly $: 'dict'; readonly entries: readonly (readonly [TypedValue, TypedValue])[] }
  | { readonly $: 'as'; readonly type: string; readonly value: TypedValue }
  /** An exception that was returned; `base` is the nearest builtin class where it is not builtin itself. */
  | { readonly $: 'exception'; readonly type: string; readonly base?: string | undefined }
  /** In place of a value: what calling raised. Only at the top. */
  | { readonly $: 'raised'; readonly type: string; readonly base?: string | undefined };

const typeName = z.string().min(1).max(200);
const exceptionClass = { type: typeName, base: typeName.optional() };
const inner: z.ZodType<TypedValue> = z.lazy(() => z.union([z.null(), z.boolean(), z.int(), z.string().refine(isWellFormed), z.array(inner), tagged]));
const tagged = z.discriminatedUnion('$', [
  z.strictObject({ $: z.literal('int'), hex: z.string().regex(/^-?[1-9a-f][0-9a-f]*$/) }),
  z.strictObject({ $: z.literal('float'), bits: z.string().regex(/^[0-9a-f]{16}$/) }),
  z.strictObject({ $: z.literal('str'), points: z.array(z.int().min(0).max(0x10ffff)) }),
  z.strictObject({ $: z.literal('bytes'), hex: z.string().regex(/^(?:[0-9a-f]{2})*$/) }),
  z.strictObject({ $: z.literal('tuple'), items: z.array(inner) }),
  z.strictObject({ $: z.literal('set'), items: z.array(inner) }),
  z.strictObject({ $: z.literal('dict'), entries: z.array(z.tuple([inner, inner])) }),
  z.strictObject({ $: z.literal('as'), type: typeName, value: inner }),
  z.strictObject({ $: z.literal('exception'), ...exceptionClass }),
]);
const top = z.union([z.strictObject({ $: z.literal('raised'), ...exceptionClass }), inner]);

/** For task payloads that hold expected values: any document that `readTyped` takes, in its normal form. */
export const typedValueSchema: z.ZodType<TypedValue> = z.unknown().transform((json, ctx) => {
  const read = readTyped(json);
  if (read.ok) return read.value;
  ctx.addIssue({ code: 'custom', message: read.detail });
  return z.NEVER;
});

/** JSON nodes and levels of a document; twice what an encoder's own limits can give. */
const MAX_NODES = 1_000_000;
const MAX_DEPTH = 512;

const REFUSED: Readonly<Record<string, string>> = {
  lazy: 'is lazy: its values are not there yet',
  subclass: 'is not the builtin itself',
  'unknown-type': 'is of a type that has no exact form',
  cycle: 'contains itself',
  'too-deep': 'is nested too deep',
  'too-large': 'is too large',
};

/**
 * Takes in a document that came out of a sandbox, and may be anything. Refused: what the encoder refused, under its code, and
 * what is no such document (`not-a-value`). Total; the value is in its normal form, so equal values are equal documents.
 */
export function readTyped(json: unknown): Result<TypedValue> {
  if (isRefusal(json)) return refuse(json.code, `the value${json.at === '' ? '' : ` at ${json.at}`}, ${json.type}, ${REFUSED[json.code]}`);
  if (!fits(json)) return refuse('too-large', 'the document is nested too deep or too large');
  const parsed = top.safeParse(json);
  return parsed.success ? { ok: true, value: normal(parsed.data) } : refuse('not-a-value', 'what came back is not a typed value');
}

function isRefusal(json: unknown): json is { code: string; type: string; at: string } {
  const { $, code, type, at } = (json ?? {}) as Record<string, unknown>;
  return $ === 'refused' && typeof code === 'string' && Object.hasOwn(REFUSED, code) && typeof type === 'string' && typeof at === 'string';
}

/** Looks without recursion, before anything recurses into it. */
function fits(json: unknown): boolean {
  let level: unknown[] = [json];
  let nodes = 0;
  for (let depth = 0; level.length > 0; depth++) {
    nodes += level.length;
    if (depth > MAX_DEPTH || nodes > MAX_NODES) return false;
    const next: unknown[] = [];
    for (const node of level) if (typeof node === 'object' && node !== null) for (const child of Object.values(node)) next.push(child);
    level = next;
  }
  return true;
}

function normal(value: TypedValue): TypedValue {
  if (typeof value === 'number') return value + 0; // JSON has a -0 that no int has
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(normal);
  const tagged = value as Exclude<TypedValue, null | boolean | number | string | readonly TypedValue[]>;
  switch (tagged.$) {
    case 'int': return typed.int(BigInt(tagged.hex.startsWith('-') ? `0x${tagged.hex.slice(1)}` : `0x${tagged.hex}`) * (tagged.hex.startsWith('-') ? -1n : 1n));
    case 'float': return typed.float(floatOf(tagged.bits));
    case 'str': return typed.str(tagged.points);
    case 'tuple': return typed.tuple(tagged.items.map(normal));
    case 'set': return typed.set(tagged.items.map(normal));
    case 'dict': return typed.dict(tagged.entries.map(([key, item]) => [normal(key), normal(item)]));
    case 'as': return typed.as(tagged.type, normal(tagged.value));
    default: return tagged;
  }
}

/** Documents in their normal form, for values that our own side makes. */
export const typed = {
  int: (value: bigint): TypedValue =>
    value >= BigInt(Number.MIN_SAFE_INTEGER) && value <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(value) : { $: 'int', hex: value.toString(16) },
  float: (value: number): TypedValue => ({ $: 'float', bits: bitsOf(value) }),
  /** From code points, which may be lone surrogates. */
  str: (points: readonly number[]): TypedValue =>
    points.some((p) => p >= 0xd800 && p <= 0xdfff) ? { $: 'str', points } : points.map((p) => String.fromCodePoint(p)).join(''),
  bytes: (value: Uint8Array): TypedValue => ({ $: 'bytes', hex: Buffer.from(value).toString('hex') }),
  tuple: (items: readonly TypedValue[]): TypedValue => ({ $: 'tuple', items }),
  set: (items: readonly TypedValue[]): TypedValue => ({
    $: 'set',
    items: items.map((item) => ({ item, key: asciiJson(item) })).sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)).map(({ item }) => item),
  }),
  dict: (entries: readonly (readonly [TypedValue, TypedValue])[]): TypedValue => ({ $: 'dict', entries }),
  as: (type: string, value: TypedValue): TypedValue => ({ $: 'as', type, value }),
} as const;

/** The number that `bits` of a float stand for. */
export function floatOf(bits: string): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setBigUint64(0, BigInt(`0x${bits}`));
  return view.getFloat64(0);
}

function bitsOf(value: number): string {
  if (Number.isNaN(value)) return '7ff8000000000000';
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  return view.getBigUint64(0).toString(16).padStart(16, '0');
}

/** JSON in ASCII, which sorts alike in every language. */
export const asciiJson = (value: TypedValue): string => JSON.stringify(value).replace(/[^ -~]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);

const isWellFormed = (text: string): boolean => !/\p{Surrogate}/u.test(text);
