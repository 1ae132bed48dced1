import { defineDomain } from '@codewalk/core';
import { parseAnswer, renderAnswer } from './answer.js';
import { atomSchema } from './atom.js';
import { parseAtomFile } from './atom-file.js';
import { attempts } from './attempts.js';
import { compose } from './compose.js';
import { fempd } from './import-fempd.js';
import { fempX } from './import-femp-x.js';
import { acceptKeys, provideKeys } from './links.js';
import { promptOf } from './prompt.js';
import { kindOf, optionsSchema, strataOf } from './strata.js';
import { answerSchema, taskSchema } from './task.js';
import { unsolved, verify } from './verify.js';
import { verifyAtom, verifyAtoms } from './verify-atom.js';

/** Clone equivalence (paper §3.4, A.3, B.4): pairs of Java methods chained side by side; are the two composites equivalent? */
export default defineDomain({
  name: 'clone',
  version: '1.0.0',
  summary: 'Pairs of Java methods chained on both sides: are the two programs equivalent?',
  section: '§3.4',
  needs: ['java'],
  levels: { min: 1, max: 16 },
  answerKind: 'label',
  schema: { options: optionsSchema, atom: atomSchema, task: taskSchema, answer: answerSchema },
  atoms: {
    folder: new URL('../../../atoms/clone/', import.meta.url),
    sources: { fempd, 'femp-x': fempX },
    parse: async (files) => (await Promise.all(files.map(parseAtomFile))).flat(),
  },
  relation: { kind: 'directed', provides: provideKeys, accepts: acceptKeys },
  strata: { kind: kindOf, of: strataOf },
  presets: {
    paper: {
      summary: 'the four cells of the paper: 86, 82, 84 and 166 tasks at levels 1, 2, 3 and 10',
      cells: [[1, 43], [2, 41], [3, 42], [10, 83]].map(([level, half]) => ({ level: level!, counts: { eq: half!, neq: half! } })),
    },
  },
  verifyAtom,
  verifyAtoms,
  compose: (walk, _options, ctx) => compose(walk, ctx),
  unsolved,
  verify,
  prompt: promptOf,
  answer: { render: (_task, answer) => renderAnswer(answer), parse: (_task, text) => parseAnswer(text) },
  attempts: (_task, reference) => attempts(reference),
  baseline: { independent: false },
});
