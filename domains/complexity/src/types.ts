/** Types of parameters and results that atoms may have (docs/complexity.md). */
export const types = [
  'int', 'bool', 'str', 'list[int]', 'list[bool]', 'list[str]', 'list[list[int]]', 'tuple[int, int]', 'list[tuple[int, int]]', 'dict[int, int]', 'set[int]',
] as const;
export type Type = (typeof types)[number];

/** What a value can have beyond its type. Every int is ≥ 0 unless the trait `signed` says otherwise. */
export const traits = [
  'nonempty', 'sorted', 'distinct', 'positive', 'square', 'binary', 'lower', 'digits', 'rows-nonempty', 'permutation', 'signed',
] as const;
export type Trait = (typeof traits)[number];

/** Traits that follow from a trait. */
const implied: Partial<Record<Trait, readonly Trait[]>> = { permutation: ['distinct'] };

const holdsInts = (type: Type): boolean => type.includes('int');

/** What a result is known to have: its traits, what they imply, and `unsigned` unless it may hold negative ints. */
function known(type: Type, given: readonly Trait[]): string[] {
  const all = new Set<string>(given.filter((t) => t !== 'signed'));
  for (const trait of given) for (const more of implied[trait] ?? []) all.add(more);
  if (holdsInts(type) && !given.includes('signed')) all.add('unsigned');
  return [...all].sort();
}

/** What a parameter demands: its traits, and `unsigned` unless it takes negative ints. */
function demanded(type: Type, required: readonly Trait[]): string[] {
  const all = required.filter((t) => t !== 'signed') as string[];
  if (holdsInts(type) && !required.includes('signed')) all.push('unsigned');
  return all.sort();
}

const key = (type: Type, having: readonly string[]): string => `${type} ${having.join(' ')}`.trimEnd();

/** The one key of a parameter: the type and all that it demands. */
export const acceptKey = (type: Type, required: readonly Trait[]): string => key(type, demanded(type, required));

/** A result's keys: the type with every subset of what it has, so that it meets each parameter that demands no more. */
export function provideKeys(type: Type, given: readonly Trait[]): string[] {
  const having = known(type, given);
  return Array.from({ length: 1 << having.length }, (_, subset) => key(type, having.filter((_, i) => subset & (1 << i))));
}

/** Whether every element of such a value is 0 or 1, or a digit: bounded whatever the size. */
export const boundedElements = (having: readonly Trait[]): boolean => having.includes('binary') || having.includes('digits');
