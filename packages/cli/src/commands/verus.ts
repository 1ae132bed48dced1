import { basename } from 'node:path';
import { readInputLines, wordCache } from '@codewalk/bank';
import { environmentError } from '@codewalk/core';
import { createNativeSolver, createWasmSolver, findRealVerus } from '@codewalk/exec';
import { renderDiagnostics, verifySource, type Answer, type QueryCache, type Report } from '@codewalk/verus';
import type { Output } from '../output.js';

export interface VerusOptions {
  readonly verifier?: 'embedded' | 'verus';
  readonly solver?: 'wasm' | 'native';
}

/** Exit codes by verdict: not verified and not understood are a no, our machine's fault is the environment's. */
const EXIT = { verified: 0, failed: 1, unsupported: 1, error: 3 } as const;

/** Verifies one Verus program with the embedded verifier, or with the real one where that is asked for. */
export async function verus(file: string, { verifier = 'embedded', solver = 'wasm' }: VerusOptions, output: Output): Promise<number> {
  const source = readInputLines(file).map((line) => `${line}\n`).join('');
  const report = verifier === 'verus' ? await real(source, file) : await embedded(source, file, solver);
  output.result(renderDiagnostics(report, source).trimEnd());
  output.document({ ...report });
  return EXIT[report.verdict];
}

async function real(source: string, file: string): Promise<Report> {
  const found = await findRealVerus();
  if (typeof found === 'string') throw environmentError('no-verus', found, { hint: 'install Verus and put `verus` on the PATH, or leave out --verifier' });
  return found.verify(source, { fileName: basename(file) });
}

async function embedded(source: string, file: string, kind: 'wasm' | 'native'): Promise<Report> {
  const cache = wordCache('verus', ['sat', 'unsat', 'unknown'] satisfies Answer[]) as QueryCache;
  if (kind === 'native') {
    const solver = createNativeSolver();
    if (!solver) throw environmentError('no-z3', 'there is no z3 on the PATH', { hint: 'apt-get install z3, or leave out --solver' });
    return verifySource(source, { solver, fileName: file, cache });
  }
  const solver = createWasmSolver();
  try {
    return await verifySource(source, { solver, fileName: file, cache });
  } finally {
    await solver.close();
  }
}
