import { describe, expect, it } from 'vitest';
import { erasedName, formatSignature, formatType, parseSignature, parseType } from '../src/signature.js';

describe('types', () => {
  it.each([
    ['int', 'int', 'int'], [' int [ ] [] ', 'int[][]', 'int[][]'], ['String', 'String', 'java.lang.String'], ['java.lang.String', 'String', 'java.lang.String'], ['java.util.List<String>', 'List<String>', 'java.util.List'],
    ['Map<String, java.util.List<Integer>>', 'Map<String, List<Integer>>', 'java.util.Map'], ['final Date', 'Date', 'java.util.Date'], ['List<int[]>[]', 'List<int[]>[]', 'java.util.List[]'], ['java.math.BigInteger', 'BigInteger', 'java.math.BigInteger'],
  ])('reads %s', (text, shown, erased) => {
    const type = parseType(text);
    expect(type.ok && [formatType(type.value), erasedName(type.value)]).toEqual([shown, erased]);
    expect(parseType(shown)).toEqual(type);
  });

  it.each([
    ['int...', 'varargs'], ['T', 'generics'], ['List<?>', 'generics'], ['List<? extends Number>', 'generics'], ['int[][][]', 'dimensions'], ['Foo', 'unknown-type'], ['my.String', 'unknown-type'], ['Thread', 'unknown-type'], ['List<Foo>', 'unknown-type'],
    ['toString', 'unknown-type'], ['', 'malformed-type'], ['int[', 'malformed-type'], ['List<int>', 'malformed-type'], ['List<String', 'malformed-type'], ['int x', 'malformed-type'], ['void', 'unknown-type'],
  ])('refuses %s as %s', (text, code) => {
    expect(parseType(text)).toMatchObject({ ok: false, code });
  });

  it('reads signatures, refusing the first type that is none', () => {
    const signature = parseSignature('boolean', ['byte[]', 'int']);
    expect(signature.ok && formatSignature(signature.value)).toBe('boolean(byte[], int)');
    expect(parseSignature('int', ['String', 'K', 'Foo'])).toMatchObject({ ok: false, code: 'generics' });
  });
});
