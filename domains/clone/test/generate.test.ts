import { describe, expect, it } from 'vitest';
import { Stream, type JavaInput, type TypedValue } from '@codewalk/core';
import { echo } from '../src/generate-echo.js';
import { mineFacts } from '../src/generate-facts.js';
import { minedInputs } from '../src/generate-mined.js';
import { sequenceOf } from '../src/generate-sequence.js';
import { typedInputs } from '../src/generate-typed.js';
import { java, passesNull } from '../src/java-value.js';
import { parseSignature, type Signature } from '../src/signature.js';
import { withProbes } from '../src/search-probes.js';

function signature(result: string, ...parameters: string[]): Signature {
  const read = parseSignature(result, parameters);
  if (!read.ok) throw new Error(read.detail);
  return read.value;
}
const share = (inputs: readonly JavaInput[], test: (values: readonly TypedValue[]) => boolean): number => inputs.filter((input) => !passesNull(input) && test(input.arguments)).length / inputs.length;
const items = (value: TypedValue): readonly TypedValue[] => sequenceOf(value)!.items;

const HEADER = `class A {
  static boolean f(byte[] b) { return b.length >= 8 && (b[0] & 0xff) == 0x89 && b[1] == 'P' && b[2] == (byte) 0x4e && b[3] == 71; }
  static boolean g(byte[] b) { return b.length == 10 && b[1] == 80; }
  static int h(String s) { int[] t = {3, 5, 9}; if (s.length() > 6 || s.charAt(2) == '\\u0041') return -7; return s.startsWith("pre\\n") ? 1_000 : s.indexOf("x") * 2; }
}`;

describe('typed inputs', () => {
  const pairOfTexts = signature('boolean', 'String', 'String');

  it('are the same for the same stream, and others for another', () => {
    const make = (name: string): string => JSON.stringify(typedInputs(signature('int', 'int[]', 'List<String>', 'Object'), new Stream(name), 50));
    expect(make('a')).toBe(make('a'));
    expect(make('a')).not.toBe(make('b'));
  });

  it('are distinct where the type has that many values, and as many as asked where not', () => {
    const texts = typedInputs(pairOfTexts, new Stream('s'), 400).map((input) => JSON.stringify(input));
    expect(new Set(texts).size).toBe(400);
    expect(typedInputs(signature('int', 'boolean'), new Stream('s'), 40)).toHaveLength(40);
  });

  it('pass null in one of twelve, never to a primitive', () => {
    const inputs = typedInputs(signature('int', 'int', 'String', 'int[]'), new Stream('s'), 240);
    expect(inputs.filter(passesNull).length).toBeGreaterThanOrEqual(18);
    expect(inputs.filter(passesNull).length).toBeLessThanOrEqual(22);
    expect(inputs.every(({ arguments: [first] }) => typeof first === 'number')).toBe(true);
    expect(typedInputs(signature('int', 'int'), new Stream('s'), 50).some(passesNull)).toBe(false);
  });

  it('relate texts: equal, one in the other, in another case', () => {
    const inputs = typedInputs(pairOfTexts, new Stream('s'), 600);
    expect(share(inputs, ([a, b]) => a === b)).toBeGreaterThan(0.05);
    expect(share(inputs, ([a, b]) => a !== b && String(a).length > 1 && String(b).length > 1 && String(a).includes(String(b)))).toBeGreaterThan(0.05);
    expect(share(inputs, ([a, b]) => a !== b && String(a).toLowerCase() === String(b).toLowerCase())).toBeGreaterThan(0.01);
    expect(share(inputs, ([a, b]) => String(a).length === String(b).length && [...String(a)].filter((c, i) => c !== String(b)[i]).length === 1)).toBeGreaterThan(0.02);
  });

  it('relate arrays: the same object, equal copies, one item changed; indices within and at the ends', () => {
    const inputs = typedInputs(signature('int', 'byte[]', 'byte[]', 'int'), new Stream('s'), 600);
    expect(inputs.filter(({ same }) => same !== undefined).length).toBeGreaterThan(10);
    expect(share(inputs, ([a, b]) => items(a!).length > 1 && JSON.stringify(a) === JSON.stringify(b))).toBeGreaterThan(0.03);
    expect(share(inputs, ([a, , i]) => Number(i) >= 0 && Number(i) < items(a!).length)).toBeGreaterThan(0.2);
    expect(share(inputs, ([a, , i]) => i === items(a!).length)).toBeGreaterThan(0.03);
  });

  it('put empty arguments beside a null, and characters that are unusual of their class', () => {
    const inputs = typedInputs(pairOfTexts, new Stream('s'), 600);
    expect(inputs.filter(({ arguments: [a, b] }) => a === '' && b === null).length).toBeGreaterThan(0);
    expect(share(inputs, ([a]) => /[^\P{Nd}0-9]/u.test(String(a)))).toBeGreaterThan(0.001);
  });

  it('reach the boundaries of numbers', () => {
    const ints = new Set(typedInputs(signature('int', 'int'), new Stream('s'), 400).map(({ arguments: [x] }) => x));
    for (const boundary of [0, 1, -1, 2147483647, -2147483648]) expect(ints).toContain(boundary);
    const doubles = JSON.stringify(typedInputs(signature('int', 'double'), new Stream('s'), 400));
    for (const bits of ['8000000000000000', '7ff8000000000000', '7ff0000000000000', '0000000000000001']) expect(doubles).toContain(bits);
  });
});

describe('facts', () => {
  it('are the constants, lengths and places that methods mention', async () => {
    const facts = await mineFacts([HEADER]);
    expect(facts.ints).toEqual([0, 1, 2, 3, 5, 6, 7, 8, 9, 10, 71, 78, 80, 137, 255, 1000].filter((n) => HEADER.includes(String(n)) || [78, 137, 255, 1000].includes(n)));
    expect(facts.chars).toEqual([0x41, 0x50]);
    expect(facts.strings).toEqual(['pre\n', 'x']);
    expect(facts.lengths).toEqual([5, 6, 7, 8, 9, 10, 11]);
    expect(facts.positions).toEqual([
      [{ index: 0, value: 137 }, { index: 1, value: 80 }, { index: 2, value: 78 }, { index: 3, value: 71 }], [{ index: 1, value: 80 }], [{ index: 2, value: 65 }],
    ]);
    expect(facts.runs).toContainEqual([3, 5, 9]);
  });

  it('of what mentions nothing are none', async () => {
    expect(await mineFacts(['class A { static int f(int x) { return x; } }', 'class {'])).toEqual({ ints: [], longs: [], doubles: [], chars: [], strings: [], lengths: [], positions: [], runs: [] });
  });
});

describe('mined inputs', () => {
  it('hold what is expected at its place, also all but one of it', async () => {
    const facts = await mineFacts([HEADER]);
    const inputs = minedInputs(facts, signature('boolean', 'byte[]'), new Stream('s'), 300);
    const head = [-119, 80, 78, 71];
    const right = (value: TypedValue): number => head.filter((byte, i) => items(value)[i] === byte).length;
    expect(share(inputs, ([b]) => items(b!).length >= 8 && right(b!) === 4)).toBeGreaterThan(0.01);
    expect(share(inputs, ([b]) => items(b!).length >= 8 && right(b!) === 3)).toBeGreaterThan(0.01);
    expect(share(inputs, ([b]) => items(b!).length === 10 && items(b!)[1] === 80)).toBeGreaterThan(0.01);
  });

  it('are joined of literals, and of nothing typical where none are mentioned', async () => {
    const texts = minedInputs(await mineFacts([HEADER]), signature('int', 'String'), new Stream('s'), 200).map(({ arguments: [s] }) => String(s));
    expect(texts.filter((text) => text.includes('pre\n')).length).toBeGreaterThan(10);
    const plain = minedInputs(await mineFacts([]), signature('int', 'String'), new Stream('s'), 100).map(({ arguments: [s] }) => s);
    expect(plain.filter((text) => text === null || /^[ab01 A.,-]*$/.test(String(text))).length).toBeGreaterThan(75);
    expect(plain.filter((text) => typeof text === 'string' && /[c-z]/i.test(text.replace(/\P{ASCII}/gu, '')))).toEqual([]);
  });

  it('are the same for the same stream', async () => {
    const facts = await mineFacts([HEADER]);
    const make = (): JavaInput[] => minedInputs(facts, signature('int', 'byte[]', 'String'), new Stream('s'), 60);
    expect(make()).toEqual(make());
  });
});

describe('probes', () => {
  it('stand in every branch, loop, case and part of a condition', async () => {
    const source = 'class A { int f(int x) { if (x > 0 && x < 9) return 1; else for (;;) { x++; } switch (x) { case 1: case 2: x--; break; default: } do x--; while (x > 3); return x == 1 ? 2 : 3; } }';
    expect(await withProbes(source)).toBe(
      'class A { int f(int x) {codewalk.Trace.at(0); if (codewalk.Trace.is(3, x > 0) && codewalk.Trace.is(5, x < 9)) {codewalk.Trace.at(1);return 1;} else {codewalk.Trace.at(2);for (;;) {codewalk.Trace.at(7); x++; }} '
      + 'switch (x) { case 1: case 2: codewalk.Trace.at(8);x--; break; default: } do {codewalk.Trace.at(9);x--;} while (x > 3); return codewalk.Trace.is(10, x == 1) ? 2 : 3; } }',
    );
  });

  it('are not put into what does not parse', async () => {
    expect(await withProbes('class A { int f( { }')).toBe(null);
  });
});

describe('echoes', () => {
  it('are texts made after others, wherever both stand, and change nothing else', () => {
    const inputs = typedInputs(signature('int', 'int', 'String', 'List<String>', 'char[][]'), new Stream('echo'), 300).filter((input) => !passesNull(input));
    const stream = new Stream('e');
    const spelled = (value: TypedValue): string => JSON.stringify(value).toLowerCase().replaceAll(' ', '');
    const texts = (value: TypedValue): TypedValue[] => (sequenceOf(value)?.kind === 'text' ? [value] : (sequenceOf(value)?.items ?? []).flatMap(texts));
    let echoed = 0;
    for (const input of inputs) {
      const before = input.arguments.flatMap(texts);
      const made = echo(input, stream);
      const after = made.arguments.flatMap(texts);
      expect(made.arguments[0]).toEqual(input.arguments[0]);
      expect(after).toHaveLength(before.length);
      const changed = after.filter((text, i) => JSON.stringify(text) !== JSON.stringify(before[i]));
      expect(changed.length).toBeLessThanOrEqual(1);
      if (changed.some((text) => before.some((one) => spelled(items(one)) === spelled(items(text))))) echoed++;
    }
    expect(echoed).toBeGreaterThan(inputs.length / 5);
    expect(echo({ arguments: [1, 'alone', java.bytes([1])] }, stream)).toEqual({ arguments: [1, 'alone', java.bytes([1])] });
    const bytes = { arguments: [java.bytes([1, 0x70, 3]), 'text', java.bytes([])] };
    const seen = new Set(Array.from({ length: 300 }, () => JSON.stringify(echo(bytes, stream).arguments[2])));
    for (const like of [[1, 0x70, 3], [1, -0x70, 3], [1, 0x71, 3], [1, 0x70], [1, 0x70, 3, 0]]) expect(seen).toContain(JSON.stringify(java.bytes(like)));
  });
});
