// Grades answers to a bank of complexity tasks through the packages: a line of scores for each model and level.
import { readFileSync } from 'node:fs';
import { Bank } from '@codewalk/bank';
import domain from '@codewalk/complexity';
import { judgeAnswer, scoreCells, verifyContext, type Graded } from '@codewalk/core';
import { openMachine } from '@codewalk/exec';

const [root = 'bank', file = 'answers.jsonl'] = process.argv.slice(2);

/** Your model's answers in whatever form you keep them; here, the lines that `codewalk grade` reads. */
interface Answer {
  readonly task_id: string;
  readonly answer: string;
  readonly model: string;
}
const answers = readFileSync(file, 'utf8').trimEnd().split('\n').map((line) => JSON.parse(line) as Answer);

const bank = Bank.open(root); // compares every hash first
const cells = bank.manifest.cells.map(({ level }) => ({ level, tasks: [...bank.tasks(domain.name, level)] }));
const tasks = new Map(cells.flatMap((cell) => cell.tasks.map((task) => [task.id, task] as const)));

const machine = await openMachine({ needs: domain.needs, jobs: 1 });
const services = { runtimes: machine.runtimes, signal: new AbortController().signal };
try {
  const graded: Graded[] = [];
  for (const { task_id, answer, model } of answers) {
    const task = domain.schema.task.parse(tasks.get(task_id)?.task);
    const { verdict, unparsable } = await judgeAnswer(domain, task, answer, verifyContext(task_id, services));
    graded.push({ task_id, model, attempt: 0, status: verdict.status, ...(unparsable ? { unparsable: unparsable.code } : {}) });
    const why = unparsable?.detail ?? verdict.cases.find((c) => c.status !== 'pass')?.detail ?? '';
    console.log(`${model} ${task_id}: ${verdict.status}${why === '' ? '' : ` (${why})`}`);
  }
  const labelled = cells.map(({ level, tasks: own }) => ({ domain, level, tasks: own.map(({ id, task, reference }) => ({ id, label: domain.answer.render(domain.schema.task.parse(task), domain.schema.answer.parse(reference)) })) }));
  for (const { model, level, passed, tasks: due, chance } of scoreCells(labelled, graded)) {
    console.log(JSON.stringify({ model, level, passed, of: due, chance }));
  }
} finally {
  await machine.close();
}
