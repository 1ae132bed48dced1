import type { JavaInput, Stream, TypedValue } from '@codewalk/core';
import { sequenceOf, type Sequence } from './generate-sequence.js';
import { otherCase } from './generate-vary.js';

/**
 * The input with one of its texts or rows of bytes, wherever it stands, made after another: equal, in another case, one unit more or
 * less or changed. As it is where no two are of one kind.
 */
export function echo(input: JavaInput, stream: Stream): JavaInput {
  const rows = input.arguments.flatMap(rowsOf);
  const pairs = rows.flatMap((to, i) => rows.flatMap((from, j) => (i !== j && to.kind === from.kind ? [[i, j] as const] : [])));
  if (pairs.length === 0) return input;
  const [to, from] = stream.pick(pairs);
  const { kind, items } = rows[from]!;
  const made = kind === 'text' ? respelled(items as readonly number[], stream) : retouched(items as readonly number[], stream);
  let left = to;
  const put = (value: TypedValue): TypedValue => {
    const sequence = sequenceOf(value);
    if (sequence && isRow(sequence)) return left-- === 0 ? sequence.rebuild(made) : value;
    return sequence && left >= 0 && rowsOf(value).length > 0 ? sequence.rebuild(sequence.items.map(put)) : value;
  };
  return { arguments: input.arguments.map(put) };
}

const isRow = ({ kind }: Sequence): boolean => kind === 'text' || kind === 'byte[]';

function rowsOf(value: TypedValue): Sequence[] {
  const sequence = sequenceOf(value);
  return sequence && isRow(sequence) ? [sequence] : (sequence?.items ?? []).flatMap(rowsOf);
}

function respelled(units: readonly number[], stream: Stream): readonly number[] {
  switch (stream.int(6)) {
    case 0: return units;
    case 1: return units.map(otherCase);
    case 2: return units.map((unit, i, { length }) => (i === length - 1 ? otherCase(unit) : unit));
    case 3: return [32, ...units];
    case 4: return [...units, 32];
    default: return units.slice(0, -1);
  }
}

function retouched(bytes: readonly number[], stream: Stream): readonly number[] {
  const at = stream.int(Math.max(1, bytes.length));
  const change = stream.pick([0, 1, -1, 32, -32, 128]);
  switch (stream.int(6)) {
    case 0: return [...bytes, 0];
    case 1: return bytes.slice(0, -1);
    default: return bytes.map((byte, i) => (i === at ? ((byte + change) << 24) >> 24 : byte));
  }
}
