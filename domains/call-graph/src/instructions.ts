import type { Stream } from '@codewalk/core';
import type { Instruction } from './task.js';

type Kind = Instruction['kind'];

const FLOAT_KINDS: readonly Kind[] = ['add', 'subtract', 'multiply', 'divide', 'assert-unequal', 'assert-below', 'assert-above', 'print-before', 'print-after', 'comment'];
const TEXT_KINDS: readonly Kind[] = ['prefix', 'suffix', 'replace', 'surround', 'assert-unequal', 'print-before', 'print-after', 'comment'];

/** Kinds in the order in which they stand in a function (paper, Prompt A.10). */
const PLACES: Readonly<Record<Kind, number>> = {
  comment: 0,
  'assert-unequal': 1, 'assert-below': 1, 'assert-above': 1,
  'print-before': 2, 'print-after': 2,
  add: 3, subtract: 3, multiply: 3, divide: 3, prefix: 3, suffix: 3, replace: 3, surround: 3,
};

/** Where an instruction stands among those of a function: 0 comments, 1 asserts, 2 prints, 3 assignments. */
export const placeOf = ({ kind }: Instruction): number => PLACES[kind];

const TARGETS = ['temp', 'copy', 'local', 'next', 'trial', 'probe', 'spare', 'draft', 'shadow', 'extra', 'snapshot', 'aside'];
const LABELS = ['TODO', 'verify', 'note', 'review', 'watch', 'keep', 'trace', 'check', 'audit', 'owner', 'units', 'later'];
const CAPTIONS = ['Log', 'Value', 'Seen', 'Now', 'Got', 'State', 'Trace', 'Debug', 'Info', 'Step', 'Point', 'Item'];
const MARKS = ['<', '>', '[', ']', '(', ')', '=', '+', '*', '~', '^', '!', '?', '%', '@', '&', ':', ';'];
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Asserted bounds lie beyond every value that tests give (magnitudes below 2), asserted texts hold what no such text has. */
const LEAST_BOUND = 10;
const BOUNDS = 90;

/** `count` distinct instructions, each tied to one of the values and of a kind that its type allows, in the order of the statement. */
export function drawInstructions(count: number, values: readonly { readonly name: string; readonly type: 'float' | 'str' }[], stream: Stream): Instruction[] {
  const drawn = new Map<string, Instruction>();
  const targets = new Set<string>();
  while (drawn.size < count) {
    const value = stream.pick(values);
    const made = drawOne(stream.pick(value.type === 'float' ? FLOAT_KINDS : TEXT_KINDS), value, stream);
    if ('target' in made && targets.has(made.target)) continue;
    const key = JSON.stringify({ ...made, target: '' });
    if (drawn.has(key)) continue;
    if ('target' in made) targets.add(made.target);
    drawn.set(key, made);
  }
  return stream.shuffle([...drawn.values()]);
}

function drawOne(kind: Kind, { name, type }: { name: string; type: 'float' | 'str' }, stream: Stream): Instruction {
  const value = name;
  const bound = (): number => LEAST_BOUND + stream.int(BOUNDS);
  const numbered = (words: readonly string[]): string => `${stream.pick(words)}${stream.int(3) === 0 ? '' : String(1 + stream.int(9))}`;
  const target = (): string => (stream.int(2) === 0 ? `${name}_${numbered(TARGETS)}` : `${numbered(TARGETS)}_${name}`);
  switch (kind) {
    case 'add': case 'subtract': case 'multiply': case 'divide': return { kind, value, target: target(), number: (1 + stream.int(99)) / 10 };
    case 'prefix': case 'suffix': return { kind, value, target: target(), text: stream.pick(MARKS) };
    case 'surround': return { kind, value, target: target(), text: stream.pick(MARKS), other: stream.pick(MARKS) };
    case 'replace': return { kind, value, target: target(), text: LETTERS[stream.int(26)]!, other: stream.pick(MARKS) };
    case 'assert-unequal': return { kind, value, bound: type === 'str' ? `${stream.pick(MARKS)}${stream.pick(MARKS)}` : stream.int(2) === 0 ? bound() : -bound() };
    case 'assert-below': return { kind, value, bound: bound() };
    case 'assert-above': return { kind, value, bound: -bound() };
    case 'print-before': case 'print-after': return { kind, value, text: `${numbered(CAPTIONS)}:` };
    case 'comment': return { kind, value, text: numbered(LABELS) };
  }
}

const SYMBOLS = { add: '+', subtract: '-', multiply: '*', divide: '/' } as const;

/** The line that obeys an instruction. */
export function writeInstruction(instruction: Instruction): string {
  const { value } = instruction;
  switch (instruction.kind) {
    case 'add': case 'subtract': case 'multiply': case 'divide': return `${instruction.target} = ${value} ${SYMBOLS[instruction.kind]} ${instruction.number}`;
    case 'prefix': return `${instruction.target} = "${instruction.text}" + ${value}`;
    case 'suffix': return `${instruction.target} = ${value} + "${instruction.text}"`;
    case 'surround': return `${instruction.target} = "${instruction.text}" + ${value} + "${instruction.other}"`;
    case 'replace': return `${instruction.target} = ${value}.replace("${instruction.text}", "${instruction.other}")`;
    case 'assert-unequal': return `assert ${value} != ${typeof instruction.bound === 'string' ? `"${instruction.bound}"` : instruction.bound}`;
    case 'assert-below': return `assert ${value} < ${instruction.bound}`;
    case 'assert-above': return `assert ${value} > ${instruction.bound}`;
    case 'print-before': return `print("${instruction.text}", ${value})`;
    case 'print-after': return `print(${value}, "${instruction.text}")`;
    case 'comment': return `# ${instruction.text}: ${value}`;
  }
}
