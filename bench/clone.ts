import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Table from 'cli-table3';
import { execa } from 'execa';
import { benchPair } from './clone/pairs.js';

/** Pairs of the thousand that are verified, and that are given processes of their own: figures are a pair's, and CPU time. */
const SAMPLE = Number(process.env['CODEWALK_BENCH_PAIRS'] ?? 1000);
const SPAWNED = 8;
const CHILD = new URL('./clone/child.ts', import.meta.url).pathname;

/** User and system seconds of a command and all that it waited for, and what it printed. */
async function cpu(file: string, args: readonly string[], cwd: string): Promise<{ readonly seconds: number; readonly text: string }> {
  const { stdout, stderr } = await execa('/usr/bin/time', ['-f', '%U %S', file, ...args], { cwd, stdin: 'ignore' });
  return { seconds: stderr.trim().split('\n').at(-1)!.split(' ').map(Number).reduce((a, b) => a + b, 0), text: stdout };
}

async function spawned(flags: readonly string[]): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'codewalk-bench-'));
  try {
    let seconds = 0;
    for (let i = 0; i < SPAWNED; i++) {
      writeFileSync(join(folder, 'P.java'), benchPair(i * 25 + (i % 4)).program);
      seconds += (await cpu('javac', ['-proc:none', ...flags.map((flag) => `-J${flag}`), 'P.java'], folder)).seconds;
      const run = await cpu('java', [...flags, '-cp', '.', 'P'], folder);
      if (run.text.trim() !== '600') throw new Error(`pair ${i} agrees on ${run.text.trim()} of 600`);
      seconds += run.seconds;
    }
    return seconds / SPAWNED;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** CPU to verify a pair of methods on 600 inputs (300 by type, 300 by search) against javac and java for each pair, which call both 600 times and do no more. */
export async function bench(): Promise<string> {
  const child = (count: number): Promise<{ readonly seconds: number; readonly text: string }> => cpu(process.execPath, ['--import', 'tsx', '--conditions=source', CHILD, String(count)], process.cwd());
  const start = await child(0);
  const { seconds, text } = await child(SAMPLE);
  const { agreed, mostMb, machines } = JSON.parse(text) as { readonly agreed: number; readonly mostMb: number; readonly machines: number };
  const each = (seconds - start.seconds) / SAMPLE;
  const table = new Table({ head: ['how', 'CPU ms a pair', 'ratio'], style: { head: [], border: [] } });
  table.push([`shared machines, ${SAMPLE} pairs, ${agreed} agree`, (1000 * each).toFixed(0), '1']);
  for (const [name, flags] of [['javac + java, C1 and serial', ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC']], ['javac + java as they are', []]] as const) {
    const other = await spawned(flags);
    table.push([`${name}, ${SPAWNED} pairs`, (1000 * other).toFixed(0), (other / each).toFixed(1)]);
  }
  return `${table.toString()}\nstarting and ending: ${(1000 * start.seconds).toFixed(0)} CPU ms; at most ${machines} virtual machines with ${mostMb} MB resident together`;
}
