import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Table from 'cli-table3';
import { execa } from 'execa';

const BIN = new URL('../packages/cli/bin/codewalk.js', import.meta.url).pathname;
const PAPER = { 1: 100, 2: 83.4, 3: 56.7, 10: 3.6 } as Record<number, number>;

interface Cell {
  readonly level: number;
  readonly tried: number;
  readonly admitted: number;
}

/** The four cells of paper B.3: 80 tasks at N = 1, 2, 3, 10, and their yields beside the paper's. */
export async function bench(): Promise<string> {
  const out = mkdtempSync(join(tmpdir(), 'codewalk-bench-'));
  try {
    await execa(process.execPath, [BIN, 'generate', '--domain', 'complexity', '--levels', '1,2,3,10', '--count', '80', '--seed', '42', '--quiet', '--out', out]);
    const { cells } = JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8')) as { cells: Cell[] };
    const run = JSON.parse(readFileSync(join(out, 'run.json'), 'utf8')) as { ms: number; jobs: number; cells: { ms: number }[] };
    const table = new Table({ head: ['level', 'tried', 'admitted', 'yield %', "paper's %", 'seconds'], style: { head: [], border: [] } });
    cells.forEach((c, i) => table.push([c.level, c.tried, c.admitted, ((100 * c.admitted) / c.tried).toFixed(1), PAPER[c.level]!, (run.cells[i]!.ms / 1000).toFixed(1)]));
    return `${table.toString()}\nin all ${(run.ms / 1000).toFixed(0)} s with ${run.jobs} jobs at once`;
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}
