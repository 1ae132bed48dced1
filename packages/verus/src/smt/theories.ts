import { prune, type Type } from '../types/type.js';
import { INTEGERS } from './theory-integers.js';
import { SEQUENCES } from './theory-sequences.js';
import { SETS } from './theory-sets.js';
import { VECTORS } from './theory-vectors.js';
import type { Vocabulary } from './vocabulary.js';

/** Declares one library symbol and states its axioms. */
export type Theory = (v: Vocabulary, symbol: string, typeArgs: readonly Type[]) => void;

const ALL: ReadonlyMap<string, Theory> = new Map([INTEGERS, SEQUENCES, SETS, VECTORS].flatMap((t) => Object.entries(t)));

export function theoryOf(name: string): Theory {
  const theory = ALL.get(name);
  if (!theory) throw new Error(`no theory of ${name}`);
  return theory;
}

export function element(typeArgs: readonly Type[], index = 0): Type {
  const t = typeArgs[index];
  if (!t) throw new Error('a library symbol lacks a type argument');
  return prune(t);
}
