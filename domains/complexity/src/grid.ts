import type { Label } from './growth.js';

/**
 * The sizes at which a label is measured, for parameters of these kinds: type names, or `square` for a square matrix.
 * Sizes of collections are powers of two, where halving is even; int values are 2^k - 1 and 3·2^k - 1, which no
 * arithmetic property of n favours and whose bits are ones. A square matrix of side n has n^2 elements to make: 512 at most.
 */
export function gridFor(label: Label, kinds: readonly string[]): readonly number[] {
  if (label === 'np') return Array.from({ length: 19 }, (_, i) => i + 4);
  const ints = kinds.includes('int');
  const square = kinds.includes('square');
  if (label === 'cubic') return [8, 12, 16, 24, 32, 48, 64, 96].map((n) => (ints ? n - 1 : n));
  if (label === 'quadratic' || square) return octaves(16, 512, ints, ints || square);
  if (label === 'linear' || label === 'nlogn') return octaves(32, 4096, ints, false);
  return octaves(16, kinds.length > 0 && kinds.every((kind) => kind === 'int') ? 2 ** 52 : 2 ** 16, ints, false);
}

function octaves(first: number, last: number, ints: boolean, halves: boolean): number[] {
  const sizes: number[] = [];
  for (let n = first; n <= last; n *= 2) {
    sizes.push(ints ? n - 1 : n);
    if (halves && n * 1.5 <= last) sizes.push(ints ? n * 1.5 - 1 : n * 1.5);
  }
  return sizes;
}
