import { refuse } from '../report/diagnostic.js';
import type { Span } from '../syntax/span.js';
import { prune, showType, type IntName, type Type } from './type.js';

/** The width in bits; 0 where there is none or where it depends on the machine. */
export function bits(name: IntName): number {
  return Number(/\d+$/.exec(name)?.[0] ?? '0');
}

/** The least and the greatest value, where they are known without the machine's word size. */
export function range(name: IntName): { low: bigint | undefined; high: bigint | undefined } {
  if (name === 'int') return { low: undefined, high: undefined };
  if (name === 'nat') return { low: 0n, high: undefined };
  if (name === 'usize') return { low: 0n, high: undefined };
  if (name === 'isize') return { low: undefined, high: undefined };
  const width = BigInt(bits(name));
  return name.startsWith('u') ? { low: 0n, high: 2n ** width - 1n } : { low: -(2n ** (width - 1n)), high: 2n ** (width - 1n) - 1n };
}

/** A literal must have a value of its type; of a word-sized type, one that every machine has. */
export function checkLiteral(value: bigint, type: Type, span: Span): void {
  const t = prune(type);
  if (t.kind !== 'int') refuse('type', span, `mismatched types: expected \`${showType(t)}\`, found an integer`);
  const { low, high } = t.name === 'usize' ? range('u32') : t.name === 'isize' ? range('i32') : range(t.name);
  if ((low !== undefined && value < low) || (high !== undefined && value > high)) refuse('type', span, `the literal ${value} is out of range for \`${t.name}\``);
}

const WORD: Readonly<Record<'usize' | 'isize', readonly [inside: IntName, outside: IntName]>> = { usize: ['u32', 'u64'], isize: ['i32', 'i64'] };

/** Whether every value of `from` is one of `to`, on every machine. */
export function fits(from: IntName, to: IntName): boolean {
  if (from === to || to === 'int') return true;
  if (from === 'usize' || from === 'isize') return fits(WORD[from][1], to);
  if (to === 'usize' || to === 'isize') return fits(from, WORD[to][0]);
  const a = range(from);
  const b = range(to);
  const above = b.low === undefined || (a.low !== undefined && a.low >= b.low);
  const below = b.high === undefined || (a.high !== undefined && a.high <= b.high);
  return above && below;
}
