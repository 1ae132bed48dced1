import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { JavaOutcome, JavaProgram, TypedValue } from '@codewalk/core';
import { findJdk, openMachine, type Machine } from '@codewalk/exec';
import { required } from './groups.js';

const FOLDER = fileURLToPath(new URL('./java-hostile', import.meta.url));

/** Every hostile program by name. */
export const hostile: Readonly<Record<string, string>> = Object.fromEntries(readdirSync(FOLDER).sort().map((name) => [name.replace(/\.java$/, ''), readFileSync(`${FOLDER}/${name}`, 'utf8')]));

const found = await findJdk();
/** Why Java cannot be tested on this machine, or null. */
export const withoutJava = typeof found === 'string' && !required ? found : null;

export const openJava = (): Promise<Machine> => openMachine({ needs: ['java'], jobs: 2 });

/** One method `call` of a class, called with rows of arguments. */
export const calls = (source: string, parameters: readonly string[], rows: readonly (readonly TypedValue[])[], className = 'Hostile'): JavaProgram => ({
  sides: [{ source, className, method: 'call', parameters }],
  inputs: rows.map((row) => ({ arguments: row })),
});

/** An outcome in a few words. */
export function inWords(outcome: JavaOutcome): string {
  switch (outcome.kind) {
    case 'returned': return `returned ${JSON.stringify(outcome.value)}`;
    case 'threw': return `threw ${outcome.exception}`;
    case 'limit': return `limit: ${outcome.limit}`;
    case 'refused': return `refused: ${outcome.code}`;
  }
}
