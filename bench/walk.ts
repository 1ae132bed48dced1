import Table from 'cli-table3';
import { buildGraph, Stream, Walker, type AtomBase } from '@codewalk/core';

interface Node extends AtomBase {
  readonly key: number;
}

const provenance = { source: 'bench', licence: 'CC0-1.0' };
const DRAWS = 20_000;
const ROUNDS = 6;

function makePool(size: number): Node[] {
  return Array.from({ length: size }, (_, i) => ({ id: `a${String(i).padStart(7, '0')}`, provenance, key: i }));
}

/** Keys grow with the pool, so that a bucket holds about 200 atoms at every size. */
function relationOf(size: number): { kind: 'directed'; provides: (a: Node) => string[]; accepts: (a: Node) => string[] } {
  const keys = Math.max(5, Math.round(size / 100));
  return {
    kind: 'directed',
    provides: ({ key }) => [`k${key % keys}`],
    accepts: ({ key }) => [`k${(key * 7919) % keys}`, `k${(key * 104_729 + 13) % keys}`],
  };
}

/** Level-3 walks a second, cost against the smallest pool, and what indexing takes. Sizes take turns, so noise hits all alike. */
export async function bench(): Promise<string> {
  const rows = [1_000, 10_000, 100_000, 1_000_000].map((size) => {
    globalThis.gc?.();
    const before = memory();
    const pool = makePool(size);
    const started = performance.now();
    const graph = buildGraph(relationOf(size), pool);
    const indexMs = performance.now() - started;
    globalThis.gc?.();
    return { size, indexMs, megabytes: memory() - before, walker: new Walker(graph), cost: Infinity };
  });
  for (let round = 0; round < ROUNDS; round++) {
    for (const row of rows) {
      const from = performance.now();
      for (let d = 0; d < DRAWS; d++) row.walker.draw([null, null, null], new Stream(`bench${round}/toy@1/L3/all/draw/${d}`));
      row.cost = Math.min(row.cost, (performance.now() - from) / DRAWS);
    }
  }
  const table = new Table({ head: ['atoms', 'index ms', 'per 1,000 atoms', 'MB with the pool', 'walks/s', 'cost ratio'], style: { head: [], border: [] } });
  for (const { size, indexMs, megabytes, cost } of rows) {
    table.push([size.toLocaleString('en'), indexMs.toFixed(0), ((1000 * indexMs) / size).toFixed(2), megabytes.toFixed(0), Math.round(1000 / cost).toLocaleString('en'), (cost / rows[0]!.cost).toFixed(2)]);
  }
  return table.toString();
}

function memory(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
}
