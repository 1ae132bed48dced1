import type { Attempt, Attempts, Stream } from '@codewalk/core';
import { renderAnswer } from '../answer/index.js';
import { shownFiles } from '../prompt/prompt.js';
import { PATH, type Answer, type Task } from '../task.js';
import { subjectOf, type Change } from './change.js';
import { benign, reordered } from './edit-benign.js';
import { hacks, nearMisses } from './edit-hacks.js';
import { mergeTries, type Tries } from './merge-attempts.js';
import { renameTries } from './rename-attempts.js';
import { asDiff, badTexts, goodTexts } from './texts.js';

/** Answers that must fail, must fail and must pass (DESIGN §4), made from the program as it was and as it has to be. */
export function attempts(task: Task, reference: Answer, stream: Stream): Attempts {
  const start = shownFiles(task)[PATH]!;
  const truth = reference.files[PATH]!;
  const tries = triesOf(task, start, truth, stream);
  const told = (list: Tries['hacks']): Attempt[] => list.flatMap(([name, program]) => (program === null ? [] : [{ name, text: render(program) }]));
  return {
    nearMisses: told(tries.nearMisses),
    hacks: [...told(tries.hacks), ...badTexts(start, truth)],
    benign: [...told(tries.benign), ...goodTexts(start, truth), { name: 'a diff', text: asDiff(start, truth) }],
  };
}

const render = (program: string): string => renderAnswer({ [PATH]: program });

function triesOf(task: Task, start: string, truth: string, stream: Stream): Tries {
  if (task.kind === 'merge') return mergeTries(task, start, truth, stream);
  if (task.kind === 'rename') return renameTries(task, start, truth, stream);
  const all = (changes: readonly Change[]): Tries['hacks'] => changes.map(({ name, write }) => [name, write(subjectOf(start, truth, stream.fork(name)))]);
  return { nearMisses: all(nearMisses), hacks: all(hacks), benign: all([...benign, reordered]) };
}
