import type { Stream } from '@codewalk/core';
import type { Code } from '../kinds.js';
import type { LibraryFunction, TestedFunction } from '../tested.js';

/** Draws of library values, each with the module executed anew, and inputs of each: 50 tests a function (paper §3.1). */
export const DRAWS = 5;
export const INPUTS_PER_DRAW = 10;
export const TESTS = DRAWS * INPUTS_PER_DRAW;

/** A value that a function gets as `val`. */
export type Input = number | string | readonly number[];
type Constant = number | string;
/** What comes after `val`: by position, then by name. */
export type Extra = readonly [positional: readonly Constant[], named: Readonly<Record<string, Constant>>];

/** One draw: what the library gives, the inputs, and for each function its further arguments, null where it has none. */
export interface Draw {
  readonly library: readonly (readonly unknown[])[];
  readonly inputs: readonly Input[];
  readonly calls: readonly (readonly Extra[] | null)[];
}

/** How many values a library function chooses from by `val`. */
const TABLE = 8;
const MOST_ELEMENTS = 16;
const PRINTABLE = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i));
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Draws the inputs of all tests. Floats of values have a magnitude in [0.75, 1.5], in steps of 1/1024, either sign; strings of
 * values one to three letters: what instructions assert holds for all of them.
 */
export function drawTests(code: Code, library: readonly LibraryFunction[], functions: readonly TestedFunction[], stream: Stream): Draw[] {
  return Array.from({ length: DRAWS }, (_, draw) => {
    const own = stream.fork(`draw/${draw}`);
    const values = own.fork('library');
    const inputs = own.fork('inputs');
    const more = new Map<string, readonly Given[]>();
    return {
      library: library.map((fn) => fn.returns.map((type) => (type === 'input' ? movement(code, values) : table(type, sizeOf(fn), values)))),
      inputs: Array.from({ length: INPUTS_PER_DRAW }, (_, i) => input(code, i, inputs)),
      calls: functions.map((fn) => (fn.parameters.length === 1 ? null : extras(fn, more, own))),
    };
  });
}

/** What is propagated is one string a draw; what is computed from `val` differs with it. */
const sizeOf = (fn: LibraryFunction): number => (fn.takes === 'nothing' || fn.returns.includes('input') ? 1 : TABLE);

const table = (type: 'float' | 'str', size: number, stream: Stream): Constant[] => Array.from({ length: size }, () => constant(type, stream));

/**
 * Values that a function takes beside `val`: all by name, all by position, only what it must have, some. They are those of the
 * input, whichever function takes them, so that what a function calls is not computed anew for each of its callers.
 */
function extras(fn: TestedFunction, known: Map<string, readonly Given[]>, draw: Stream): Extra[] {
  const own = fn.parameters.slice(1).map((p) => {
    const drawn = known.get(p.name) ?? valuesOf(p, draw);
    known.set(p.name, drawn);
    return { ...p, drawn };
  });
  return Array.from({ length: INPUTS_PER_DRAW }, (_, i) => {
    const form = i % 4;
    if (form === 1) return [own.map(({ drawn }) => drawn[i]!.value), {}];
    const named = own.filter(({ optional, drawn }) => !optional || form === 0 || (form === 3 && drawn[i]!.given));
    return [[], Object.fromEntries(named.map(({ name, drawn }) => [name, drawn[i]!.value]))];
  });
}

/** A value for one input, and whether it is among those given where only some are. */
interface Given {
  readonly value: Constant;
  readonly given: boolean;
}

/** A parameter's value for each input. */
function valuesOf({ name, type }: TestedFunction['parameters'][number], draw: Stream): Given[] {
  const stream = draw.fork(`value/${name}`);
  return Array.from({ length: INPUTS_PER_DRAW }, () => ({ value: constant(type === 'str' ? 'str' : 'float', stream), given: stream.int(2) === 0 }));
}

function constant(type: 'float' | 'str', stream: Stream): Constant {
  if (type === 'str') return Array.from({ length: 1 + stream.int(3) }, () => LETTERS[stream.int(LETTERS.length)]).join('');
  const magnitude = (768 + stream.int(769)) / 1024;
  return stream.int(2) === 0 ? magnitude : -magnitude;
}

/** How `external` makes another value out of `val`: a factor and a term, or a beginning. */
function movement(code: Code, stream: Stream): unknown {
  return code === 'string' ? constant('str', stream) : [constant('float', stream), constant('float', stream)];
}

const EDGES: Readonly<Record<Code, readonly Input[]>> = { math: [0, -1.5], string: ['', 'z'], array: [[], [2.5]] };

/** The first ones of a draw are small or empty, since those are where programs differ. */
function input(code: Code, index: number, stream: Stream): Input {
  const edge = EDGES[code][index];
  if (edge !== undefined) return edge;
  if (code === 'math') return real(stream);
  if (code === 'string') return Array.from({ length: stream.int(13) }, () => stream.pick(PRINTABLE)).join('');
  return Array.from({ length: 1 + stream.int(MOST_ELEMENTS) }, () => real(stream));
}

/** In [−8, 8), in steps fine enough that no two meet. */
const real = (stream: Stream): number => stream.unit() * 16 - 8;
