import { inspect } from 'node:util';
import type { Drawn, Subject } from './subject.js';
import { DomainThrew } from './watched.js';

/** What one check saw. No instance checked at all is no pass. */
export interface Finding {
  readonly checked: number;
  /** What was checked, in words: `6 tasks, three times each`. */
  readonly seen: string;
  readonly problems: readonly string[];
}

/** One promise of the contract. Throws `DomainThrew` or `MachineFailed`, else only by mistakes of its own. */
export interface Check {
  /** The promise as a sentence. */
  readonly says: string;
  readonly run: (subject: Subject) => Promise<Finding>;
}

/** What one task of the sample showed. */
export interface Part {
  readonly checked: number;
  readonly problems: readonly string[];
}

/** A check of every task of the sample; problems stand in the sample's order, each with the walk that showed it. */
export async function eachTask(subject: Subject, check: (task: Drawn) => Part | Promise<Part>): Promise<Part> {
  const { tasks } = await subject.sample();
  const parts = await Promise.all(tasks.map(async (task) => {
    const { checked, problems } = await partOf(task, check);
    return { checked, problems: problems.map((problem) => `${task.where}: ${problem}`) };
  }));
  return { checked: parts.reduce((sum, p) => sum + p.checked, 0), problems: parts.flatMap((p) => p.problems) };
}

async function partOf(task: Drawn, check: (task: Drawn) => Part | Promise<Part>): Promise<Part> {
  try {
    return await check(task);
  } catch (error) {
    if (error instanceof DomainThrew) return { checked: 1, problems: [error.message] };
    throw error;
  }
}

/** The start of a text that may be long. */
export const shorten = (text: string, length = 160): string => (text.length <= length ? text : `${text.slice(0, length)}…`);

/** Any value on one line, also one that JSON cannot hold. */
export const inWords = (value: unknown): string =>
  inspect(value, { depth: null, breakLength: Number.POSITIVE_INFINITY, maxArrayLength: null, sorted: true }).replace(/\s*\n\s*/g, ' ');

export const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : /(s|x|ch|sh)$/.test(noun) ? 'es' : 's'}`;
