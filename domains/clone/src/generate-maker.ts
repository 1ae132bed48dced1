import { typed, type Stream, type TypedValue } from '@codewalk/core';
import type { Palette } from './generate-palette.js';
import { java } from './java-value.js';
import type { JavaType, Primitive } from './signature.js';

const BOX: Readonly<Record<string, Primitive>> = { Boolean: 'boolean', Byte: 'byte', Short: 'short', Character: 'char', Integer: 'int', Long: 'long', Float: 'float', Double: 'double' };
const CLASSES = ['java.lang.String', 'java.lang.Object', 'java.lang.Integer', 'java.lang.Number', 'java.util.List', 'java.util.ArrayList', 'java.util.Map', 'java.lang.Runnable', 'java.lang.Comparable', 'java.lang.Exception', 'int', 'boolean'];
const THROWABLES = ['java.lang.RuntimeException', 'java.lang.Exception', 'java.lang.IllegalArgumentException', 'java.lang.Error', 'java.io.IOException'];
const LOCALES = ['en', 'en-US', 'de-DE', 'fr', 'tr-TR', 'ja-JP', 'und'];
const ZONES = ['UTC', 'GMT', 'Europe/Paris', 'America/New_York', 'Asia/Kolkata'];
/** Midnights, ends of days, months and leap years, times before 1970 and far off. */
const MOMENTS = [0, 1, -1, 999, 1000, 59_999, 60_000, 3_600_000, 86_399_999, 86_400_000, -86_400_000, 951_782_400_000, 951_868_799_999, 1_078_012_800_000, 1_000_000_000_000, 1_577_836_800_000, 1_577_836_799_999, 1_583_020_800_000, 1_609_459_199_000, 4_102_444_800_000, -2_208_988_800_000];
const DAY = 86_400_000;

const simple = (name: string): JavaType => ({ kind: 'class', name, of: [] });
/** What an Object can be, besides arrays and collections. */
const ANY = ['Integer', 'Integer', 'String', 'String', 'String', 'Double', 'Boolean', 'Long', 'Character', 'Float', 'Short', 'Byte', 'Date', 'BigInteger', 'BigDecimal', 'StringBuilder', 'Class'];
const NUMBERS = ['Integer', 'Integer', 'Long', 'Double', 'Float', 'Short', 'Byte', 'BigInteger', 'BigDecimal'];
/** What a bare collection holds: mostly of one class, as code expects. */
const ITEMS = ['String', 'String', 'Integer', 'Object'];

/** Makes documents of a type out of a palette. Everything of chance comes from the stream. */
export class Maker {
  readonly palette: Palette;
  readonly stream: Stream;

  constructor(palette: Palette, stream: Stream) {
    this.palette = palette;
    this.stream = stream;
  }

  /** A value of the type, never null at the top. */
  value(type: JavaType, depth = 0): TypedValue {
    switch (type.kind) {
      case 'primitive': return this.#primitive(type.name);
      case 'array': return this.array(type.of, this.palette.length(this.stream), depth);
      case 'class': return this.#object(type, depth);
    }
  }

  /** An array of that many items: random, all alike, or rising. */
  array(of: JavaType, length: number, depth = 0): TypedValue {
    const count = depth > 0 ? Math.min(length, 6) : length;
    return arrayOf(of, this.items(of, count, depth + 1));
  }

  /** Items as an array holds them: those of primitives without a tag. */
  items(of: JavaType, count: number, depth: number): TypedValue[] {
    const { stream } = this;
    const shape = stream.int(8);
    if (shape === 0) {
      const one = this.item(of, depth);
      return Array.from({ length: count }, () => one);
    }
    const few = shape < 4 ? Array.from({ length: 3 }, () => this.item(of, depth)) : null;
    const made = Array.from({ length: count }, () => (few && stream.int(4) > 0 ? stream.pick(few) : this.item(of, depth)));
    if (shape !== 1 || !made.every((item) => typeof item === 'number')) return made;
    const sorted = (made as number[]).sort((a, b) => a - b);
    return stream.int(3) === 0 ? sorted.reverse() : sorted;
  }

  /** One item of an array: without a tag where it is primitive, sometimes null where it is not. */
  item(of: JavaType, depth: number): TypedValue {
    if (of.kind === 'primitive') return bare(this.#primitive(of.name));
    return this.stream.int(24) === 0 ? null : this.value(of, depth);
  }

  #primitive(name: Primitive): TypedValue {
    const { stream, palette } = this;
    switch (name) {
      case 'boolean': return stream.int(2) === 0;
      case 'byte': return java.byte(palette.byte(stream));
      case 'short': return java.short((palette.int(stream) << 16) >> 16);
      case 'char': return java.char(palette.char(stream));
      case 'int': return palette.int(stream);
      case 'long': return java.long(palette.long(stream));
      case 'float': return java.float(palette.double(stream));
      case 'double': return java.double(palette.double(stream));
    }
  }

  #object(type: JavaType & { kind: 'class' }, depth: number): TypedValue {
    const { stream, palette } = this;
    const box = BOX[type.name];
    if (box) return this.#primitive(box);
    const text = (): TypedValue => java.string(palette.string(stream));
    switch (type.name) {
      case 'String': return text();
      case 'CharSequence': return stream.int(4) === 0 ? java.object('StringBuilder', text()) : text();
      case 'StringBuilder': case 'StringBuffer': return java.object(type.name, text());
      case 'Number': return this.value(simple(stream.pick(NUMBERS)));
      case 'Comparable': return this.value(simple(stream.pick(['Integer', 'String', 'String', 'Double', 'Date'])));
      case 'BigInteger': return java.object('BigInteger', typed.int(stream.int(3) === 0 ? palette.long(stream) * palette.long(stream) : palette.long(stream)));
      case 'BigDecimal': return java.object('BigDecimal', `${palette.long(stream)}${stream.int(2) === 0 ? '' : `.${stream.int(1000)}`}`);
      case 'Object': return this.#any(depth);
      case 'Date': return java.object('Date', this.#moment());
      case 'Calendar': case 'GregorianCalendar': return java.object('Calendar', this.#moment());
      case 'Class': return java.object('Class', stream.pick(CLASSES));
      case 'Locale': return java.object('Locale', stream.pick(LOCALES));
      case 'TimeZone': return java.object('TimeZone', stream.pick(ZONES));
      case 'Throwable': case 'Exception': return this.#throwable(type.name === 'Exception', 0);
      case 'BitSet': return java.object('BitSet', Array.from({ length: stream.int(6) }, () => stream.int(70)));
      case 'Optional': return java.object('Optional', stream.int(3) === 0 ? null : this.value(type.of[0] ?? simple('String'), depth + 1));
      default: return this.#collection(type, depth);
    }
  }

  #moment(): number {
    const { stream } = this;
    const base = stream.pick(MOMENTS);
    if (stream.int(2) === 0) return base;
    return base + (stream.int(800) - 400) * DAY + stream.pick([0, 1, -1, 1000, 3_600_000, stream.int(DAY)]);
  }

  #throwable(checked: boolean, depth: number): TypedValue {
    const { stream, palette } = this;
    const cause = depth < 3 && stream.int(2) === 0 ? this.#throwable(false, depth + 1) : null;
    const name = stream.pick(checked ? THROWABLES.filter((t) => !t.endsWith('Error')) : THROWABLES);
    return java.object('Throwable', [name, stream.int(5) === 0 ? null : java.string(palette.string(stream)), name === 'java.io.IOException' ? null : cause]);
  }

  #any(depth: number): TypedValue {
    const { stream, palette } = this;
    const kind = stream.int(20);
    if (kind === 0) return java.plainObject;
    if (kind < 3) return java.object(stream.pick(['Thing', 'OtherThing']), java.string(palette.string(stream)));
    if (kind < 6 && depth < 2) return this.array(stream.pick<JavaType>([simple('String'), simple('Object'), { kind: 'primitive', name: 'int' }, { kind: 'primitive', name: 'byte' }, { kind: 'primitive', name: 'double' }]), stream.int(4), depth + 1);
    if (kind < 9 && depth < 2) return this.value(simple(stream.pick(['List', 'Set', 'Map'])), depth + 1);
    return this.value(simple(stream.pick(ANY)), depth + 1);
  }

  #collection({ name, of }: JavaType & { kind: 'class' }, depth: number): TypedValue {
    const { stream, palette } = this;
    const length = Math.min(palette.length(stream), depth > 0 ? 4 : 12);
    const sorted = name === 'SortedSet' || name === 'TreeSet' || name === 'SortedMap' || name === 'TreeMap';
    const key = of[0] ?? simple(name === 'Properties' ? 'String' : sorted ? stream.pick(['String', 'Integer']) : stream.pick(ITEMS));
    const noNull = sorted || ['ArrayDeque', 'Deque', 'Queue', 'Hashtable', 'Dictionary', 'Properties'].includes(name);
    const items = (): TypedValue[] => this.items(key, length, depth + 1).map((item) => (item === null && noNull ? this.value(key, depth + 1) : item));
    const entries = (): TypedValue => {
      const kinds = of[1] ?? (name === 'Properties' ? simple('String') : simple(stream.pick(ITEMS)));
      return typed.dict(distinct(items()).map((k) => [k, noNull ? this.value(kinds, depth + 1) : this.item(kinds, depth + 1)] as const));
    };
    switch (name) {
      case 'List': case 'ArrayList': case 'Collection': case 'Iterable': return name === 'Collection' && stream.int(4) === 0 ? typed.set(distinct(items())) : items();
      case 'Iterator': case 'Enumeration': case 'Vector': case 'LinkedList': case 'Stack': return java.object(name, items());
      case 'Queue': case 'Deque': case 'ArrayDeque': return java.object('ArrayDeque', items());
      case 'Set': case 'HashSet': return typed.set(distinct(items()));
      case 'LinkedHashSet': return java.object(name, distinct(items()));
      case 'TreeSet': case 'SortedSet': return java.object('TreeSet', distinct(items()));
      case 'Map': case 'HashMap': return entries();
      case 'LinkedHashMap': return java.object(name, entries());
      case 'TreeMap': case 'SortedMap': return java.object('TreeMap', entries());
      case 'Hashtable': case 'Dictionary': return java.object('Hashtable', entries());
      case 'Properties': return java.object(name, entries());
      default: throw new RangeError(`no values are made of ${name}`);
    }
  }
}

/** The document of an array out of items as `Maker.items` makes them. */
export function arrayOf(of: JavaType, items: readonly TypedValue[]): TypedValue {
  if (of.kind === 'primitive' && of.name === 'byte') return java.bytes(items as number[]);
  if (of.kind === 'primitive' && of.name === 'char') return java.chars(String.fromCharCode(...(items as number[])));
  return java.array(elementName(of), items);
}

/** By erased simple name: `List` of `List<String>`, `int[]`. */
function elementName(type: JavaType): string {
  switch (type.kind) {
    case 'primitive': case 'class': return type.name;
    case 'array': return `${elementName(type.of)}[]`;
  }
}

/** A primitive without its tag. */
function bare(value: TypedValue): TypedValue {
  return typeof value === 'object' && value !== null && '$' in value && value.$ === 'as' ? value.value : value;
}

function distinct(items: readonly TypedValue[]): TypedValue[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const text = JSON.stringify(item);
    return !seen.has(text) && seen.add(text);
  });
}
