export type IntName = 'int' | 'nat' | 'u8' | 'u16' | 'u32' | 'u64' | 'u128' | 'usize' | 'i8' | 'i16' | 'i32' | 'i64' | 'i128' | 'isize';

export const INT_NAMES: ReadonlySet<string> = new Set(['int', 'nat', 'u8', 'u16', 'u32', 'u64', 'u128', 'usize', 'i8', 'i16', 'i32', 'i64', 'i128', 'isize']);

export type AppName = 'Vec' | 'Slice' | 'Seq' | 'Set' | 'Option' | 'String' | 'StrSlice';

/** A type while it is inferred: `bound` is set once it is known. */
export interface TypeVar {
  readonly id: number;
  /** `machine`: the type of an integer literal in code; `integer`: of one in a specification; `any`: anything. */
  readonly range: 'any' | 'integer' | 'machine';
  bound: Type | undefined;
}

export type Type =
  | { readonly kind: 'int'; readonly name: IntName }
  | { readonly kind: 'bool' }
  | { readonly kind: 'char' }
  | { readonly kind: 'never' }
  | { readonly kind: 'tuple'; readonly items: readonly Type[] }
  | { readonly kind: 'app'; readonly name: AppName; readonly args: readonly Type[] }
  | { readonly kind: 'ref'; readonly mutable: boolean; readonly inner: Type }
  | { readonly kind: 'param'; readonly name: string }
  | { readonly kind: 'fn'; readonly params: readonly Type[]; readonly result: Type }
  | { readonly kind: 'var'; readonly cell: TypeVar };

export const BOOL: Type = { kind: 'bool' };
export const CHAR: Type = { kind: 'char' };
export const NEVER: Type = { kind: 'never' };
export const UNIT: Type = { kind: 'tuple', items: [] };
export const INT: Type = { kind: 'int', name: 'int' };
export const NAT: Type = { kind: 'int', name: 'nat' };
export const USIZE: Type = { kind: 'int', name: 'usize' };

export function int(name: IntName): Type {
  return { kind: 'int', name };
}

export function app(name: AppName, ...args: Type[]): Type {
  return { kind: 'app', name, args };
}

/** Follows what is known of a type variable, at the top only. */
export function prune(type: Type): Type {
  let t = type;
  while (t.kind === 'var' && t.cell.bound) t = t.cell.bound;
  return t;
}

export function stripRefs(type: Type): Type {
  let t = prune(type);
  while (t.kind === 'ref') t = prune(t.inner);
  return t;
}

export function isInteger(type: Type): boolean {
  const t = prune(type);
  return t.kind === 'int' || (t.kind === 'var' && t.cell.range !== 'any');
}

/** An integer type of code: not `int`, not `nat`. */
export function isMachine(type: Type): boolean {
  const t = prune(type);
  return t.kind === 'int' && t.name !== 'int' && t.name !== 'nat';
}

export function isUnit(type: Type): boolean {
  const t = prune(type);
  return t.kind === 'tuple' && t.items.length === 0;
}

export function isCopy(type: Type): boolean {
  const t = prune(type);
  if (t.kind === 'int' || t.kind === 'bool' || t.kind === 'char' || t.kind === 'never' || t.kind === 'fn') return true;
  if (t.kind === 'ref') return !t.mutable;
  if (t.kind === 'tuple') return t.items.every(isCopy);
  return t.kind === 'app' && t.name === 'Option' && t.args.every(isCopy);
}

export function containsRef(type: Type): boolean {
  const t = prune(type);
  if (t.kind === 'ref') return true;
  if (t.kind === 'tuple') return t.items.some(containsRef);
  return t.kind === 'app' && t.args.some(containsRef);
}

/** As a person writes it. */
export function showType(type: Type): string {
  const t = prune(type);
  switch (t.kind) {
    case 'int':
    case 'param':
      return t.name;
    case 'bool':
    case 'char':
      return t.kind;
    case 'never':
      return '!';
    case 'tuple':
      return `(${t.items.map(showType).join(', ')}${t.items.length === 1 ? ',' : ''})`;
    case 'app':
      if (t.name === 'Slice') return `[${t.args.map(showType).join('')}]`;
      return t.args.length === 0 ? t.name : `${t.name}<${t.args.map(showType).join(', ')}>`;
    case 'ref':
      return `&${t.mutable ? 'mut ' : ''}${showType(t.inner)}`;
    case 'fn':
      return `spec_fn(${t.params.map(showType).join(', ')}) -> ${showType(t.result)}`;
    case 'var':
      return t.cell.range === 'any' ? '_' : '{integer}';
  }
}

function occurs(cell: TypeVar, type: Type): boolean {
  const t = prune(type);
  switch (t.kind) {
    case 'var':
      return t.cell === cell;
    case 'tuple':
      return t.items.some((i) => occurs(cell, i));
    case 'app':
      return t.args.some((a) => occurs(cell, a));
    case 'ref':
      return occurs(cell, t.inner);
    case 'fn':
      return occurs(cell, t.result) || t.params.some((p) => occurs(cell, p));
    default:
      return false;
  }
}

function admits(cell: TypeVar, type: Type): boolean {
  if (cell.range === 'any') return true;
  if (type.kind !== 'int') return false;
  return cell.range === 'integer' || (type.name !== 'int' && type.name !== 'nat');
}

/** Makes two types one, binding type variables; false when they cannot be. `never` goes with anything. */
export function unify(left: Type, right: Type): boolean {
  const a = prune(left);
  const b = prune(right);
  if (a === b || a.kind === 'never' || b.kind === 'never') return true;
  if (a.kind === 'var' && b.kind === 'var') {
    if (a.cell === b.cell) return true;
    if (b.cell.range === 'any' || a.cell.range === 'machine') b.cell.bound = a;
    else a.cell.bound = b;
    return true;
  }
  if (a.kind === 'var') {
    if (!admits(a.cell, b) || occurs(a.cell, b)) return false;
    a.cell.bound = b;
    return true;
  }
  if (b.kind === 'var') return unify(b, a);
  if (a.kind === 'int' && b.kind === 'int') return a.name === b.name;
  if (a.kind === 'param' && b.kind === 'param') return a.name === b.name;
  if (a.kind === 'ref' && b.kind === 'ref') return a.mutable === b.mutable && unify(a.inner, b.inner);
  if (a.kind === 'tuple' && b.kind === 'tuple') return unifyAll(a.items, b.items);
  if (a.kind === 'app' && b.kind === 'app') return a.name === b.name && unifyAll(a.args, b.args);
  if (a.kind === 'fn' && b.kind === 'fn') return unifyAll(a.params, b.params) && unify(a.result, b.result);
  return a.kind === b.kind && (a.kind === 'bool' || a.kind === 'char');
}

function unifyAll(left: readonly Type[], right: readonly Type[]): boolean {
  return left.length === right.length && left.every((t, i) => unify(t, right[i] ?? NEVER));
}

export type TypeMap = ReadonlyMap<string, Type>;

/** Replaces type parameters and forgets references: the type that a specification sees. */
export function instantiate(type: Type, map: TypeMap): Type {
  const t = prune(type);
  switch (t.kind) {
    case 'param':
      return map.get(t.name) ?? t;
    case 'tuple':
      return { kind: 'tuple', items: t.items.map((i) => instantiate(i, map)) };
    case 'app':
      return { kind: 'app', name: t.name, args: t.args.map((a) => instantiate(a, map)) };
    case 'ref':
      return instantiate(t.inner, map);
    case 'fn':
      return { kind: 'fn', params: t.params.map((p) => instantiate(p, map)), result: instantiate(t.result, map) };
    default:
      return t;
  }
}

/** As {@link instantiate}, with references kept. */
export function substitute(type: Type, map: TypeMap): Type {
  const t = prune(type);
  if (t.kind === 'ref') return { kind: 'ref', mutable: t.mutable, inner: substitute(t.inner, map) };
  if (t.kind === 'tuple') return { kind: 'tuple', items: t.items.map((i) => substitute(i, map)) };
  if (t.kind === 'app') return { kind: 'app', name: t.name, args: t.args.map((a) => substitute(a, map)) };
  return instantiate(t, map);
}
