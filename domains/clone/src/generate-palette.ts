import type { Stream } from '@codewalk/core';

/** Where plain values come from: the same structures are filled from what is typical of a type, or from what two methods mention. */
export interface Palette {
  int(stream: Stream): number;
  long(stream: Stream): bigint;
  /** A UTF-16 unit. */
  char(stream: Stream): number;
  double(stream: Stream): number;
  string(stream: Stream): string;
  /** A signed byte. */
  byte(stream: Stream): number;
  /** How many items an array or a collection has. */
  length(stream: Stream): number;
}

const INTS = [
  0, 1, -1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 16, 17, 20, 24, 25, 28, 29, 30, 31, 32, 33, 48, 57, 59, 60, 61, 63, 64, 65, 90, 97, 99, 100, 101, 122, 127, 128, 255, 256, 365, 366, 400, 999, 1000, 1023, 1024,
  1582, 1900, 1999, 2000, 2004, 2023, 2100, 4095, 4096, 9999, 10000, 32767, 32768, 65535, 65536, 99999, 1000000, 16777216, 2147483647, 2147483646, -2147483648, -2147483647, -2, -3, -5, -7, -8, -10, -31, -32, -64, -100, -128, -129, -256, -1000, -32768, -65536,
];
const DOUBLES = [
  0, -0, 1, -1, 2, -2, 3, 0.5, -0.5, 1.5, 2.5, -1.5, -2.5, 0.1, 0.2, 0.3, 1 / 3, 0.25, 0.75, 0.999, 1.001, 10, 100, -100, 1000, 12345.678, 1e-3, 1e-6, 1e-9, 1e-12, 1e6, 1e9, 1e15, 1e16, -1e9, 1e300, -1e300, Math.PI, Math.E, 90, 180, 360, -180,
  2147483647, 2147483648, -2147483648, 9007199254740992, 9223372036854775807, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.MAX_VALUE, Number.MIN_VALUE, 2 ** -1022, 3.4028234663852886e38, 1.401298464324817e-45,
];
const SPECIAL_DOUBLES = [0, -0, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.MAX_VALUE, -Number.MAX_VALUE, Number.MIN_VALUE];
const LONGS = [0n, 1n, -1n, 2n, 10n, 60n, 100n, 999n, 1000n, 1024n, 3600n, 59999n, 60000n, 86400n, 3600000n, 86399999n, 86400000n, 2147483647n, 2147483648n, -2147483648n, -2147483649n, 4294967295n, 4294967296n, 1099511627776n, 9223372036854775807n, -9223372036854775808n, 9223372036854775806n];
const CHARS = '\u0000\t\n\r !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\u007f\u0080\u00a0\u00e9\u00c9\u00df\u00ff\u0130\u0131\u0160\u03a3\u03c2\u0660\u2003\u2028\u3000\u4e2d\ud83d\ude00\ufeff\uffff';
const WORDS = [
  '', ' ', 'a', 'A', 'z', '0', '9', '-', '.', ',', '/', 'ab', 'abc', 'ABC', 'Abc', 'aBc', 'aa', 'aaa', 'aba', 'abab', 'abcabc', 'hello', 'Hello World', 'hello world foo', 'test', 'true', 'TRUE', 'false', 'yes', 'null', '00', '01', '007', '1', '10', '12', '123', '-1', '-12', '+5', '--1', '2147483647',
  '2147483648', '-2147483648', '9223372036854775807', '1.5', '-0.5', '.5', '1.', '1e3', '1,234', '0x1F', '0xff', '1f', 'ff', 'FF', 'DEADBEEF', '10101', '1L', '3.14f', 'NaN', ' a', 'a ', ' a b ', '  ', '\t', '\n', 'a\nb', 'a\r\nb', 'a\tb', 'a b', 'a  b', 'a,b', 'a,b,c', 'a,,b', ',a', 'a,', 'a;b', 'a:b', 'a.b', 'a.b.c',
  '.a', 'a.', '..', 'a=b', 'a=b&c=d', 'key=value', 'a/b', '/a/b', '/a/b/', 'a\\b', 'C:\\a\\b.txt', 'file.txt', 'dir/file.tar.gz', '/etc/a.conf', '.hidden', 'http://example.com', 'https://example.com/a?b=c#d', 'user@example.com', 'a@b', '192.168.0.1', '256.1.1.1', '1.2.3', '::1', '2020-01-31', '31/12/1999', '12:34:56', '23:59',
  '<a>', '<b>x</b>', '&amp;', 'a&b<c>"d"', '"quoted"', "it's", "'x'", '(a)', '((a)b)', ')(', '[1, 2]', '{x}', '${x}', '%20', '%d %s', 'a%2Fb', '\\n', '\\u0041', '#fff', '$1', '*', 'a*b', '?', 'a?b', '*.txt', 'foo_bar', 'fooBar', 'FooBar', 'FOO_BAR', 'foo-bar', '_x', 'x1', '1x', 'café', 'ÉCOLE', 'straße', 'İ', 'ı', '中文', '😀', 'a😀b', '\u0000', '\u00a0x',
  'XIV', 'MCMXCIV', 'racecar', 'A man a plan', 'The quick brown fox jumps over the lazy dog', 'aaaaaaaaaaaaaaaaaaaa', '0123456789', 'abcdefghijklmnopqrstuvwxyz', 'java.lang.String', 'getName', 'isEmpty', 'setX', '+1 (555) 123-4567',
];
const ALPHABETS = ['ab', 'abc ', 'abcdefghijklmnopqrstuvwxyz', 'ABCdef', '0123456789', '01', '0123456789abcdef', '-+.0123456789eE', 'aA ', ' \t\na', 'a.b/c\\d', 'a,b;c:d', 'x=y&z', '<>&"\'a', '()[]{}', CHARS];

/** Characters of a class that are not the ones that come to mind: digits, letters, blanks, and those whose case is odd. */
const UNUSUAL = { digit: '\u0660\uff11\u0967\u00b2', letter: '\u00e9\u00c9\u00df\u0130\u0131\u01c5\u03c2\u4e2d\u00aa\ud800\udc00', blank: '\u00a0\u2003\u3000\u000b\u001c\u0085\u2028' } as const;

/** A text with one character in place of another of its class. */
export function withUnusual(text: string, s: Stream): string {
  if (text === '') return s.pick([UNUSUAL.digit, UNUSUAL.letter, UNUSUAL.blank]).charAt(s.int(4));
  const at = s.int(text.length);
  const of = /\d/.test(text[at]!) ? UNUSUAL.digit : /\s/.test(text[at]!) ? UNUSUAL.blank : UNUSUAL.letter;
  return text.slice(0, at) + of.charAt(s.int(of.length)) + text.slice(at + 1);
}

/** What is typical of each type: boundaries, small numbers, words of many shapes. */
export const typicalPalette: Palette = {
  int: (s) => {
    const kind = s.int(10);
    if (kind < 5) return s.pick(INTS);
    if (kind < 8) return s.int(41) - 12;
    return kind === 8 ? s.int(2001) - 1000 : (s.int(2 ** 16) * 2 ** 16 + s.int(2 ** 16)) | 0;
  },
  long: (s) => {
    const kind = s.int(4);
    if (kind === 0) return s.pick(LONGS);
    if (kind < 3) return BigInt(typicalPalette.int(s));
    return BigInt.asIntN(64, (BigInt(s.int(2 ** 31)) << 33n) ^ (BigInt(s.int(2 ** 31)) << 8n) ^ BigInt(s.int(256)));
  },
  char: (s) => (s.int(3) > 0 ? 32 + s.int(95) : CHARS.charCodeAt(s.int(CHARS.length))),
  double: (s) => {
    const kind = s.int(10);
    if (kind < 4) return s.pick(DOUBLES);
    if (kind === 4) return s.pick(SPECIAL_DOUBLES);
    if (kind < 7) return s.int(41) - 20;
    if (kind === 7) return (s.int(20001) - 10000) / 100;
    return (s.unit() - 0.5) * 10 ** (s.int(12) - 4);
  },
  string: (s) => {
    const kind = s.int(10);
    if (kind < 5) return s.pick(WORDS);
    if (kind === 5) return s.int(2) === 0 ? s.pick(WORDS) + s.pick(WORDS) : withUnusual(s.pick(WORDS), s);
    const from = s.pick(ALPHABETS);
    const length = kind === 9 ? s.int(40) : 1 + s.int(8);
    return Array.from({ length }, () => from[s.int(from.length)]!).join('');
  },
  byte: (s) => {
    const kind = s.int(4);
    if (kind === 0) return s.pick([0, 1, -1, 127, -128, 2, 10, 13, 32, 48, 65, 97]);
    return kind === 1 ? s.int(5) : ((s.int(256) + 128) % 256) - 128;
  },
  length: (s) => {
    const kind = s.int(12);
    if (kind < 8) return kind;
    return s.pick([2, 3, 8, 9, 10, 12, 16, 17, 20, 32]);
  },
};
