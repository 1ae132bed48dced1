import { readFileSync } from 'node:fs';
import { textFile, type File } from '@codewalk/core';
import { parseAtomFile } from '../src/atom-file.js';
import type { Atom } from '../src/atom.js';
import { compose } from '../src/compose.js';
import type { Answer, Task } from '../src/task.js';

export const programFile = (name: string): File => textFile(`${name}.rs`, readFileSync(new URL(`programs/${name}.rs`, import.meta.url), 'utf8'));

/** The atoms of a program; throws where there is none. */
export const atomsOf = (file: File): Atom[] => parseAtomFile(file).map((r) => {
  if (!r.ok) throw new Error(`${r.code}: ${r.detail}`);
  return r.value;
});

/** An atom whose program is written in the test. */
export const atomOf = (name: string, functions: string): Atom =>
  atomsOf(textFile(`${name}.rs`, `// SPDX-License-Identifier: Apache-2.0\nuse vstd::prelude::*;\nverus! {\n${functions}\n}\nfn main() {}\n`))[0]!;

export function composed(...walk: Atom[]): { task: Task; reference: Answer } {
  const made = compose(walk);
  if (!made.ok) throw new Error(`${made.code}: ${made.detail}`);
  return made.value;
}

/** Two functions whose second has a recursive definition and a lemma. */
export const chain = (): { task: Task; reference: Answer } => composed(...['doubled-numbers', 'large-ones'].flatMap((name) => atomsOf(programFile(name))));
