// npm run conformance:clone-bank -- BANK [--atoms DIR] [--inputs N] [--limit N]: a second look at a bank of the clone domain.
// Says for each level how many neq candidates of each position were admitted, and calls every eq task with N more inputs, by
// both generators and with texts that echo each other, from streams of their own.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Bank, readAtomFiles } from '@codewalk/bank';
import clone from '@codewalk/clone';
import { makeContext } from '@codewalk/core';
import { openMachine } from '@codewalk/exec';
import { parseAtomFile } from '../domains/clone/src/atom-file.js';
import { formatDifference, tallyOf, unknownCase } from '../domains/clone/src/evidence.js';
import { runPairs } from '../domains/clone/src/run-pairs.js';
import { compositeOf, moreInputs } from '../domains/clone/src/suite.js';
import { labelOf, type Task } from '../domains/clone/src/task.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { atoms: { type: 'string' }, inputs: { type: 'string', default: '10000' }, limit: { type: 'string' } },
});
const [root] = positionals;
if (root === undefined) {
  console.error('usage: npm run conformance:clone-bank -- BANK [--atoms DIR] [--inputs N] [--limit N]');
  process.exit(2);
}

const bank = Bank.open(root);
const levels = bank.manifest.cells.filter(({ domain }) => domain === 'clone').map(({ level }) => level);
const read = await Promise.all(readAtomFiles(values.atoms ?? fileURLToPath(clone.atoms.folder!)).map(parseAtomFile));
const labels = new Map(read.flat().flatMap((r) => (r.ok ? [[r.value.id, r.value.label] as const] : [])));
for (const level of levels) sayPositions(level);

const machine = await openMachine({ needs: ['java'], jobs: 2 });
const ctx = makeContext('second-look', machine.runtimes, new AbortController().signal);
let diverged = 0;
try {
  for (const level of levels) {
    const eq = [...bank.tasks('clone', level)].filter(({ task }) => labelOf((task as Task).stages) === 'eq').slice(0, values.limit === undefined ? undefined : Number(values.limit));
    const counts = { agree: 0, diverge: 0, 'over a limit': 0 };
    let inputs = 0;
    for (const { id, task } of eq) {
      const said = await lookAgain(id, task as Task);
      counts[said.kind]++;
      inputs += said.inputs;
      if (said.kind === 'agree') continue;
      console.log(`  ${id} (${(task as Task).stages.map(({ atom }) => atom.id).join(' → ')}): ${said.detail}`);
    }
    diverged += counts.diverge;
    console.log(`level ${level}: ${eq.length} eq tasks, ${inputs} more inputs: ${Object.entries(counts).map(([kind, n]) => `${n} ${kind}`).join(', ')}`);
  }
} finally {
  await machine.close();
}
process.exitCode = diverged > 0 ? 1 : 0;

function sayPositions(level: number): void {
  const lines = readFileSync(join(root!, 'clone', `L${level}`, 'candidates.jsonl'), 'utf8').split('\n').filter((line) => line !== '').map((line) => JSON.parse(line) as { atoms: string[]; stratum: string; outcome: string });
  const seen = Array.from({ length: level }, () => ({ tried: 0, admitted: 0 }));
  for (const { atoms, stratum, outcome } of lines) {
    const at = stratum === 'neq' ? atoms.findIndex((id) => labels.get(id) === 'neq') : -1;
    if (at < 0) continue;
    seen[at]!.tried++;
    if (outcome === 'admitted') seen[at]!.admitted++;
  }
  console.log(`level ${level}, neq candidates admitted by position: ${seen.map(({ admitted, tried }) => `${admitted}/${tried}`).join(' ')}`);
}

interface Said {
  readonly kind: 'agree' | 'diverge' | 'over a limit';
  readonly inputs: number;
  readonly detail?: string;
}

async function lookAgain(id: string, task: Task): Promise<Said> {
  const pair = compositeOf(task);
  const inputs = await moreInputs(pair, Number(values.inputs));
  const [run] = await runPairs([{ pair, inputs }], ctx);
  if (run!.kind !== 'ran') throw new Error(`${id}: ${run!.kind === 'lost' ? run!.why : run!.detail}`);
  const { first } = tallyOf(run!);
  if (first !== null) return { kind: 'diverge', inputs: inputs.length, detail: formatDifference(run!, inputs, first) };
  const unknown = unknownCase(run!, inputs);
  return unknown ? { kind: 'over a limit', inputs: inputs.length, detail: unknown.detail! } : { kind: 'agree', inputs: inputs.length };
}
