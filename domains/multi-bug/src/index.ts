import { defineDomain } from '@codewalk/core';
import { ablate, unsolved, verifyAtom } from './admission.js';
import { answerFromFiles, parseAnswer, renderAnswer } from './answer.js';
import { atomSchema } from './atom.js';
import { attempts } from './attempts.js';
import { compose } from './compose.js';
import { parseFiles } from './native-files.js';
import { sweBench } from './import-swe-bench.js';
import { inject } from './inject/source.js';
import { mine } from './mine/source.js';
import { optionsSchema } from './options.js';
import { promptOf } from './prompt.js';
import { relation, strataOf } from './relation.js';
import { answerSchema, taskSchema } from './task.js';
import { regressions, verify } from './verify.js';

/** Co-located multi-bug repair (paper §3.1, A.1, B.1): N bugs of one repository in one tree, repaired at once; the answer is a diff. */
export default defineDomain({
  name: 'multi-bug',
  version: '1.0.0',
  summary: 'A repository with N independent bugs that touch the same files: repair it so that the failing tests pass',
  section: '§3.1',
  needs: ['git'],
  uses: ['python', 'pytest', 'node-test'],
  levels: { min: 1, max: 16 },
  answerKind: 'artefact',
  schema: { options: optionsSchema, atom: atomSchema, task: taskSchema, answer: answerSchema },
  atoms: {
    folder: new URL('../../../atoms/multi-bug/', import.meta.url),
    parse: parseFiles,
    sources: { mine, inject, 'swe-bench': sweBench },
  },
  relation,
  strata: { kind: ({ kind }) => kind, of: strataOf },
  verifyAtom,
  compose,
  unsolved,
  ablate: (task, _reference, index, ctx) => ablate(task, index, ctx),
  verify,
  regressions,
  prompt: promptOf,
  answer: { render: (_task, answer) => renderAnswer(answer), parse: (_task, text) => parseAnswer(text), fromFiles: answerFromFiles },
  attempts: (task, reference) => attempts(task, reference),
  beyondPaper: ['partly-solved', 'free-rider', 'not-separable'],
  baseline: { independent: true },
});
