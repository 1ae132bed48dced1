import { readdirSync, readFileSync } from 'node:fs';

export interface Sample {
  readonly name: string;
  readonly source: string;
}

/** The programs written for these tests: `programs` are to be verified, `refused` are not. */
export function samples(folder: 'programs' | 'refused'): Sample[] {
  const at = new URL(`../../../verus/test/${folder}/`, import.meta.url);
  return readdirSync(at)
    .filter((f) => f.endsWith('.rs'))
    .sort()
    .map((f) => ({ name: f.replace(/\.rs$/, ''), source: readFileSync(new URL(f, at), 'utf8') }));
}
