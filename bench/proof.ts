import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeContext, readAnswer } from '@codewalk/core';
import { openMachine, type Machine } from '@codewalk/exec';
import domain from '@codewalk/proof';
import Table from 'cli-table3';
import { execa } from 'execa';

const BIN = new URL('../packages/cli/bin/codewalk.js', import.meta.url).pathname;
/** Candidate references that verify, of 160, 350 and 770 (paper B.2). */
const PAPER: Readonly<Record<number, string>> = { 1: '86', 2: '57', 3: '30' };
/** What keeps a reference from verifying, or a candidate from having one. */
const NO_REFERENCE = new Set(['not-verified', 'not-understood', 'ill-formed', 'limit', 'program-repeated', 'types-differ']);

interface Cell {
  readonly level: number;
  readonly tried: number;
  readonly admitted: number;
  readonly rejected: Readonly<Record<string, number>>;
}

interface Kept {
  readonly id: string;
  readonly task: Parameters<typeof domain.verify>[0];
  readonly reference: { readonly program: string };
}

/**
 * The four cells of paper B.2, 100 tasks each, with both yields; then one level-10 reference by a machine that knows nothing, and
 * level-3 grades of answers of which one function changed. `CODEWALK_PROOF_ATOMS` names another pool than the bundled one.
 */
export async function bench(): Promise<string> {
  const out = mkdtempSync(join(tmpdir(), 'codewalk-bench-'));
  try {
    const atoms = process.env['CODEWALK_PROOF_ATOMS'];
    const levels = atoms === undefined ? '1,2,3,10' : '1,2,3';
    const { stdout } = await execa(process.execPath, [BIN, 'generate', '--domain', 'proof', ...(atoms === undefined ? [] : ['--atoms', atoms]), '--levels', levels, '--count', '100', '--seed', '42', '--quiet', '--json', '--out', out], { reject: false });
    const { cells } = JSON.parse(stdout) as { cells: Cell[] };
    const run = JSON.parse(readFileSync(join(out, 'run.json'), 'utf8')) as { ms: number; jobs: number; cells: { ms: number }[] };
    const table = new Table({ head: ['level', 'tried', 'references verified', '%', "paper's %", 'admitted', '%', 'seconds'], style: { head: [], border: [] } });
    cells.forEach((c, i) => {
      const verified = c.tried - Object.entries(c.rejected).reduce((sum, [code, n]) => sum + (NO_REFERENCE.has(code) ? n : 0), 0);
      const share = (n: number): string => ((100 * n) / c.tried).toFixed(0);
      table.push([c.level, c.tried, verified, share(verified), PAPER[c.level] ?? '', c.admitted, share(c.admitted), (run.cells[i]!.ms / 1000).toFixed(0)]);
    });
    const rejected = cells.map((c) => `N = ${c.level}: ${Object.entries(c.rejected).map(([code, n]) => `${code} ${n}`).join(', ') || 'none'}`);
    return [`${table.toString()}\nin all ${(run.ms / 1000).toFixed(0)} s with ${run.jobs} jobs at once; rejected at ${rejected.join('; ')}`, ...(await grades(out, atoms === undefined))].join('\n');
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

const tasksOf = (bank: string, level: number): Kept[] => readFileSync(join(bank, 'proof', `L${level}`, 'private.jsonl'), 'utf8').trim().split('\n').map((line) => JSON.parse(line) as Kept);

async function withMachine<T>(work: (machine: Machine) => Promise<T>): Promise<T> {
  const machine = await openMachine({ needs: domain.needs, jobs: 1 });
  try {
    return await work(machine);
  } finally {
    await machine.close();
  }
}

/** Seconds on the wall, and of CPU time in all threads of this process. */
interface Took {
  readonly wall: number;
  readonly cpu: number;
}

async function grade(machine: Machine, { id, task }: Kept, program: string): Promise<Took> {
  const answer = domain.answer.parse(task, readAnswer(domain.answer.render(task, { program })));
  if (!answer.ok) throw new Error(answer.detail);
  const from = performance.now();
  const before = process.cpuUsage();
  const { status, cases } = await domain.verify(task, answer.value, makeContext(`bench/${id}`, machine.runtimes, new AbortController().signal));
  if (status !== 'pass') throw new Error(`${id}: ${cases.map((c) => `${c.name} ${c.status}`).join(', ')}`);
  const { user, system } = process.cpuUsage(before);
  return { wall: (performance.now() - from) / 1000, cpu: (user + system) / 1e6 };
}

async function grades(bank: string, withLongest: boolean): Promise<string[]> {
  const cold: Took[] = [];
  for (const task of withLongest ? tasksOf(bank, 10).slice(0, 10) : []) cold.push(await withMachine((machine) => grade(machine, task, task.reference.program)));
  const warm = await withMachine(async (machine) => {
    const times: Took[] = [];
    for (const task of tasksOf(bank, 3)) {
      await grade(machine, task, task.reference.program);
      const { program } = task.reference;
      const at = program.indexOf('\n{\n', program.indexOf(`fn ${task.task.components[0]!.entry}(`)) + 3;
      times.push(await grade(machine, task, `${program.slice(0, at)}    assert(1 + 1 == 2);\n${program.slice(at)}`));
    }
    return times;
  });
  const of = (times: readonly Took[], part: keyof Took): string => {
    const sorted = times.map((t) => t[part]).sort((a, b) => a - b);
    const at = (share: number): string => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!.toFixed(2);
    return `median ${at(0.5)}, 95th percentile ${at(0.95)}, at most ${at(1)}`;
  };
  const line = (what: string, times: readonly Took[]): string[] => (times.length === 0 ? [] : [`${what} (${times.length}): seconds ${of(times, 'wall')}; of CPU time ${of(times, 'cpu')}`]);
  return [...line('a level-10 reference, solver just started', cold), ...line('a level-3 grade, one function changed', warm)];
}
