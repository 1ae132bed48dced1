import { fenced, makeContext, readAnswer, type Case } from '@codewalk/core';
import { openMachine, type Machine } from '@codewalk/exec';
import domain from '../src/index.js';
import type { Task } from '../src/task.js';

let machine: Promise<Machine> | undefined;

/** Opens the machine once for a test file. */
export const opened = (): Promise<Machine> => (machine ??= openMachine({ needs: ['solver'], jobs: 2 }));

export async function closed(): Promise<void> {
  await (await machine)?.close();
}

export interface Seen {
  readonly status: 'pass' | 'fail' | 'error';
  /** Of the first case that does not pass, or of the text that cannot be read. */
  readonly code: string | undefined;
  readonly detail: string | undefined;
  readonly cases: readonly Case[];
}

/** What grading makes of a program. */
export async function judged(task: Task, program: string): Promise<Seen> {
  const { runtimes } = await opened();
  const answer = domain.answer.parse(task, readAnswer(fenced(program, 'rust')));
  if (!answer.ok) return { status: 'fail', code: answer.code, detail: answer.detail, cases: [] };
  const { status, cases } = await domain.verify(task, answer.value, makeContext('test', runtimes, new AbortController().signal));
  const bad = cases.find((c) => c.status !== 'pass');
  return { status, code: bad?.code ?? bad?.status, detail: bad?.detail, cases };
}
