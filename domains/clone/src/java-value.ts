import { typed, type JavaInput, type TypedValue } from '@codewalk/core';

/**
 * Makers of Java values as documents (TypedValue of core). What the Java runtime takes in and gives back is written so:
 *
 * | Java | document |
 * | --- | --- |
 * | null, boolean, int, String | JSON's own (a String with lone surrogates is `str`) |
 * | long, short, byte, char, float | `as` of that name: a whole number, for char its code unit, for float a float |
 * | double | float |
 * | BigInteger, BigDecimal | `as`: a whole number, the text |
 * | byte[], char[] | `as`: bytes, a string |
 * | other arrays | `as` `int[]`, `String[]`, `Object[]`, `int[][]`…: their items, those of primitive arrays without a tag of their own |
 * | StringBuilder, StringBuffer | `as`: a string |
 * | List | the list itself (an ArrayList); `as` `Vector`, `LinkedList`, `Stack`, `ArrayDeque`, `Iterator`, `Enumeration`: a list |
 * | Set, Map | set, dict (hashed); `as` `LinkedHashSet`, `TreeSet`, `LinkedHashMap`, `TreeMap`, `Hashtable`, `Properties`, in the order given |
 * | Date, Calendar | `as` with the milliseconds since 1970, in UTC |
 * | Class, Locale, TimeZone | `as` with the name |
 * | BitSet | `as` with the places of its bits |
 * | Throwable | `as` `Throwable`: [class name, message or null, cause or null] |
 * | an object without content | `as` `Object` of null; one known by its text, of two classes: `as` `Thing`, `OtherThing` |
 *
 * What comes back uses fewer: any List is a list, any Set a set, any Map a dict sorted by key.
 */
export const java = {
  long: (value: bigint): TypedValue => typed.as('long', typed.int(value)),
  short: (value: number): TypedValue => typed.as('short', value),
  byte: (value: number): TypedValue => typed.as('byte', value),
  char: (unit: number): TypedValue => typed.as('char', unit),
  float: (value: number): TypedValue => typed.as('float', typed.float(Math.fround(value))),
  double: (value: number): TypedValue => typed.float(value),
  /** By UTF-16 units, in any order. */
  string: (text: string): TypedValue => typed.str(Array.from(text, (c) => c.codePointAt(0)!)),
  /** Items as documents without a tag of the element type where that is primitive: `intArray`, `longArray`… do that. */
  array: (element: string, items: readonly TypedValue[]): TypedValue => typed.as(`${element}[]`, items),
  bytes: (values: readonly number[]): TypedValue => typed.as('byte[]', typed.bytes(Uint8Array.from(values, (v) => v & 0xff))),
  chars: (text: string): TypedValue => typed.as('char[]', java.string(text)),
  /** A named class of the table above with its content. */
  object: (type: string, content: TypedValue): TypedValue => typed.as(type, content),
  plainObject: typed.as('Object', null),
} as const;

/** Whether an input passes null anywhere at the top of its arguments: such inputs are counted apart. */
export const passesNull = (input: JavaInput): boolean => input.arguments.some((argument) => argument === null);
