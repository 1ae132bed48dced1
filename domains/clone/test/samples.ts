import { textFile, type File, type Refusal, type Result } from '@codewalk/core';
import type { Atom } from '../src/atom.js';
import { parseAtomFile } from '../src/atom-file.js';

/** An atom file of two one-method classes; `members` go into First beside its method. */
export function atomFile({ header = '// label: eq\n// entry: f g\n', imports = '', members = '', first = 'return s.trim();', second = 'return s.trim();', signature = 'String NAME(String s)' } = {}): File {
  const method = (name: string, body: string): string => `    static ${signature.replace('NAME', name)} {\n        ${body}\n    }\n`;
  return textFile('text/sample.java', `${header}\n${imports}class First {\n${members}${method('f', first)}}\n\nclass Second {\n${method('g', second)}}\n`);
}

export async function atomOf(file: File): Promise<Atom> {
  const [result] = await parseAtomFile(file);
  if (!result?.ok) throw new Error(JSON.stringify(result));
  return result.value;
}

export const codesOf = (results: readonly Result<unknown>[]): string[] => results.filter((r): r is Refusal => !r.ok).map(({ code }) => code);
