import { fileURLToPath } from 'node:url';
import { readAtomFiles, readPoolLock } from '@codewalk/bank';
import { candidates, graphFor, makeContext, tryWalk, verifyPool, Walker } from '@codewalk/core';
import { openMachine } from '@codewalk/exec';
import domain from '@codewalk/multi-bug';
import Table from 'cli-table3';

const LEVELS = [1, 2, 3, 5];
const EACH = 8;

/** Composing and admitting candidates of the bundled Python repositories, one after the other, each with trees that no run has seen. */
export async function bench(): Promise<string> {
  const machine = await openMachine({ needs: domain.needs, uses: domain.uses ?? [], jobs: 2 });
  try {
    const services = { runtimes: machine.runtimes, signal: new AbortController().signal };
    const folder = fileURLToPath(domain.atoms.folder!);
    const begun = performance.now();
    const parsed = await domain.atoms.parse(readAtomFiles(folder), makeContext('parse', services.runtimes, services.signal));
    const parseMs = performance.now() - begun;
    const atoms = parsed.flatMap((result) => (result.ok && result.value.repository.recipe.runner === 'pytest' ? [result.value] : []));
    const fingerprint = machine.fingerprint([...domain.needs, ...(domain.uses ?? [])]);
    const pool = await verifyPool({ domain, atoms, known: readPoolLock(folder), fingerprint, services, jobs: 2 });
    const options = domain.schema.options.parse({});
    const table = new Table({ head: ['level', 'tried', 'admitted', 'median s', 'longest s'], style: { head: [], border: [] } });
    for (const level of LEVELS) {
      const graph = graphFor(domain, pool, level);
      const seconds: number[] = [];
      let admitted = 0;
      for (const { k, walk } of candidates(new Walker(graph), { path: `bench/L${level}`, patterns: [Array.from({ length: level }, () => null)], seen: new Set() })) {
        const start = performance.now();
        const { admission } = await tryWalk(domain, options, walk.map((place) => graph.atoms[place]!), `bench/L${level}/${k}`, services);
        seconds.push((performance.now() - start) / 1000);
        if (admission.outcome === 'admitted') admitted++;
        if (seconds.length === EACH) break;
      }
      const sorted = [...seconds].sort((a, b) => a - b);
      table.push([level, seconds.length, admitted, sorted[Math.floor(sorted.length / 2)]!.toFixed(2), sorted.at(-1)!.toFixed(2)]);
    }
    return `reading the bundled pool: ${(parseMs / 1000).toFixed(2)} s\n${table.toString()}`;
  } finally {
    await machine.close();
  }
}
