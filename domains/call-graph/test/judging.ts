import { judgeAnswer, makeContext, Stream, type Attempts, type Judged } from '@codewalk/core';
import type { Machine } from '@codewalk/exec';
import type { Atom } from '../src/atom.js';
import domain from '../src/index.js';
import { transforms } from '../src/merge/atom.js';
import { combinations } from './make.js';

type Recipe = Omit<Atom, 'id' | 'provenance' | 'stream'>;

/** One task of each kind on each axis, code types taking turns, and of merging and renaming. */
export const recipes: readonly Recipe[] = [
  ...combinations.filter(({ code, axis, kind }, _, all) => {
    const own = all.filter((one) => one.axis === axis && one.kind === kind);
    const turn = [...new Set(all.map((one) => `${one.axis} ${one.kind}`))].indexOf(`${axis} ${kind}`);
    return own[turn % own.length]!.code === code;
  }).map((one) => ({ ...one, size: 6 })),
  { kind: 'merge', lines: 10, differences: 1, transforms: [...transforms] },
  { kind: 'merge', lines: 25, differences: 3, transforms: [] },
  { kind: 'rename', renames: 10 },
] as readonly Recipe[];

export const nameOf = (recipe: Recipe): string => Object.values(recipe).join(' ');

/** A task, what is tried on it, and its judge, as grading has it: all answers in one context. */
export async function tried(recipe: Recipe, machine: Machine, chance = '1'): Promise<{ attempts: Attempts; judge: (text: string) => Promise<Judged> }> {
  const name = `${nameOf(recipe)}/${chance}`;
  const signal = new AbortController().signal;
  const atom = { ...recipe, id: 'a', provenance: { source: 'a test', licence: 'Apache-2.0' }, stream: `test/${name}` } as Atom;
  const made = await domain.compose([atom], domain.schema.options.parse({}), makeContext(`compose/${name}`, machine.runtimes, signal));
  if (!made.ok) throw new Error(`${name}: ${made.code}: ${made.detail}`);
  const { task, reference } = made.value;
  const ctx = makeContext(`verify/${name}`, machine.runtimes, signal);
  return { attempts: domain.attempts(task, reference, new Stream(`attempts/${name}`)), judge: (text) => judgeAnswer(domain, task, text, ctx) };
}

/** Why an answer was wrong. */
export const whyOf = ({ verdict }: Judged): string => verdict.cases.filter(({ status }) => status !== 'pass').map(({ name, detail }) => `${name}: ${detail ?? ''}`).join('; ');
