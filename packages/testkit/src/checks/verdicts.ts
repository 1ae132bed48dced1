import { isDeepStrictEqual } from 'node:util';
import { sameCases, Stream, type Attempt, type Attempts, type Judged } from '@codewalk/core';
import { count, eachTask, shorten, type Check, type Part } from '../finding.js';
import { failing, type Drawn, type Subject } from '../subject.js';

const attemptsOf = (subject: Subject, { composed, path }: Drawn): Attempts => subject.domain.attempts(composed.task, composed.reference, new Stream(`${path}/attempts`));

const said = ({ verdict, unparsable }: Judged): string => (unparsable ? `it cannot be read (${unparsable.code}: ${unparsable.detail})` : failing(verdict));

const TIMES = 3;

export const reference: Check = {
  says: 'the reference passes three times with the same cases',
  async run(subject) {
    const { checked, problems } = await eachTask(subject, async (task) => {
      const text = subject.rendered(task);
      const runs: Judged[] = [];
      for (let i = 0; i < TIMES; i++) runs.push(await subject.judge(task, text));
      const bad = runs.find(({ verdict }) => verdict.status !== 'pass');
      if (bad) return { checked: 1, problems: [`the reference fails: ${said(bad)}`] };
      const [first, ...rest] = runs.map(({ verdict }) => verdict.cases);
      const other = rest.find((cases) => !sameCases(first!, cases));
      if (!other) return { checked: 1, problems: [] };
      const names = (cases: typeof other): string => shorten(cases.map((c) => `${c.name} ${c.status}`).join(', '));
      return { checked: 1, problems: [`the reference passes with other cases each time: ${names(first!)}; then ${names(other)}`] };
    });
    return { checked, seen: `${count(checked, 'task')}, three times each`, problems };
  },
};

export const empty: Check = {
  says: 'the empty answer is refused',
  async run(subject) {
    const { checked, problems } = await eachTask(subject, async (task) => {
      const { verdict } = await subject.judge(task, '');
      return { checked: 1, problems: verdict.status === 'pass' ? ['the empty answer passes'] : [] };
    });
    return { checked, seen: count(checked, 'task'), problems };
  },
};

/** At least so many attempts of each kind, and so many different texts (DESIGN §4). */
const AT_LEAST = 3;

const refused = (kind: 'nearMisses' | 'hacks', noun: string): Check => ({
  says: `every ${noun} is refused, and there are at least three`,
  async run(subject) {
    const { checked, problems } = await eachTask(subject, (task) => judgeAttempts(subject, task, attemptsOf(subject, task)[kind], noun, 'fail'));
    return { checked, seen: count(checked, noun), problems };
  },
});

export const nearMisses = refused('nearMisses', 'near miss');
export const hacks = refused('hacks', 'hack');

export const benign: Check = {
  says: 'every benign attempt passes, and there are at least three',
  async run(subject) {
    let without = 0;
    const { checked, problems } = await eachTask(subject, async (task) => {
      const passes = (await subject.judge(task, subject.rendered(task))).verdict.status === 'pass';
      if (!passes) return (without++, { checked: 0, problems: [] }); // nothing can be said: the check of references has failed
      return judgeAttempts(subject, task, attemptsOf(subject, task).benign, 'benign attempt', 'pass');
    });
    return { checked, seen: without > 0 ? `nothing where the reference itself fails (${count(without, 'task')})` : count(checked, 'attempt'), problems };
  },
};

async function judgeAttempts(subject: Subject, task: Drawn, attempts: readonly Attempt[], noun: string, expected: 'pass' | 'fail'): Promise<Part> {
  const problems: string[] = [];
  const texts = new Set(attempts.map(({ text }) => text));
  if (texts.size < AT_LEAST) problems.push(`attempts gives ${count(texts.size, `different ${noun}`)}, and ${AT_LEAST} are the least`);
  const ctx = subject.context(task); // answers to one task share it, as in grading
  for (const { name, text } of attempts) {
    const judged = await subject.judge(task, text, ctx);
    if (judged.verdict.status === expected) continue;
    problems.push(expected === 'pass' ? `the benign attempt ${JSON.stringify(name)} is refused: ${said(judged)}` : `the ${noun} ${JSON.stringify(name)} passes: ${shorten(JSON.stringify(text))}`);
  }
  return { checked: attempts.length, problems };
}

const OTHERS_PER_TASK = 3;

export const otherReferences: Check = {
  says: "another task's reference is refused where the answers differ",
  async run(subject) {
    const { tasks, others } = await subject.sample();
    const all = [...tasks, ...others];
    const { checked, problems } = await eachTask(subject, async (task) => {
      const found: string[] = [];
      const foreign = all.filter((other) => differs(subject, task, other)).slice(0, OTHERS_PER_TASK);
      const ctx = subject.context(task);
      for (const other of foreign) {
        const { verdict } = await subject.judge(task, subject.rendered(other), ctx);
        if (verdict.status === 'pass') found.push(`the reference of ${other.where} passes too: ${shorten(JSON.stringify(subject.rendered(other)))}`);
      }
      return { checked: foreign.length, problems: found };
    });
    const constant = tasks.length > 0 && checked === 0;
    return {
      checked: constant ? 1 : checked,
      seen: `${count(checked, 'pair')} of tasks`,
      problems: constant ? [`all ${all.length} composed tasks have the same answer, so a constant one would score`] : problems,
    };
  },
};

/** Whether the other task's reference must fail here: another answer, to a task whose atoms are not all of this one's and more. */
function differs(subject: Subject, task: Drawn, other: Drawn): boolean {
  if (other.composed.id === task.composed.id || isDeepStrictEqual(other.composed.reference, task.composed.reference)) return false;
  if (subject.rendered(other) === subject.rendered(task)) return false;
  const theirs = new Set(other.walk.map((atom) => atom.id));
  return !task.walk.every((atom) => theirs.has(atom.id));
}
