import type { Instruction } from '../task.js';

type Say<K extends Instruction['kind']> = (one: Instruction & { kind: K }) => string;

const name = (text: string): string => `\`${text}\``;
const quoted = (text: string | number): string => (typeof text === 'string' ? `"${text}"` : String(text));

/** Two ways to say each instruction; which one is used goes by its place in the list. */
const WORDS: { readonly [K in Instruction['kind']]: readonly [Say<K>, Say<K>] } = {
  add: [(i) => `put the sum of ${name(i.value)} and ${i.number} into ${name(i.target)}.`, (i) => `let ${name(i.target)} be ${name(i.value)} plus ${i.number}.`],
  subtract: [(i) => `put ${name(i.value)} minus ${i.number} into ${name(i.target)}.`, (i) => `let ${name(i.target)} be ${name(i.value)} less ${i.number}.`],
  multiply: [(i) => `put ${name(i.value)} times ${i.number} into ${name(i.target)}.`, (i) => `let ${name(i.target)} be the product of ${name(i.value)} and ${i.number}.`],
  divide: [(i) => `put ${name(i.value)} divided by ${i.number} into ${name(i.target)}.`, (i) => `let ${name(i.target)} be ${name(i.value)} over ${i.number}.`],
  prefix: [(i) => `put ${name(i.value)} with ${quoted(i.text)} in front of it into ${name(i.target)}.`, (i) => `let ${name(i.target)} be ${quoted(i.text)} followed by ${name(i.value)}.`],
  suffix: [(i) => `put ${name(i.value)} with ${quoted(i.text)} behind it into ${name(i.target)}.`, (i) => `let ${name(i.target)} be ${name(i.value)} followed by ${quoted(i.text)}.`],
  surround: [
    (i) => `put ${name(i.value)} between ${quoted(i.text)} and ${quoted(i.other)} into ${name(i.target)}.`,
    (i) => `let ${name(i.target)} be ${quoted(i.text)}, then ${name(i.value)}, then ${quoted(i.other)}.`,
  ],
  replace: [
    (i) => `put ${name(i.value)} with every ${quoted(i.text)} replaced by ${quoted(i.other)} into ${name(i.target)}.`,
    (i) => `let ${name(i.target)} be ${name(i.value)} with ${quoted(i.other)} in place of every ${quoted(i.text)}.`,
  ],
  'assert-unequal': [(i) => `assert that ${name(i.value)} is not equal to ${quoted(i.bound)}.`, (i) => `make sure by an assertion that ${name(i.value)} differs from ${quoted(i.bound)}.`],
  'assert-below': [(i) => `assert that ${name(i.value)} is less than ${i.bound}.`, (i) => `make sure by an assertion that ${name(i.value)} stays below ${i.bound}.`],
  'assert-above': [(i) => `assert that ${name(i.value)} is greater than ${i.bound}.`, (i) => `make sure by an assertion that ${name(i.value)} stays above ${i.bound}.`],
  'print-before': [(i) => `print ${quoted(i.text)} and then ${name(i.value)}.`, (i) => `print ${name(i.value)}, with ${quoted(i.text)} before it.`],
  'print-after': [(i) => `print ${name(i.value)} and then ${quoted(i.text)}.`, (i) => `print ${name(i.value)}, with ${quoted(i.text)} after it.`],
  comment: [(i) => `add the comment labelled ${name(i.text)}.`, (i) => `write a comment with the label ${name(i.text)}.`],
};

/** An instruction as a line of the statement. */
export function sayInstruction(instruction: Instruction, place: number): string {
  const say = WORDS[instruction.kind][place % 2] as Say<Instruction['kind']>;
  return `${place + 1}. For \`${instruction.value}\`: ${say(instruction as never)}`;
}
