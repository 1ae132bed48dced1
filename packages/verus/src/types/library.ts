import type { Operation } from '../ir/code.js';
import { app, BOOL, CHAR, INT, NAT, prune, UNIT, USIZE, type Type } from './type.js';

/** A library function of specifications: the symbol that stands for it, its type arguments, and its type. */
export interface SpecSignature {
  readonly op: string;
  readonly typeArgs: readonly Type[];
  readonly params: readonly Type[];
  readonly result: Type;
}

type Make = (a: Type) => SpecSignature;

function fn(params: readonly Type[], result: Type): Type {
  return { kind: 'fn', params, result };
}

/** Methods on `Seq<A>`; the receiver comes first among the arguments. */
const SEQ: Readonly<Record<string, (a: Type, s: Type, fresh: () => Type) => [params: readonly Type[], result: Type, ...extra: Type[]]>> = {
  len: () => [[], NAT],
  index: (a) => [[INT], a],
  push: (a, s) => [[a], s],
  update: (a, s) => [[INT, a], s],
  subrange: (_, s) => [[INT, INT], s],
  add: (_, s) => [[s], s],
  last: (a) => [[], a],
  first: (a) => [[], a],
  drop_last: (_, s) => [[], s],
  drop_first: (_, s) => [[], s],
  take: (_, s) => [[INT], s],
  skip: (_, s) => [[INT], s],
  contains: (a) => [[a], BOOL],
  index_of: (a) => [[a], INT],
  reverse: (_, s) => [[], s],
  insert: (a, s) => [[INT, a], s],
  remove: (_, s) => [[INT], s],
  no_duplicates: () => [[], BOOL],
  is_prefix_of: (_, s) => [[s], BOOL],
  is_suffix_of: (_, s) => [[s], BOOL],
  to_set: (a) => [[], app('Set', a)],
  filter: (a, s) => [[fn([a], BOOL)], s],
  map_values: (a, _, fresh) => {
    const b = fresh();
    return [[fn([a], b)], app('Seq', b), b];
  },
  map: (a, _, fresh) => {
    const b = fresh();
    return [[fn([INT, a], b)], app('Seq', b), b];
  },
};

const SET: Readonly<Record<string, (a: Type, s: Type) => [params: readonly Type[], result: Type]>> = {
  contains: (a) => [[a], BOOL],
  insert: (a, s) => [[a], s],
  remove: (a, s) => [[a], s],
  union: (_, s) => [[s], s],
  intersect: (_, s) => [[s], s],
  difference: (_, s) => [[s], s],
  complement: (_, s) => [[], s],
  subset_of: (_, s) => [[s], BOOL],
  disjoint: (_, s) => [[s], BOOL],
  finite: () => [[], BOOL],
  len: () => [[], NAT],
  choose: (a) => [[], a],
  is_empty: () => [[], BOOL],
};

/** The specification method `name` of a value of type `receiver` (no reference), or undefined when we know none. */
export function specMethod(receiver: Type, name: string, fresh: () => Type): SpecSignature | undefined {
  const t = prune(receiver);
  if (t.kind !== 'app') return undefined;
  const [a] = t.args;
  if (t.name === 'Seq' && a && Object.hasOwn(SEQ, name)) {
    const [params, result, ...extra] = SEQ[name]?.(a, t, fresh) ?? [[], a];
    return { op: `seq.${name}`, typeArgs: [a, ...extra], params: [t, ...params], result };
  }
  if (t.name === 'Set' && a && Object.hasOwn(SET, name)) {
    const [params, result] = SET[name]?.(a, t) ?? [[], a];
    return { op: `set.${name}`, typeArgs: [a], params: [t, ...params], result };
  }
  if (name === 'view') return viewOf(t);
  if (t.name === 'Vec' && a && name === 'len') return { op: 'vec.len', typeArgs: [a], params: [t], result: USIZE };
  if (t.name === 'Slice' && a && name === 'len') return { op: 'slice.len', typeArgs: [a], params: [t], result: USIZE };
  if ((t.name === 'String' || t.name === 'StrSlice') && name === 'is_ascii') return { op: `${t.name}.is_ascii`, typeArgs: [], params: [t], result: BOOL };
  return undefined;
}

/** What `x@` is, by the type of `x`, where that is not `x` itself. */
export function viewOf(type: Type): SpecSignature | undefined {
  const t = prune(type);
  if (t.kind !== 'app') return undefined;
  const [a] = t.args;
  if (t.name === 'Vec' && a) return { op: 'vec.view', typeArgs: [a], params: [t], result: app('Seq', a) };
  if (t.name === 'Slice' && a) return { op: 'slice.view', typeArgs: [a], params: [t], result: app('Seq', a) };
  if (t.name === 'String' || t.name === 'StrSlice') return { op: `${t.name}.view`, typeArgs: [], params: [t], result: app('Seq', CHAR) };
  return undefined;
}

const STATIC: Readonly<Record<string, Make>> = {
  'Seq::empty': (a) => ({ op: 'seq.empty', typeArgs: [a], params: [], result: app('Seq', a) }),
  'Seq::new': (a) => ({ op: 'seq.new', typeArgs: [a], params: [NAT, fn([INT], a)], result: app('Seq', a) }),
  'Set::empty': (a) => ({ op: 'set.empty', typeArgs: [a], params: [], result: app('Set', a) }),
  'Set::new': (a) => ({ op: 'set.new', typeArgs: [a], params: [fn([a], BOOL)], result: app('Set', a) }),
};

/** `Seq::empty` and the like; `a` is the element type. */
export function specStatic(path: string, a: Type): SpecSignature | undefined {
  return Object.hasOwn(STATIC, path) ? STATIC[path]?.(a) : undefined;
}

/** `vstd::math`, usable by bare name when imported. */
export const MATH: Readonly<Record<string, SpecSignature>> = {
  max: { op: 'math.max', typeArgs: [], params: [INT, INT], result: INT },
  min: { op: 'math.min', typeArgs: [], params: [INT, INT], result: INT },
  abs: { op: 'math.abs', typeArgs: [], params: [INT], result: NAT },
};

/** A library method that code may call. `self` says how it takes its receiver. */
export interface CodeSignature {
  readonly name: Operation;
  readonly self: 'shared' | 'mutable' | 'value';
  readonly params: readonly Type[];
  readonly result: Type;
}

export function codeMethod(receiver: Type, name: string): CodeSignature | undefined {
  const t = prune(receiver);
  if (t.kind !== 'app') return undefined;
  const [a] = t.args;
  const key = `${t.name}::${name}`;
  switch (key) {
    case 'Vec::len':
    case 'Slice::len':
      return { name: key, self: 'shared', params: [], result: USIZE };
    case 'String::as_str':
      return { name: key, self: 'shared', params: [], result: app('StrSlice') };
    case 'StrSlice::unicode_len':
      return { name: key, self: 'shared', params: [], result: USIZE };
    case 'StrSlice::get_char':
      return { name: key, self: 'shared', params: [USIZE], result: CHAR };
  }
  if (!a) return undefined;
  switch (key) {
    case 'Vec::push':
      return { name: key, self: 'mutable', params: [a], result: UNIT };
    case 'Vec::pop':
      return { name: key, self: 'mutable', params: [], result: app('Option', a) };
    case 'Vec::set':
      return { name: key, self: 'mutable', params: [USIZE, a], result: UNIT };
    case 'Vec::insert':
      return { name: key, self: 'mutable', params: [USIZE, a], result: UNIT };
    case 'Vec::remove':
      return { name: key, self: 'mutable', params: [USIZE], result: a };
    case 'Vec::clear':
      return { name: key, self: 'mutable', params: [], result: UNIT };
    case 'Vec::truncate':
      return { name: key, self: 'mutable', params: [USIZE], result: UNIT };
    case 'Vec::clone':
      return { name: key, self: 'shared', params: [], result: t };
    case 'Vec::as_slice':
      return { name: key, self: 'shared', params: [], result: { kind: 'ref', mutable: false, inner: app('Slice', a) } };
    case 'Option::is_some':
    case 'Option::is_none':
      return { name: key, self: 'shared', params: [], result: BOOL };
    case 'Option::unwrap':
      return { name: key, self: 'value', params: [], result: a };
    default:
      return undefined;
  }
}
