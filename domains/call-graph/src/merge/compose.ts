import { refuse, type Result, type Stream } from '@codewalk/core';
import { drawNames } from '../names.js';
import type { Answer } from '../task.js';
import type { MergeAtom } from './atom.js';
import { allReach, diverge, divergenceKinds, drawLines, evaluate, linesOf, PARAMETERS, type Model } from './model.js';
import { mergedFiles } from './program.js';
import type { Divergence, MergeTask } from './task.js';
import { writeClass } from './writing.js';

/** Draws after which an atom is given up. */
const TRIES = 200;

/** Makes the task of an atom and its C_true. Refused where its sizes leave no room (`too-small`). */
export function composeMerge(atom: MergeAtom, stream: Stream): Result<{ task: MergeTask; reference: Answer }> {
  if (atom.differences > atom.lines) return refuse('too-small', `${atom.lines} lines cannot differ in ${atom.differences}`);
  for (let i = 0; i < TRIES; i++) {
    const task = draw(atom, stream.fork(`try/${i}`));
    if (task) return { ok: true, value: { task, reference: { files: mergedFiles(task) } } };
  }
  return refuse('too-small', `no draw of ${TRIES} gave classes of ${atom.lines} lines that differ in ${atom.differences} and take all of its transforms`);
}

function draw(atom: MergeAtom, stream: Stream): MergeTask | null {
  const base = drawLines(atom.lines, stream.fork('lines'));
  const divergences = drawDivergences(base, atom.differences, stream.fork('differences'));
  if (!divergences) return null;
  const model: Model = { ...base, divergences };
  const count = PARAMETERS + 2 * atom.lines;
  const namesA = drawNames(count, stream.fork('names/a'));
  const namesB = atom.transforms.includes('rename') ? drawNames(count, stream.fork('names/b')) : namesA;
  const a = writeClass(model, linesOf(model, 'a'), namesA, atom.transforms, stream.fork('a'));
  const b = writeClass(model, linesOf(model, 'b'), namesB, atom.transforms, stream.fork('b'));
  if (!a || !b) return null;
  const sum = (operations: readonly number[]): number => operations.reduce((x, y) => x + y, 0);
  const divergent = (operations: readonly number[]): number => sum(divergences.map(({ line }) => operations[line]!));
  // a sign or a summand that a child gives may take one operator more where it is used
  const operations = sum(a.operations.map((n, i) => Math.max(n, b.operations[i]!))) + 2 * divergences.length;
  // both programs side by side must never fit into what one may hold
  if (operations >= plainOperations(model, 'a') + plainOperations(model, 'b')) return null;
  return {
    kind: 'merge', transforms: [...atom.transforms], ...base, divergences, a: a.text, b: b.text, operations,
    divergentOperations: { a: divergent(a.operations), b: divergent(b.operations) },
  };
}

/** The fewest operators that a class can be written with line by line. */
function plainOperations(model: Model, which: 'a' | 'b'): number {
  const lines = linesOf(model, which).flatMap((line) => [line.length - 1, ...line.map(({ coefficient, factors }) => factors.length - (Math.abs(coefficient) === 1 ? 1 : 0))]);
  return lines.reduce((x, y) => x + y, 0) + model.returns.length - 1;
}

/** Differences in as many lines; every line reaches the result in both classes, and none of them is without effect. */
function drawDivergences(base: Pick<Model, 'parameters' | 'lines' | 'returns'>, count: number, stream: Stream): Divergence[] | null {
  const divergences: Divergence[] = [];
  for (const line of stream.shuffle(base.lines.map((_, i) => i)).slice(0, count)) {
    const found = diverge(base, line, stream.pick(divergenceKinds), stream);
    if (!found) return null;
    divergences.push(found);
  }
  const model: Model = { ...base, divergences };
  const inputs = drawInputs(stream.fork('inputs'));
  return allReach(linesOf(model, 'b'), base.returns) && hidden(model, inputs) === null ? divergences : null;
}

/** Tests of each class (paper §3.1). */
export const TESTS = 50;

/** Whole numbers in [−9, 9]. */
export const drawInputs = (stream: Stream): number[][] => Array.from({ length: TESTS }, () => Array.from({ length: PARAMETERS }, () => stream.int(19) - 9));

/** The first difference that no test shows, whether it is made alone or is the only one that is not made; null where all show. */
export function hidden(model: Model, inputs: readonly (readonly number[])[]): number | null {
  const same = (one: (i: number) => boolean, other: (i: number) => boolean): boolean => {
    const [x, y] = [linesOf(model, one), linesOf(model, other)];
    return inputs.every((input) => evaluate(x, model.returns, input) === evaluate(y, model.returns, input));
  };
  const found = model.divergences.findIndex((_, i) => same(() => false, (j) => j === i) || same(() => true, (j) => j !== i));
  return found < 0 ? null : found;
}
