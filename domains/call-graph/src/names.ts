import type { Stream } from '@codewalk/core';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** What a drawn name must not be: words of Python, and names that the programs use for something else. */
const RESERVED = new Set([
  'as', 'if', 'in', 'is', 'or', 'np', 'and', 'def', 'del', 'for', 'not', 'try', 'abs', 'all', 'any', 'bin', 'chr', 'dir', 'hex', 'int', 'len', 'map', 'max', 'min', 'oct',
  'ord', 'pow', 'set', 'str', 'sum', 'zip', 'sys', 'val', 'key', 'id',
]);

/** `count` distinct names in random order: of one letter as far as they go, then of two, then of three. */
export function drawNames(count: number, stream: Stream): string[] {
  const names: string[] = [];
  let words = [''];
  while (names.length < count) {
    words = words.flatMap((word) => [...LETTERS].map((letter) => word + letter));
    names.push(...stream.shuffle(words.filter((word) => !RESERVED.has(word))).slice(0, count - names.length));
  }
  return stream.shuffle(names);
}
