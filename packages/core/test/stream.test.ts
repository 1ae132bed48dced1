import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, largestRemainder, seedSchema, Stream } from '@codewalk/core';

describe('a named stream', () => {
  it('has these first values for this name', () => {
    const stream = new Stream('42/complexity@1/L3/all/draw/7');
    expect([stream.int(1000), stream.int(1000), stream.int(1000)]).toEqual([706, 485, 663]);
  });

  it('shares nothing with the streams of neighbouring seeds and draws', () => {
    const values = (name: string): number[] => Array.from({ length: 50 }, ((s) => () => s.unit())(new Stream(name)));
    const all = ['42/d/0', '42/d/1', '43/d/0', '43/d/1', '4/2d/0'].flatMap(values);
    expect(new Set(all).size).toBe(all.length);
  });

  it('shuffles without loss and leaves its input', () => {
    fc.assert(fc.property(fc.array(fc.integer()), fc.string(), (items, name) => {
      const before = [...items];
      const shuffled = new Stream(name).shuffle(items);
      expect(items).toEqual(before);
      expect([...shuffled].sort()).toEqual([...before].sort());
    }));
  });

  it('forks by name, whatever was drawn before', () => {
    const a = new Stream('x');
    a.unit();
    expect(a.fork('y').unit()).toBe(new Stream('x/y').unit());
  });
});

describe('a seed', () => {
  it('is the same as number and as text', () => {
    expect(seedSchema.parse(0)).toBe(seedSchema.parse('0'));
    expect(seedSchema.parse(-1)).toBe('-1');
    expect(seedSchema.parse(2 ** 53 - 1)).toBe('9007199254740991');
  });

  it.each([1.5, NaN, '', 'a/b', 'a b', null, 'x'.repeat(65)])('is not %j', (seed) => {
    expect(seedSchema.safeParse(seed).success).toBe(false);
  });
});

describe('the largest remainder', () => {
  it('gives all, in proportion, ties to the first listed', () => {
    expect(largestRemainder(11, [1, 1])).toEqual([6, 5]);
    expect(largestRemainder(10, [1, 1, 1])).toEqual([4, 3, 3]);
    expect(largestRemainder(7, [5, 1, 1])).toEqual([5, 1, 1]);
  });

  it('never loses or adds one', () => {
    fc.assert(fc.property(fc.nat(1000), fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 9 }), (total, shares) => {
      const parts = largestRemainder(total, shares);
      expect(parts.reduce((a, b) => a + b, 0)).toBe(total);
      const sum = shares.reduce((a, b) => a + b, 0);
      parts.forEach((part, i) => expect(Math.abs(part - (total * shares[i]!) / sum)).toBeLessThan(1));
    }));
  });
});

describe('canonical JSON', () => {
  it('does not depend on the order of keys, and refuses what JSON cannot hold', () => {
    expect(canonicalJson({ b: [1, { d: 1, c: 2 }], a: 'x' })).toBe('{"a":"x","b":[1,{"c":2,"d":1}]}');
    expect(() => canonicalJson(undefined)).toThrow(TypeError);
    expect(() => canonicalJson({ a: NaN })).toThrow();
  });
});
