import { defineDomain, z } from '@codewalk/core';
import { atomSchema } from './atom.js';
import { parseAtomFile } from './atom-file.js';
import { parseAnswer } from './answer.js';
import { attempts } from './attempts.js';
import { compose } from './compose.js';
import { codecomplex } from './import-codecomplex.js';
import { promptOf } from './prompt.js';
import { answerSchema, taskSchema } from './task.js';
import { acceptKey, provideKeys } from './types.js';
import { unsolved, verify, verifyAtom } from './verify.js';

/** Code complexity analysis (paper §3.3, A.2, B.3): functions chained under a driver; the answer is the program's class. */
export default defineDomain({
  name: 'complexity',
  version: '1.0.0',
  summary: 'Python functions chained under a driver: what is the worst-case class of the whole?',
  section: '§3.3',
  needs: ['python'],
  levels: { min: 1, max: 16 },
  answerKind: 'label',
  schema: { options: z.strictObject({}), atom: atomSchema, task: taskSchema, answer: answerSchema },
  atoms: {
    folder: new URL('../../../atoms/complexity/', import.meta.url),
    sources: { codecomplex },
    parse: async (files) => (await Promise.all(files.map(parseAtomFile))).flat(),
  },
  relation: {
    kind: 'directed',
    provides: ({ returns }) => provideKeys(returns.type, returns.gives),
    accepts: ({ parameters }) => parameters.map((p) => acceptKey(p.type, p.requires)),
  },
  verifyAtom,
  compose: (walk, _options, ctx) => compose(walk, ctx),
  unsolved: (task) => unsolved(task),
  verify,
  prompt: promptOf,
  answer: { render: (_task, answer) => answer, parse: (_task, text) => parseAnswer(text) },
  attempts: (_task, reference, stream) => attempts(reference, stream),
});
