import { defineDomain } from '@codewalk/core';
import { filesOf, parseAnswer, renderAnswer } from './answer/index.js';
import { atomSchema } from './atom.js';
import { parseAtomFile } from './atom-file.js';
import { attempts } from './attempts/index.js';
import { compose } from './compose.js';
import { makeAtom, optionsSchema, poolSize, poolStrata, stratumOf, type Options } from './grid.js';
import { promptOf, shownFiles } from './prompt/prompt.js';
import { answerSchema, taskSchema } from './task.js';
import { ablate, unsolved, verify, verifyAtom } from './verify.js';

const presetOf = (summary: string, pool: Options['pool']): { summary: string; cells: { level: number; counts: Record<string, number> }[]; options: { pool: string } } => ({
  summary,
  cells: [{ level: 1, counts: Object.fromEntries(poolStrata({ pool }).map(({ name, wanted }) => [name, wanted])) }],
  options: { pool },
});

/** Edits of call graphs (CABRA §2, §3.1, §5.1, A.1, A.2, A.9): programs drawn as graphs, changed by transforming them. */
export default defineDomain({
  name: 'call-graph',
  version: '1.0.0',
  summary: 'Python programs drawn as call graphs: change every function that an edit is about, and no other',
  section: 'CABRA §2',
  needs: ['python'],
  uses: ['numpy'],
  levels: { min: 1, max: 8 },
  answerKind: 'artefact',
  schema: { options: optionsSchema, atom: atomSchema, task: taskSchema, answer: answerSchema },
  atoms: {
    parse: (files) => files.flatMap(parseAtomFile),
    synthesize: { size: poolSize, make: (options, _stream, index) => makeAtom(options, index) },
  },
  relation: {
    kind: 'symmetric',
    provides: (atom) => (atom.kind === 'merge' || atom.kind === 'rename' ? [] : [atom.code]),
    permits: (a, b) => !(a.kind === 'remove-dead-code' && b.kind === 'remove-dead-code'),
  },
  strata: {
    kind: stratumOf,
    of: (level, options) => (level === 1 && options.pool !== 'mixed' ? poolStrata(options).map(({ name, wanted }) => ({ name, share: wanted, patterns: [[name]] })) : [{ name: 'all', share: 1, patterns: [Array.from({ length: level }, () => null)] }]),
  },
  presets: {
    cabra: presetOf('the 6,840 tasks of the paper: 3 code types, 5 kinds, 4 axes, 6 sizes, 20 tasks each', 'cabra'),
    'cabra-merge': presetOf('merging two classes: by lines, by differences, by transforms, 50 tasks each', 'merge'),
    'cabra-controls': presetOf('editing without much to understand: comments to copy, variables to rename', 'controls'),
  },
  verifyAtom,
  compose: (walk, _options, ctx) => compose(walk, ctx),
  unsolved,
  verify,
  ablate: (task, _reference, index) => ablate(task, index),
  prompt: promptOf,
  answer: {
    render: (_task, { files }) => renderAnswer(files),
    parse: (task, text) => parseAnswer(shownFiles(task), text),
    fromFiles: (task, files) => filesOf(shownFiles(task), files),
  },
  attempts,
});
