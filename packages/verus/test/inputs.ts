import type { Fn } from '../src/ir/ir.js';
import { range } from '../src/types/limits.js';
import { prune, stripRefs, type Type } from '../src/types/type.js';
import { Interpreter, Undecided, type Value } from './interpreter.js';

export type Random = () => number;

/** A small generator, so that a run repeats: 32 bits of state, one multiplication a draw. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 13), 0x297a2d39) >>> 0;
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  };
}

/** A value of a type: mostly small, so that requirements are met and vectors repeat themselves, now and then extreme. */
export function draw(type: Type, random: Random): Value {
  const t = stripRefs(type);
  const pick = (n: number): number => Math.floor(random() * n);
  switch (t.kind) {
    case 'int': {
      const { low, high } = range(t.name === 'usize' ? 'u64' : t.name === 'isize' ? 'i64' : t.name);
      if (random() < 0.06 && low !== undefined && high !== undefined) return random() < 0.5 ? low : high;
      const small = BigInt(pick(random() < 0.3 ? 40 : 6)) - (low === 0n ? 0n : 3n);
      return high !== undefined && small > high ? high : small;
    }
    case 'bool':
      return random() < 0.5;
    case 'char':
      return BigInt(95 + pick(8));
    case 'tuple':
      return t.items.map((i) => draw(i, random));
    case 'app': {
      const [element] = t.args;
      if (t.name === 'Option') return random() < 0.3 || !element ? null : { some: draw(element, random) };
      const items = Array.from({ length: pick(6) }, () => draw(element ?? { kind: 'char' }, random));
      return random() < 0.4 ? [...items].sort(byNumber) : items;
    }
    default:
      throw new Undecided(`values of kind ${prune(t).kind}`);
  }
}

function byNumber(a: Value, b: Value): number {
  return typeof a === 'bigint' && typeof b === 'bigint' ? (a < b ? -1 : a > b ? 1 : 0) : 0;
}

/** Runs an exec function on arguments that it admits; gives how many it was run on. Throws `Violation` where it breaks its promise. */
export function exercise(fn: Fn, random: Random, wanted: number): number {
  const interpreter = new Interpreter();
  let ran = 0;
  for (let tries = 0; tries < wanted * 25 && ran < wanted; tries++) {
    try {
      const args = fn.params.map((p) => draw(p.type, random));
      const sizes = args.filter((a): a is readonly Value[] => Array.isArray(a));
      const tied = random() < 0.5 ? args.map((a, i) => tie(a, fn.params[i]?.type, sizes)) : args;
      if (!interpreter.admits(fn, tied)) continue;
      interpreter.checkCall(fn, tied);
      ran++;
    } catch (e) {
      // A specification that recurses once for each unit of a large number runs out of stack: nothing is learnt from it.
      if (!(e instanceof Undecided) && !(e instanceof RangeError)) throw e;
    }
  }
  return ran;
}

/** Requirements often say that sizes agree: make vectors as long as the first, and word-sized numbers its length. */
function tie(value: Value, type: Type | undefined, sizes: readonly (readonly Value[])[]): Value {
  const [first] = sizes;
  const t = type && stripRefs(type);
  if (!first || !t) return value;
  if (t.kind === 'int' && t.name === 'usize') return BigInt(first.length);
  if (Array.isArray(value) && value.length > 0 && t.kind === 'app') return first.map((_, i) => value[i % value.length] as Value);
  return value;
}
