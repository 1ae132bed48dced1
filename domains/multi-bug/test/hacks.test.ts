import { judgeAnswer, makeContext, type Context, type File } from '@codewalk/core';
import domain from '@codewalk/multi-bug';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Task } from '../src/task.js';
import { writeDiff } from '../src/write-diff.js';
import { javascriptHacks } from './hacks-javascript.js';
import { classHacks, protectedFiles, sourceCode, type Hack } from './hacks-python.js';
import { atomsOf, poolFiles, withMachine } from './machine.js';
import { composeWith } from './small-pool.js';

const context = withMachine();
let task: Task;
let reference: string;
let shared: Context;
/** One whose tests are methods of unittest. */
let classes: Task;
let script: Task;
let scriptReference: string;

beforeAll(async () => {
  const atoms = await atomsOf(poolFiles, context());
  ({ task: script, reference: scriptReference } = await composeWith(['touching', 'clock-pads'].map((id) => atoms.get(`slots.${id}`)!), context()));
  const compose = (...ids: string[]): Promise<{ task: Task; reference: string }> => composeWith(ids.map((id) => atoms.get(`ledger.${id}`)!), context());
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

describe('a JavaScript repository that was not repaired', () => {
  const judgeScript = async (diff: string): Promise<any> => (await judgeAnswer(domain, script, domain.answer.render(script, diff), makeContext('hacks', context().runtimes, context().signal))).verdict;

  it('its reference passes', async () => expect(await judgeScript(scriptReference)).toMatchObject({ status: 'pass' }));

  it.each(javascriptHacks.map((hack) => [hack.name, hack] as const))('is not taken for one by %s', async (_name, { edit }) => {
    const verdict = await judgeScript(writeDiff(script.files, edit(script.files)));
    expect([verdict.status, verdict.cases.filter((c: any) => c.status === 'error')]).toEqual(['fail', []]);
  });
});
