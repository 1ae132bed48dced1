import { defineDomain, z } from '@codewalk/core';
import { answerFromFiles, parseAnswer, render } from './answer.js';
import { atomSchema } from './atom.js';
import { parseAtomFile } from './atom-file.js';
import { attempts } from './attempts.js';
import { compose } from './compose.js';
import { verusBench } from './import-verus-bench.js';
import { promptOf } from './prompt.js';
import { answerSchema, taskSchema } from './task.js';
import { acceptors, isScalar } from './types.js';
import { ablate, unsolved, verify, verifyAtom, verifyEdge } from './verify.js';

/** From this level on chains walk only edges whose pair verifies, as paper B.2 does for N = 10. */
const VERIFIED_EDGES_FROM = 4;

/** Proof completion (paper §3.2, A.4, B.2): verified functions chained under a driver; the answer restores what proves them. */
export default defineDomain({
  name: 'proof',
  version: '1.0.0',
  summary: 'verified Rust functions chained under a driver: restore what proves that the whole keeps its promises',
  section: '§3.2',
  needs: ['solver'],
  levels: { min: 1, max: 12 },
  answerKind: 'artefact',
  schema: { options: z.strictObject({}), atom: atomSchema, task: taskSchema, answer: answerSchema },
  atoms: {
    folder: new URL('../../../atoms/proof/', import.meta.url),
    sources: { 'verus-bench': verusBench },
    parse: (files) => files.flatMap(parseAtomFile),
  },
  relation: {
    kind: 'directed',
    provides: ({ result }) => [...acceptors(result.type).keys()],
    accepts: ({ parameters }) => [...new Set(parameters.filter((p) => parameters.every((other) => other === p || isScalar(other.type))).map((p) => p.type))],
    permits: (a, b) => a.program !== b.program,
    verifyEdge: { fromLevel: VERIFIED_EDGES_FROM, verify: verifyEdge },
  },
  verifyAtom,
  compose: (walk) => compose(walk),
  unsolved: (task, _index, ctx) => unsolved(task, ctx),
  ablate,
  verify,
  prompt: promptOf,
  answer: { render: (_task, answer) => render(answer), parse: (_task, text) => parseAnswer(text), fromFiles: (_task, files) => answerFromFiles(files) },
  attempts: (task, reference, stream) => attempts(task, reference, stream),
  baseline: { independent: true },
});
