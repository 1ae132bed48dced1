import { ok, refuse, type Result } from '@codewalk/core';

/** A Java type as a structure. `class` holds the simple name of a class that values can be made of. */
export type JavaType =
  | { readonly kind: 'primitive'; readonly name: Primitive }
  | { readonly kind: 'class'; readonly name: string; readonly of: readonly JavaType[] }
  | { readonly kind: 'array'; readonly of: JavaType };

export const primitives = ['boolean', 'byte', 'short', 'char', 'int', 'long', 'float', 'double'] as const;
export type Primitive = (typeof primitives)[number];

/** What a method gives and takes. */
export interface Signature {
  readonly result: JavaType;
  readonly parameters: readonly JavaType[];
}

/** Classes that values can be made of and compared, by simple name, with their package. */
const CLASSES: Readonly<Record<string, string>> = {
  ...inPackage('java.lang', ['Boolean', 'Byte', 'Short', 'Character', 'Integer', 'Long', 'Float', 'Double', 'Number', 'String', 'CharSequence', 'StringBuilder', 'StringBuffer', 'Object', 'Comparable', 'Iterable', 'Class', 'Throwable', 'Exception']),
  ...inPackage('java.math', ['BigInteger', 'BigDecimal']),
  ...inPackage('java.util', [
    'List', 'ArrayList', 'LinkedList', 'Vector', 'Stack', 'Collection', 'Iterator', 'Enumeration', 'Set', 'HashSet', 'LinkedHashSet', 'TreeSet', 'SortedSet', 'Queue', 'Deque', 'ArrayDeque',
    'Map', 'HashMap', 'LinkedHashMap', 'TreeMap', 'SortedMap', 'Hashtable', 'Dictionary', 'Properties', 'Date', 'Calendar', 'GregorianCalendar', 'Locale', 'TimeZone', 'BitSet', 'Optional',
  ]),
};

function inPackage(name: string, classes: readonly string[]): Record<string, string> {
  return Object.fromEntries(classes.map((simple) => [simple, name]));
}

const MAX_DIMENSIONS = 2;

/**
 * Reads a type as it is written in Java: `int`, `java.util.List<String>`, `byte[][]`. Refused by code: `varargs` (`int...`),
 * `generics` (a wildcard, or what looks like a type variable), `dimensions` (arrays of more than two), `unknown-type` (a class
 * that no values can be made of), `malformed-type`.
 */
export function parseType(text: string): Result<JavaType> {
  const plain = text.replace(/@\w+\s+/g, '').replace(/\bfinal\s+/g, '').trim();
  if (plain.endsWith('...')) return refuse('varargs', `${plain} is a variable number of arguments`);
  const reader = new Reader(plain);
  const type = reader.type();
  return type.ok && !reader.done() ? refuse('malformed-type', `${text} is no type`) : type;
}

/** Reads a result type and parameter types; the first refusal of them. */
export function parseSignature(result: string, parameters: readonly string[]): Result<Signature> {
  const read = parseType(result);
  if (!read.ok) return read;
  const types: JavaType[] = [];
  for (const text of parameters) {
    const type = parseType(text);
    if (!type.ok) return type;
    types.push(type.value);
  }
  return ok({ result: read.value, parameters: types });
}

/** The type as it is written, by simple names: `List<String>`, `int[]`. Equal types are equal texts. */
export function formatType(type: JavaType): string {
  switch (type.kind) {
    case 'primitive': return type.name;
    case 'array': return `${formatType(type.of)}[]`;
    case 'class': return type.of.length === 0 ? type.name : `${type.name}<${type.of.map(formatType).join(', ')}>`;
  }
}

/** `boolean(byte[], int)`. */
export const formatSignature = ({ result, parameters }: Signature): string => `${formatType(result)}(${parameters.map(formatType).join(', ')})`;

/** The full name without type arguments, as a runtime finds a parameter by: `java.util.List`, `int[]`. */
export function erasedName(type: JavaType): string {
  switch (type.kind) {
    case 'primitive': return type.name;
    case 'array': return `${erasedName(type.of)}[]`;
    case 'class': return `${CLASSES[type.name]}.${type.name}`;
  }
}

/** Recursive descent over one type. */
class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  done(): boolean {
    this.#blank();
    return this.#at === this.#text.length;
  }

  type(): Result<JavaType> {
    this.#blank();
    if (this.#text[this.#at] === '?') return refuse('generics', `${this.#text} holds a wildcard`);
    const name = /^[\p{L}_$][\p{L}\p{N}_$.]*/u.exec(this.#text.slice(this.#at))?.[0];
    if (name === undefined) return refuse('malformed-type', `${this.#text} is no type`);
    this.#at += name.length;
    const base = (primitives as readonly string[]).includes(name) ? ok<JavaType>({ kind: 'primitive', name: name as Primitive }) : this.#class(name);
    return base.ok ? this.#dimensions(base.value) : base;
  }

  #class(full: string): Result<JavaType> {
    const dot = full.lastIndexOf('.');
    const name = full.slice(dot + 1);
    const home = Object.hasOwn(CLASSES, name) ? CLASSES[name]! : undefined;
    if (home === undefined && /^[A-Z][A-Z0-9]?$/.test(name)) return refuse('generics', `${name} looks like a type variable`);
    if (home === undefined || (dot >= 0 && full.slice(0, dot) !== home)) return refuse('unknown-type', `no values can be made of ${full}`);
    const of: JavaType[] = [];
    if (this.#take('<')) {
      do {
        const argument = this.type();
        if (!argument.ok) return argument;
        if (argument.value.kind === 'primitive') return refuse('malformed-type', `${this.#text} is no type`);
        of.push(argument.value);
      } while (this.#take(','));
      if (!this.#take('>')) return refuse('malformed-type', `${this.#text} is no type`);
    }
    return ok({ kind: 'class', name, of });
  }

  #dimensions(type: JavaType): Result<JavaType> {
    let count = 0;
    for (let inner = type; this.#take('['); count++) {
      if (!this.#take(']')) return refuse('malformed-type', `${this.#text} is no type`);
      inner = { kind: 'array', of: inner };
      type = inner;
    }
    return count > MAX_DIMENSIONS ? refuse('dimensions', `${this.#text} has more than ${MAX_DIMENSIONS} dimensions`) : ok(type);
  }

  #take(mark: string): boolean {
    this.#blank();
    if (this.#text[this.#at] !== mark) return false;
    this.#at++;
    return true;
  }

  #blank(): void {
    while (/\s/.test(this.#text[this.#at] ?? '')) this.#at++;
  }
}
