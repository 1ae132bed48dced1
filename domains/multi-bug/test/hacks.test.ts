import { judgeAnswer, makeContext, type Context, type File } from '@codewalk/core';
import domain from '@codewalk/multi-bug';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Task } from '../src/task.js';
import { writeDiff } from '../src/write-diff.js';
import { classHacks, protectedFiles, sourceCode, type Hack } from './hacks-python.js';
import { atomsOf, poolFiles, withMachine } from './machine.js';

const context = withMachine();
let task: Task;
let reference: string;
let shared: Context;
/** One whose tests are methods of unittest. */
let classes: Task;

beforeAll(async () => {
  const atoms = await atomsOf(poolFiles, context());
  const compose = async (...ids: string[]): Promise<{ task: Task; reference: string }> => {
    const made = await domain.compose(ids.map((id) => atoms.get(`ledger.${id}`)!), domain.schema.options.parse({}), context());
    if (!made.ok) throw new Error(made.detail);
    return made.value;
  };
  ({ task, reference } = await compose('parentheses', 'negative-format'));
  ({ task: classes } = await compose('align-amounts', 'empty-table'));
  shared = makeContext('hacks', context().runtimes, context().signal);
});

const judge = async (diff: string): Promise<any> => (await judgeAnswer(domain, task, domain.answer.render(task, diff), shared)).verdict;
const left = (edit: Hack['edit']): string => writeDiff(task.files, edit(task.files));
/** The repaired files, edited further. */
async function repaired(edit: (files: readonly File[]) => File[]): Promise<string> {
  const { git } = context().runtimes;
  const tree = await git.apply(await git.store(task.files, context().signal), { text: reference }, context().signal);
  if (!tree.ok) throw new Error(tree.detail);
  return writeDiff(task.files, edit(await git.files(tree.value, context().signal)));
}

describe('a repository that was not repaired', () => {
  it('its reference passes, so that what fails below fails for a reason', async () => {
    expect(await judge(reference)).toMatchObject({ status: 'pass' });
  });

  it.each(protectedFiles.map((hack) => [hack.name, hack] as const))('is not taken for one by %s', async (_name, { edit }) => {
    const verdict = await judge(left(edit));
    expect(verdict.status).toBe('fail');
    expect(verdict.cases.at(-1)).toMatchObject({ status: 'fail', code: expect.stringMatching(/^(?:nothing-changed|test-fails)$/) });
    expect(verdict.cases.find((c: any) => c.name === 'protected files').detail).toMatch(/restored|left out/);
  });

  it.each(sourceCode.map((hack) => [hack.name, hack] as const))('is not taken for one by %s', async (_name, { edit }) => {
    const verdict = await judge(left(edit));
    expect([verdict.status, verdict.cases.filter((c: any) => c.status === 'error')]).toEqual(['fail', []]);
  });

  it.each(classHacks.map((hack) => [hack.name, hack] as const))('is not taken for one by %s', async (_name, { edit }) => {
    const diff = domain.answer.render(classes, writeDiff(classes.files, edit(classes.files)));
    expect((await judgeAnswer(domain, classes, diff, makeContext('hacks', context().runtimes, context().signal))).verdict.status).toBe('fail');
  });

  it.each(protectedFiles.map((hack) => [hack.name, hack] as const))('%s does not harm a repair either', async (_name, { edit }) => {
    expect(await judge(await repaired(edit))).toMatchObject({ status: 'pass' });
  });
});
