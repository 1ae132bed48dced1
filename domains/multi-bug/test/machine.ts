import { fileURLToPath } from 'node:url';
import { readAtomFiles } from '@codewalk/bank';
import { makeContext, type Context, type File } from '@codewalk/core';
import { openMachine, type Machine } from '@codewalk/exec';
import domain from '@codewalk/multi-bug';
import { afterAll, beforeAll } from 'vitest';
import type { Atom } from '../src/atom.js';

/** Two small repositories in native form. */
export const poolFiles: readonly File[] = readAtomFiles(fileURLToPath(new URL('fixtures/pool/', import.meta.url)));

/** Opens the machine for the tests of a file; `context` may be asked for inside tests. */
export function withMachine(): () => Context {
  let machine: Machine | undefined;
  beforeAll(async () => void (machine = await openMachine({ needs: domain.needs, uses: domain.uses ?? [], jobs: 2 })));
  afterAll(() => machine?.close());
  return () => makeContext('test', machine!.runtimes, new AbortController().signal);
}

/** The atoms of some files by id; throws where a file gives none. */
export async function atomsOf(files: readonly File[], ctx: Context): Promise<Map<string, Atom>> {
  const parsed = await domain.atoms.parse(files, ctx);
  return new Map(parsed.map((result) => {
    if (!result.ok) throw new Error(`${result.at}: ${result.detail}`);
    return [result.value.id, result.value];
  }));
}
