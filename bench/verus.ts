import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Table from 'cli-table3';
import { verifySource, type Solver } from '@codewalk/verus';
import { createNativeSolver } from '../packages/exec/src/verus/native-solver.js';
import { createWasmSolver } from '../packages/exec/src/verus/wasm-solver.js';

/**
 * Time to verify one program, with the solver warm, over the bundled programs; and over the references of Verus-Bench when
 * CODEWALK_VERUS_CORPUS names a checkout of microsoft/verus-proof-synthesis.
 */
export async function bench(): Promise<string> {
  const sets = [{ name: 'bundled', programs: rustFiles(new URL('../packages/verus/test/programs/', import.meta.url).pathname) }];
  const corpus = process.env['CODEWALK_VERUS_CORPUS'];
  if (corpus !== undefined) {
    const root = join(corpus, 'benchmarks', 'Verus-Bench');
    sets.push({ name: 'references', programs: readdirSync(root).flatMap((suite) => rustFiles(join(root, suite, 'verified'))) });
  }
  const table = new Table({ head: ['solver', 'programs', 'verified', 'start ms', 'p50 ms', 'p95 ms', 'max ms', 'RSS MB'], style: { head: [], border: [] } });
  for (const { name, programs } of sets) {
    const wasm = createWasmSolver();
    table.push(await measure(wasm, name, programs));
    await wasm.close();
    const native = createNativeSolver();
    if (native) table.push(await measure(native, name, programs));
  }
  return `${table.toString()}\n${await several(sets[0]?.programs ?? [])}`;
}

function rustFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((f) => f.endsWith('.rs')).sort().map((f) => readFileSync(join(folder, f), 'utf8'));
}

async function measure(solver: Solver, name: string, programs: readonly string[]): Promise<(string | number)[]> {
  const started = performance.now();
  await solver.run('(check-sat)');
  const startMs = performance.now() - started;
  const times: number[] = [];
  let verified = 0;
  for (const source of programs) {
    const from = performance.now();
    if ((await verifySource(source, { solver, allowAssume: true })).verdict === 'verified') verified++;
    times.push(performance.now() - from);
  }
  times.sort((a, b) => a - b);
  const at = (q: number): string => (times[Math.min(times.length - 1, Math.floor(q * times.length))] ?? 0).toFixed(0);
  return [solver.id, `${name} ${programs.length}`, verified, startMs.toFixed(0), at(0.5), at(0.95), at(1), (process.memoryUsage().rss / 1e6).toFixed(0)];
}

async function several(programs: readonly string[]): Promise<string> {
  const seconds: string[] = [];
  for (const workers of [1, 2]) {
    const solver = createWasmSolver({ workers });
    await Promise.all(Array.from({ length: workers }, () => solver.run('(check-sat)')));
    const from = performance.now();
    await Promise.all(programs.map((source) => verifySource(source, { solver, allowAssume: true })));
    seconds.push(`${((performance.now() - from) / 1000).toFixed(1)} s with ${workers} worker${workers === 1 ? '' : 's'}`);
    await solver.close();
  }
  return `all ${programs.length} bundled programs at once: ${seconds.join(', ')}`;
}
