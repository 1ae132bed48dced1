import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDifference, formatTyped, readTyped, sameTyped, typed, typedValueSchema, type Sameness, type TypedValue } from '@codewalk/core';

const floats = fc.oneof(fc.double(), fc.constantFrom(0, -0, NaN, Infinity, -Infinity, 5e-324, 0.1 + 0.2, 0.3));
const values = fc.letrec<{ value: TypedValue }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<TypedValue>(null, true, false, '', 'a', 0, 1, { $: 'exception', type: 'ValueError' }, { $: 'exception', type: 'Mine', base: 'KeyError' }),
    fc.maxSafeInteger(), fc.bigInt().map(typed.int), floats.map(typed.float), fc.string({ unit: 'grapheme' }),
    fc.array(fc.integer({ min: 0xd7f0, max: 0xe010 }), { maxLength: 3 }).map(typed.str), fc.uint8Array({ maxLength: 4 }).map(typed.bytes),
    fc.array(tie('value'), { maxLength: 4 }), fc.array(tie('value'), { maxLength: 4 }).map(typed.tuple), fc.array(tie('value'), { maxLength: 4 }).map(typed.set),
    fc.array(fc.tuple(tie('value'), tie('value')), { maxLength: 4 }).map(typed.dict), tie('value').map((v) => typed.as('deque', v)),
  ),
})).value;
const rules: fc.Arbitrary<Sameness> = fc.record({
  floats: fc.record({ absolute: fc.constantFrom(0, 1e-9, 1), relative: fc.constantFrom(0, 1e-6, 0.5) }, { requiredKeys: [] }),
  zeros: fc.constantFrom('distinct', 'equal'),
  nan: fc.constantFrom('equal', 'unequal'),
  dictOrder: fc.constantFrom('kept', 'any'),
}, { requiredKeys: [] });
const holdsNan = (value: TypedValue): boolean => JSON.stringify(value).includes('7ff8000000000000');
const f = typed.float;

describe('a typed value', () => {
  it('is read back from JSON as itself', () => {
    fc.assert(fc.property(values, (value) => {
      expect(readTyped(JSON.parse(JSON.stringify(value)))).toEqual({ ok: true, value });
    }));
  });

  it('is read or refused, whatever came back', () => {
    fc.assert(fc.property(fc.anything(), fc.constantFrom('int', 'float', 'set', 'dict', 'as', 'raised', 'refused', 'tuple', 'str', 'bytes', 'exception'), (thing, $) => {
      for (const json of [thing, { $, items: thing, value: thing, type: 'x', hex: thing, bits: thing, entries: thing, points: thing }]) {
        const read = readTyped(json);
        if (read.ok) expect(readTyped(read.value)).toEqual(read);
        else expect(read.detail).not.toBe('');
      }
    }));
  });

  it.each<[string, unknown]>([
    ['a float as a number', 1.5], ['an int beyond what JSON holds', 2 ** 53], ['an unknown tag', { $: 'list', items: [] }], ['no tag', { items: [] }],
    ['another field', { $: 'tuple', items: [], size: 0 }], ['a lone surrogate', '\ud800'], ['an int with a leading zero', { $: 'int', hex: '0f' }], ['bits of another length', { $: 'float', bits: '3ff' }],
    ['half a byte', { $: 'bytes', hex: 'f' }], ['a raised exception inside', [{ $: 'raised', type: 'KeyError' }]], ['a refusal inside', [{ $: 'refused', code: 'lazy', type: 'map', at: '' }]],
    ['a refusal with an unknown code', { $: 'refused', code: '__proto__', type: 'map', at: '' }], ['a key without its value', { $: 'dict', entries: [[1]] }], ['a code point that there is not', { $: 'str', points: [0x110000] }], ['undefined', undefined],
  ])('is not %s', (_what, json) => {
    expect(readTyped(json)).toMatchObject({ ok: false, code: 'not-a-value', detail: 'what came back is not a typed value' });
  });

  it('is refused when nested deeper than the reader goes, before anything recurses', () => {
    let json: unknown = 0;
    for (let i = 0; i < 200_000; i++) json = [json];
    expect(readTyped(json)).toMatchObject({ ok: false, code: 'too-large' });
    expect(readTyped(Array(1_000_001).fill(0))).toMatchObject({ ok: false, code: 'too-large' });
    let deep: TypedValue = 0;
    for (let i = 0; i < 100; i++) deep = typed.as('OrderedDict', typed.dict([[0, deep]]));
    expect(readTyped(deep)).toEqual({ ok: true, value: deep });
  });

  it('keeps the name of what an encoder refused', () => {
    const refused = (code: string, type: string, at: string): unknown => readTyped({ $: 'refused', code, type, at });
    expect(refused('lazy', 'generator', '')).toEqual({ ok: false, code: 'lazy', detail: 'the value, generator, is lazy: its values are not there yet' });
    expect(refused('subclass', 'Always (a int)', '[0].keys[1]')).toEqual({ ok: false, code: 'subclass', detail: 'the value at [0].keys[1], Always (a int), is not the builtin itself' });
  });

  it('has one normal form', () => {
    const normal = (json: unknown): unknown => (readTyped(json) as { value: unknown }).value;
    expect(Object.is(normal(-0), 0)).toBe(true);
    expect(normal({ $: 'int', hex: '-a' })).toBe(-10);
    expect(normal({ $: 'float', bits: 'fff8000000000001' })).toEqual(f(NaN));
    expect(normal({ $: 'str', points: [97] })).toBe('a');
    expect(normal({ $: 'set', items: ['b', 'a', 2, 10] })).toEqual({ $: 'set', items: ['a', 'b', 10, 2] });
  });

  it('holds an int of ten thousand digits exactly', () => {
    const big = 10n ** 9_999n + 7n;
    expect(sameTyped(typed.int(big), typed.int(big))).toBe(true);
    expect(findDifference(typed.int(big), typed.int(big + 1n))).toEqual({ at: '', expected: '0xf8d4a9da…00000007 (about 10000 digits)', actual: '0xf8d4a9da…00000008 (about 10000 digits)' });
  });

  it('is a field of a schema, with why it is none', () => {
    expect(typedValueSchema.parse({ $: 'set', items: [2, 1] })).toEqual(typed.set([1, 2]));
    expect(typedValueSchema.safeParse(1.5).error!.issues[0]!.message).toBe('what came back is not a typed value');
  });
});

describe('sameness', () => {
  it('is reflexive, but for a NaN that is declared to be nothing', () => {
    fc.assert(fc.property(values, rules, (value, rule) => {
      expect(sameTyped(value, value, rule)).toBe(rule.nan !== 'unequal' || !holdsNan(value));
    }));
  });

  it('is symmetric', () => {
    fc.assert(fc.property(values, values, rules, (a, b, rule) => {
      expect(sameTyped(a, b, rule)).toBe(sameTyped(b, a, rule));
    }));
    fc.assert(fc.property(floats, floats, rules, (a, b, rule) => {
      expect(sameTyped([f(a)], [f(b)], rule)).toBe(sameTyped([f(b)], [f(a)], rule));
    }));
  });

  it('without any rule is sameness of documents', () => {
    fc.assert(fc.property(values, values, (a, b) => {
      expect(sameTyped(a, b)).toBe(JSON.stringify(a) === JSON.stringify(b));
    }));
  });

  it('only grows with tolerance', () => {
    fc.assert(fc.property(values, values, (a, b) => {
      if (sameTyped(a, b)) expect(sameTyped(a, b, { floats: { absolute: 1e-6, relative: 1e-6 }, zeros: 'equal', dictOrder: 'any' })).toBe(true);
    }));
  });

  const different: [string, TypedValue, TypedValue][] = [
    ['True and 1', true, 1], ['1 and 1.0', 1, f(1)], ['0.0 and -0.0', f(0), f(-0)], ['"1" and 1', '1', 1], ['None and False', null, false], ['a list and a tuple', [1], typed.tuple([1])],
    ['a list and a set', [1], typed.set([1])], ['a set and a frozenset', typed.set([1]), typed.as('frozenset', typed.set([1]))], ['a dict and its subclass', typed.dict([]), typed.as('Counter', typed.dict([]))],
    ['dicts in another order', typed.dict([[1, 1], [2, 2]]), typed.dict([[2, 2], [1, 1]])], ['a key 1 and a key "1"', typed.dict([[1, 0]]), typed.dict([['1', 0]])], ['bytes and a str', typed.bytes(Buffer.from('a')), 'a'],
    ['two surrogates and the character they would make', typed.str([0xd83d, 0xde00]), '\u{1f600}'], ['an exception returned and raised', { $: 'exception', type: 'KeyError' }, { $: 'raised', type: 'KeyError' }],
    ['an exception and one that borrows its name', { $: 'raised', type: 'KeyError' }, { $: 'raised', type: 'KeyError', base: 'Exception' }], ['inf and the largest float', f(Infinity), f(Number.MAX_VALUE)], ['2^53 and 2^53 + 1', typed.int(2n ** 53n), typed.int(2n ** 53n + 1n)],
    ['composed and decomposed letters', '\u00e9', 'e\u0301'], ['[1] and [1, 1]', [1], [1, 1]], ['NaN and inf', f(NaN), f(Infinity)],
  ];
  it.each(different)('tells %s apart', (_what, a, b) => {
    expect(sameTyped(a, b)).toBe(false);
    expect(findDifference(a, b)).not.toBeNull();
  });

  it('takes declared tolerance between floats alone', () => {
    const near: Sameness = { floats: { absolute: 1e-9, relative: 1e-6 } };
    expect(sameTyped(f(0.1 + 0.2), f(0.3))).toBe(false);
    expect(sameTyped(f(0.1 + 0.2), f(0.3), near)).toBe(true);
    expect(sameTyped(f(1e300), f(1.0000001e300), near)).toBe(true);
    expect(sameTyped(f(0), f(-0), near)).toBe(true);
    expect(sameTyped(f(1), 1, near)).toBe(false);
    expect(sameTyped(f(Infinity), f(Number.MAX_VALUE), near)).toBe(false);
    expect(sameTyped(f(Infinity), f(-Infinity), near)).toBe(false);
    expect(sameTyped(f(NaN), f(NaN), near)).toBe(true);
    expect(sameTyped(f(NaN), f(NaN), { ...near, nan: 'unequal' })).toBe(false);
    expect(sameTyped(typed.dict([['a', typed.tuple([f(0.3)])]]), typed.dict([['a', typed.tuple([f(0.1 + 0.2)])]]), near)).toBe(true);
    expect(sameTyped(typed.set([f(0.3)]), typed.set([f(0.1 + 0.2)]), near)).toBe(false);
    expect(sameTyped(typed.dict([[f(0.3), 0]]), typed.dict([[f(0.1 + 0.2), 0]]), near)).toBe(false);
  });

  it('takes other declared rules where they say', () => {
    expect(sameTyped(typed.dict([[1, 1], [f(-0), 2]]), typed.dict([[f(0), 2], [1, 1]]), { dictOrder: 'any', zeros: 'equal' })).toBe(true);
    expect(sameTyped(typed.dict([[1, 1], [2, 1]]), typed.dict([[1, 1], [1, 1]]), { dictOrder: 'any' })).toBe(false);
    expect(sameTyped(typed.set([f(NaN)]), typed.set([f(NaN)]))).toBe(true);
    expect(sameTyped(typed.set([f(NaN)]), typed.set([f(NaN)]), { nan: 'unequal' })).toBe(false);
    expect(sameTyped([typed.set([f(-0)])], [typed.set([f(0)])], { zeros: 'equal' })).toBe(true);
  });

  it('says where two values differ first', () => {
    const a = [1, typed.dict([['k', typed.tuple([1, f(2)])]])];
    const b = [1, typed.dict([['k', typed.tuple([1, 2])]])];
    expect(findDifference(a, b)).toEqual({ at: '[1].values[0][1]', expected: '2.0', actual: '2' });
    expect(findDifference([1], [1, 2])).toEqual({ at: '', expected: '[1]', actual: '[1, 2]' });
  });
});

describe('a value for people', () => {
  it.each<[TypedValue, string]>([
    [null, 'None'], [true, 'True'], [-3, '-3'], ['a"b\n\u200b', '"a\\"b\\n\\u200b"'], [typed.int(-(2n ** 60n)), '-1152921504606846976'], [f(1), '1.0'], [f(-0), '-0.0'], [f(1e21), '1e+21'], [f(NaN), 'nan'], [f(-Infinity), '-inf'],
    [typed.str([0x61, 0xd83d, 0xde00]), '"a\\ud83d\\ude00"'], [typed.bytes(Buffer.from('hi')), 'bytes 6869'], [typed.bytes(new Uint8Array()), 'bytes empty'], [[1, [2]], '[1, [2]]'], [typed.tuple([1]), '(1,)'], [typed.tuple([]), '()'], [typed.tuple([1, 2]), '(1, 2)'],
    [typed.set([]), 'set()'], [typed.set([1, 'a']), '{"a", 1}'], [typed.dict([[1, 2], ['a', null]]), '{1: 2, "a": None}'], [typed.as('deque', [1]), 'deque([1])'],
    [{ $: 'exception', type: 'KeyError' }, 'KeyError object'], [{ $: 'raised', type: 'Mine', base: 'KeyError' }, 'raises Mine (a KeyError)'],
  ])('%j is written %s', (value, text) => {
    expect(formatTyped(value)).toBe(text);
  });

  it('is never much longer than asked for', () => {
    fc.assert(fc.property(values, fc.integer({ min: 0, max: 30 }), (value, limit) => {
      expect(formatTyped(value, limit).length).toBeLessThanOrEqual(limit + 1);
      expect(formatTyped(value)).not.toMatch(/[\p{Cc}\p{Surrogate}]/u);
    }));
    expect(formatTyped(Array(100_000).fill('x'.repeat(100)), 20)).toBe('["xxxxxxxxxxxxxxxxxx…');
  });
});
