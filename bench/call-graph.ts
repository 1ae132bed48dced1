import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Table from 'cli-table3';
import { execa } from 'execa';
import { makeContext, type Runtimes } from '@codewalk/core';
import domain from '@codewalk/call-graph';
import { findPython } from '@codewalk/exec';
import { CpuGroup } from './cpu.js';

const BIN = new URL('../packages/cli/bin/codewalk.js', import.meta.url).pathname;
const SIZES = [5, 10, 25, 50, 100, 200];
/** Strata of one size, and so tasks of a row: one each. */
const STRATA = 57;
/** Jobs that an admission of one edit runs: the reference as truth and first pass, again, and a part of the program as it was. */
const JOBS = 3;

/** Making tasks, admitting one of each stratum of the grid, and what one interpreter a job would cost instead. */
export async function bench(): Promise<string> {
  return `${await generation()}\n${await admission()}`;
}

/** Composing and showing tasks, nothing run. CPU time, so that other work on the machine does not count. */
async function generation(): Promise<string> {
  const table = new Table({ head: ['functions', 'tasks made in a second of CPU'], style: { head: [], border: [] } });
  for (const [axis, size, functions] of [['runtime-resolution', 25, 20], ['function-traversal', 25, 50], ['function-traversal', 100, 125], ['function-traversal', 200, 225]] as const) {
    const options = domain.schema.options.parse({ pool: 'cabra', codes: ['math'], axes: [axis], sizes: [size], spare: 20 });
    const { size: count, make } = domain.atoms.synthesize!;
    const atoms = Array.from({ length: count(options) }, (_, i) => make(options, undefined as never, i));
    const round = async (): Promise<number> => {
      const start = process.cpuUsage();
      for (const atom of atoms) {
        const made = await domain.compose([atom], options, makeContext(`bench/${atom.id}`, { has: () => true } as unknown as Runtimes, new AbortController().signal));
        if (!made.ok) throw new Error(made.detail);
        domain.prompt(made.value.task);
      }
      const { user, system } = process.cpuUsage(start);
      return (1e6 * atoms.length) / (user + system);
    };
    await round(); // warms the compiler up
    table.push([functions, Math.max(await round(), await round(), await round()).toFixed(0)]);
  }
  return table.toString();
}

/** CPU seconds of a command and all it started, and the most memory that one process which it waited for held. */
async function timed(file: string, args: readonly string[]): Promise<{ cpu: number; megabytes: number }> {
  const group = new CpuGroup('call-graph');
  const command = group.wrap('/usr/bin/time', ['-f', '%M', file, ...args]);
  const { stderr } = await execa(command.file, command.args);
  const cpu = group.seconds();
  group.close();
  return { cpu, megabytes: Number(stderr.trim().split('\n').at(-1)) / 1024 };
}

async function startOfPython(): Promise<number> {
  const python = await findPython();
  if (typeof python === 'string') throw new Error(python);
  const { cpu } = await timed('/bin/sh', ['-c', 'i=0; while [ $i -lt 20 ]; do "$1" -s -c "import numpy"; i=$((i+1)); done', 'sh', python.binary]);
  return cpu / 20;
}

async function admission(): Promise<string> {
  const start = await startOfPython();
  const table = new Table({ head: ['n', 'functions a task', 'tasks', 'tasks a second, -j 2', 'checks a second', 'CPU s a task', 'with one interpreter a job', 'most MB', 'bank KB a task'], style: { head: [], border: [] } });
  let seconds = 0;
  for (const n of SIZES) {
    const out = mkdtempSync(join(tmpdir(), 'codewalk-bench-'));
    try {
      const made = await timed(process.execPath, [BIN, 'generate', '--domain', 'call-graph', '--levels', '1', '--count', String(STRATA), '--set', 'call-graph.pool=cabra', '--set', `call-graph.sizes=[${n}]`, '--set', 'call-graph.spare=0', '--seed', '42', '-j', '2', '--quiet', '--out', out]);
      const run = JSON.parse(readFileSync(join(out, 'run.json'), 'utf8')) as { cells: { ms: number }[] };
      const tasks = readFileSync(join(out, 'call-graph/L1/private.jsonl'), 'utf8').trim().split('\n').map((line) => JSON.parse(line) as { task: { functions: unknown[] } });
      const functions = tasks.reduce((sum, { task }) => sum + task.functions.length, 0);
      const took = run.cells[0]!.ms / 1000;
      seconds += took;
      const cpu = made.cpu / tasks.length;
      table.push([n, (functions / tasks.length).toFixed(0), tasks.length, (tasks.length / took).toFixed(1), ((50 * functions) / took).toFixed(0), cpu.toFixed(2), `× ${((cpu + JOBS * start) / cpu).toFixed(1)}`, made.megabytes.toFixed(0), (bytesBelow(out) / tasks.length / 1024).toFixed(1)]);
    } finally {
      rmSync(out, { recursive: true, force: true });
    }
  }
  return `${table.toString()}\none task of each of the 342 strata in ${seconds.toFixed(0)} s; the whole grid has twenty of each`;
}

function bytesBelow(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => sum + (entry.isDirectory() ? bytesBelow(join(folder, entry.name)) : statSync(join(folder, entry.name)).size), 0);
}
