import type { JavaInput, Stream, TypedValue } from '@codewalk/core';
import { Maker } from './generate-maker.js';
import { typicalPalette, type Palette } from './generate-palette.js';
import { sequenceOf } from './generate-sequence.js';
import { relate } from './generate-vary.js';
import type { JavaType, Signature } from './signature.js';

/** One input in so many passes null somewhere; `passesNull` tells them apart. */
export const NULL_EVERY = 12;

/**
 * Inputs by type alone: boundary and random values, arguments that are made after one another, and every twelfth with a null where a
 * parameter takes one. Distinct as long as the types have that many values; the same stream gives the same inputs.
 */
export function typedInputs(signature: Signature, stream: Stream, count: number): JavaInput[] {
  return inputsFrom(typicalPalette, signature, stream, count);
}

/** Inputs out of a palette, as `typedInputs` describes them. */
export function inputsFrom(palette: Palette, { parameters }: Signature, stream: Stream, count: number): JavaInput[] {
  const maker = new Maker(palette, stream);
  const seen = new Set<string>();
  const inputs: JavaInput[] = [];
  for (let tries = 0; inputs.length < count && tries < 4 * count; tries++) {
    const input = oneInput(parameters, maker, tries);
    const text = JSON.stringify(input);
    if (seen.has(text) && tries < 3 * count) continue;
    seen.add(text);
    inputs.push(input);
  }
  return inputs;
}

function oneInput(parameters: readonly JavaType[], maker: Maker, number: number): JavaInput {
  const values = parameters.map((type) => maker.value(type));
  const related = maker.stream.int(5) < 3 ? relate(values, parameters, maker) : { arguments: values, same: [] };
  if (number % NULL_EVERY !== NULL_EVERY - 1) return asInput(related.arguments, related.same);
  const takers = parameters.flatMap((type, i) => (type.kind === 'primitive' ? [] : [i]));
  if (takers.length === 0) return asInput(related.arguments, related.same);
  const at = maker.stream.pick(takers);
  const other = maker.stream.int(4) === 0 ? maker.stream.pick(takers) : at;
  const bare = maker.stream.int(2) === 0; // what is empty often ends a method before it looks at the other argument
  return asInput(related.arguments.map((value, i) => (i === at || i === other ? null : bare ? (emptied(value) ?? value) : value)), []);
}

/** The value without its items; null where it has none to lose. */
export const emptied = (value: TypedValue): TypedValue | null => sequenceOf(value)?.rebuild([]) ?? null;

export const asInput = (values: readonly TypedValue[], same: readonly (readonly [number, number])[]): JavaInput => (same.length === 0 ? { arguments: values } : { arguments: values, same });
