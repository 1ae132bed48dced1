// Verifies `argv[2]` pairs with 300 typed and 300 searched inputs each, and prints what all virtual machines held at most. Its parent takes the CPU time of it and all below it.
import { readdirSync, readFileSync } from 'node:fs';
import { makeContext } from '@codewalk/core';
import { openMachine } from '@codewalk/exec';
import { typedInputs } from '../../domains/clone/src/generate-typed.js';
import { runPairs } from '../../domains/clone/src/run-pairs.js';
import { searchDifferences } from '../../domains/clone/src/search.js';
import { benchPair } from './pairs.js';

const CHUNK = 50;
const count = Number(process.argv[2]);
let most = 0;
let machines = 0;
const timer = setInterval(() => {
  const held = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid)).flatMap((pid) => javaBelow(pid));
  machines = Math.max(machines, held.length);
  most = Math.max(most, held.reduce((sum, kb) => sum + kb, 0));
}, 100);

/** The resident kB of a virtual machine that this process started, however deep; none of others. */
function javaBelow(pid: string): number[] {
  try {
    if (readFileSync(`/proc/${pid}/comm`, 'utf8').trim() !== 'java') return [];
    for (let above = pid; above !== '1' && above !== '0'; above = /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${above}/status`, 'utf8'))![1]!) {
      if (above === String(process.pid)) return [Number(/^VmRSS:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)];
    }
  } catch {
    return []; // it has ended
  }
  return [];
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
