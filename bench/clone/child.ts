// Verifies `argv[2]` pairs with 300 typed and 300 searched inputs each, and prints what all virtual machines held at most. Its parent takes the CPU time of it and all below it.
import { readdirSync, readFileSync } from 'node:fs';
import { makeContext } from '@codewalk/core';
import { openMachine } from '@codewalk/exec';
import { typedInputs } from '../../domains/clone/src/generate-typed.js';
import { runPairs } from '../../domains/clone/src/run-pairs.js';
import { searchDifferences } from '../../domains/clone/src/search.js';
import { benchPair } from './pairs.js';

const CHUNK = 250;
const count = Number(process.argv[2]);
let most = 0;
let machines = 0;
const timer = setInterval(() => {
  const held = javaBelow(String(process.pid));
  machines = Math.max(machines, held.length);
  most = Math.max(most, held.reduce((sum, kb) => sum + kb, 0));
}, 250);

/** The resident kB of each virtual machine that a process started, however deep. */
function javaBelow(pid: string): number[] {
  try {
    const below = readdirSync(`/proc/${pid}/task`).flatMap((task) => readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').trim().split(' ')).filter((child) => child !== '');
    const own = readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'java' ? [Number(/^VmRSS:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)] : [];
    return [...own, ...below.flatMap(javaBelow)];
  } catch {
    return []; // it has ended
  }
}

const machine = await openMachine({ needs: ['java'], jobs: 2, tier: process.getuid?.() === 0 ? 'uid' : 'limits' });
const ctx = makeContext('bench', machine.runtimes, new AbortController().signal);
let agreed = 0;
for (let from = 0; from < count; from += CHUNK) {
  const pairs = Array.from({ length: Math.min(CHUNK, count - from) }, (_, i) => benchPair(from + i).pair);
  const typed = await runPairs(pairs.map((pair) => ({ pair, inputs: typedInputs(pair.signature, ctx.stream(pair.id), 300) })), ctx);
  const searched = await searchDifferences(pairs, ctx, { inputs: 300 });
  agreed += pairs.filter((_, i) => [typed[i]!, searched[i]!].every((run) => run.kind === 'ran' && run.comparisons.every(({ kind }) => kind === 'same'))).length;
}
clearInterval(timer);
await machine.close();
console.log(JSON.stringify({ agreed, mostMb: Math.round(most / 1024), machines }));
