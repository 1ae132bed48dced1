import type { Stream } from '@codewalk/core';
import type { Guard } from './functions.js';

/** The function that all guards call: Collatz-like, as many rounds as it is told (paper, Code Block A.4). */
export const CHECK = [
  'def check(start: int, factor: int, shift: int, parity: int, rounds: int) -> bool:',
  '    for _ in range(rounds):',
  '        start = start // 2 if start % 2 == 0 else factor * start + shift',
  '    return start % 2 == parity',
];

const FACTORS = [3, 5, 7];
const SHIFTS = [1, 3, 5, 7, 9];

/** A guard of its own constants that takes `rounds` rounds; the arm is drawn first, the parity follows. */
export function drawGuard(rounds: number, stream: Stream): Guard {
  const runs = stream.int(2) === 0 ? 'then' : 'else';
  const start = 1 + stream.int(99);
  const factor = stream.pick(FACTORS);
  const shift = stream.pick(SHIFTS);
  const last = parityAfter(rounds, start, factor, shift);
  return { arguments: [start, factor, shift, runs === 'then' ? last : 1 - last, rounds], runs };
}

/** The parity of what `rounds` rounds make of `start`. */
export function parityAfter(rounds: number, start: number, factor: number, shift: number): number {
  let x = BigInt(start);
  for (let i = 0; i < rounds; i++) x = x % 2n === 0n ? x / 2n : BigInt(factor) * x + BigInt(shift);
  return Number(x % 2n);
}
