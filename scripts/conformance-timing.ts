// npm run conformance:timing -- BANK [N]: an independent look at labels. Times N tasks of a complexity bank themselves, at three
// sizes on an idle core, and compares how the time grows with the label. Prints a table; no verdict rests on it.
import Table from 'cli-table3';
import { Bank, type BankTask } from '@codewalk/bank';
import type { Json } from '@codewalk/core';
import { openMachine } from '@codewalk/exec';
import { jobOf } from '../domains/complexity/src/measure.js';
import type { Label } from '../domains/complexity/src/growth.js';
import { taskSchema } from '../domains/complexity/src/task.js';

const HELPER = new URL('../domains/complexity/runtime/timing.py', import.meta.url);
const LIMITS = { cpuMs: 180_000, memoryBytes: 8 * 1024 ** 3, outputBytes: 65_536, resultBytes: 65_536 };

/** Sizes large enough for the leading term to be seen in time; the last two decide. */
const SIZES: Readonly<Record<Label, readonly number[]>> = {
  constant: [255, 4095, 32767], logn: [255, 4095, 32767], linear: [1023, 8191, 32767], nlogn: [1023, 8191, 32767],
  quadratic: [127, 511, 1023], cubic: [24, 64, 128], np: [10, 13, 16],
};
/** The local exponent log(t3/t2) / log(n3/n2) that a label allows; for np the factor for one more in n. */
const EXPECTED: Readonly<Record<Label, readonly [number, number]>> = {
  constant: [-0.25, 0.25], logn: [-0.1, 0.4], linear: [0.75, 1.2], nlogn: [0.85, 1.35], quadratic: [1.65, 2.25], cubic: [2.5, 3.3], np: [1.3, 40],
};

const [path, count = '100'] = process.argv.slice(2);
if (path === undefined) {
  console.error('usage: npm run conformance:timing -- BANK [N]');
  process.exit(2);
}
const bank = Bank.open(path);
const cells = bank.manifest.cells.filter((c) => c.domain === 'complexity').map(({ level }) => [...bank.tasks('complexity', level)]);
const each = Math.ceil(Number(count) / cells.length);
const tasks: BankTask[] = cells.flatMap((cell) => cell.slice(0, each)).slice(0, Number(count));
const machine = await openMachine({ needs: ['python'], jobs: 1 });
const table = new Table({ head: ['task', 'level', 'label', 'sizes', 'milliseconds', 'grows by', 'expected', ''], style: { head: [], border: [] } });
let agree = 0;
try {
  for (const [i, { id, level, task, reference }] of tasks.entries()) {
    console.error(`${i + 1} of ${tasks.length}: ${id}`);
    const label = reference as Label;
    const parsed = taskSchema.parse(task);
    const sizes = SIZES[label];
    const job = jobOf({ ...parsed, points: sizes.map((n) => parsed.arguments.map(() => n)), exponential: label === 'np', seed: 'task' });
    const outcome = await machine.runtimes.python.call(HELPER, job as unknown as Json, LIMITS, new AbortController().signal);
    if (outcome.kind !== 'returned') {
      table.push([id, level, label, sizes.join(' '), outcome.kind === 'raised' ? outcome.message.slice(0, 40) : outcome.kind, '', '', 'not timed']);
      continue;
    }
    const times = outcome.value as unknown as number[];
    const [, n2, n3] = sizes as [number, number, number];
    const [, t2, t3] = times as [number, number, number];
    const grows = label === 'np' ? (t3 / t2) ** (1 / (n3 - n2)) : Math.log(t3 / t2) / Math.log(n3 / n2);
    const [low, high] = EXPECTED[label];
    const agrees = grows >= low && grows <= high;
    if (agrees) agree++;
    table.push([id, level, label, sizes.join(' '), times.map((t) => (1000 * t).toPrecision(3)).join(' '), grows.toFixed(2), `${low}–${high}`, agrees ? '' : 'differs']);
  }
} finally {
  await machine.close();
}
console.log(`${table.toString()}\n${agree} of ${tasks.length} grow as their label says`);
