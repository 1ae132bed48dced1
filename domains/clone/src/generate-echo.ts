import type { JavaInput, Stream, TypedValue } from '@codewalk/core';
import { sequenceOf, type Sequence } from './generate-sequence.js';
import { otherCase } from './generate-vary.js';

/** The input with one of its texts, wherever it stands, made after another: equal, in another case, with a blank, or one unit shorter. As it is where it has no two. */
export function echo(input: JavaInput, stream: Stream): JavaInput {
  const texts = input.arguments.flatMap(textsOf);
  if (texts.length < 2) return input;
  const to = stream.int(texts.length);
  const from = (to + 1 + stream.int(texts.length - 1)) % texts.length;
  const items = respelled(texts[from]!.items as readonly number[], stream);
  let left = to;
  const put = (value: TypedValue): TypedValue => {
    const sequence = sequenceOf(value);
    if (sequence?.kind === 'text') return left-- === 0 ? sequence.rebuild(items) : value;
    return sequence && left >= 0 && textsOf(value).length > 0 ? sequence.rebuild(sequence.items.map(put)) : value;
  };
  return { arguments: input.arguments.map(put) };
}

function textsOf(value: TypedValue): Sequence[] {
  const sequence = sequenceOf(value);
  return sequence?.kind === 'text' ? [sequence] : (sequence?.items ?? []).flatMap(textsOf);
}

function respelled(units: readonly number[], stream: Stream): readonly number[] {
  switch (stream.int(6)) {
    case 0: return units;
    case 1: return units.map(otherCase);
    case 2: return units.length === 0 ? units : units.map((unit, i, { length }) => (i === length - 1 ? otherCase(unit) : unit));
    case 3: return [32, ...units];
    case 4: return [...units, 32];
    default: return units.slice(0, -1);
  }
}
