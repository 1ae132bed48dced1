import { describe, expect, it } from 'vitest';
import { judgeAnswer, judgeFiles, makeContext, ok, refuse, textFile, verdictOf, type Case, type File, type Runtimes } from '@codewalk/core';
import { toyDomain } from './toy.js';

const task = { values: [1, 2], note: '' };
const ctx = (): ReturnType<typeof makeContext> => makeContext('test', {} as Runtimes, new AbortController().signal);
const asked: unknown[] = [];
const regressions = (after: Case): ReturnType<typeof toyDomain> => toyDomain({ regressions: (_task: unknown, answer: unknown) => (asked.push(answer), verdictOf([after])) });

describe('judging with PASS_TO_PASS', () => {
  it('asks it of an answer that passes, and its cases count', async () => {
    const broken = await judgeAnswer(regressions({ name: 'others', status: 'fail' }), task, '3', ctx(), { passToPass: true });
    expect(broken.verdict).toEqual({ status: 'fail', cases: [{ name: 'sum', status: 'pass' }, { name: 'others', status: 'fail' }] });
    const kept = await judgeAnswer(regressions({ name: 'others', status: 'pass' }), task, '3', ctx(), { passToPass: true });
    expect(kept.verdict.status).toBe('pass');
  });

  it('asks it neither where nobody wants it nor of a wrong answer', async () => {
    asked.length = 0;
    const domain = regressions({ name: 'others', status: 'fail' });
    expect((await judgeAnswer(domain, task, '3', ctx())).verdict.status).toBe('pass');
    expect((await judgeAnswer(domain, task, '4', ctx(), { passToPass: true })).verdict.cases).toEqual([{ name: 'sum', status: 'fail' }]);
    expect(asked).toEqual([]);
  });
});

describe('judging what was left in a workspace', () => {
  const { answer } = toyDomain();
  const domain = toyDomain({ answer: { ...answer, fromFiles: (_task: unknown, files: readonly File[]) => (files.length === 1 ? ok(Number(files[0]!.text)) : refuse('unchanged', 'nothing was changed')) } });

  it('reads the files and judges what they say', async () => {
    expect((await judgeFiles(domain, task, [textFile('sum', '3')], ctx())).verdict.status).toBe('pass');
    expect((await judgeFiles(domain, task, [textFile('sum', '4')], ctx())).verdict.status).toBe('fail');
  });

  it('counts files that hold no answer as unreadable', async () => {
    expect(await judgeFiles(domain, task, [], ctx())).toMatchObject({ verdict: { status: 'fail' }, unparsable: { code: 'unchanged' } });
  });
});
