import { refuse, type Result, type Stream } from '@codewalk/core';
import { drawNames } from '../names.js';
import type { Answer } from '../task.js';
import type { RenameAtom } from './atom.js';
import { renamedFiles } from './program.js';
import type { RenameTask } from './task.js';

/** Operations of the program (paper A.9). */
export const OPERATIONS = 200;
/** Variables that a line looks back on. */
const REACH = 6;
/** How often `val` may be in a value. */
const MOST_WEIGHT = 20;
/** Of the new names, the share that another rename sets free, as far as there are any. */
const REUSED = 0.4;

/** Makes the task of an atom: a straight line of operations, and renames that hold all at once. */
export function composeRename(atom: RenameAtom, stream: Stream): Result<{ task: RenameTask; reference: Answer }> {
  if (atom.renames > OPERATIONS) return refuse('too-many-renames', `${atom.renames} renames, but the program has ${OPERATIONS} variables to rename`);
  const words = drawNames(OPERATIONS + 1 + atom.renames, stream.fork('names'));
  const names = words.slice(0, OPERATIONS + 1);
  const operations = drawOperations(stream.fork('operations'));
  const task: RenameTask = { kind: 'rename', names, operations, renames: drawRenames(names, words.slice(OPERATIONS + 1), atom.renames, stream.fork('renames')) };
  return { ok: true, value: { task, reference: { files: renamedFiles(task) } } };
}

/**
 * Each line takes the one before it and an earlier one or a number. How often `val` is in each is kept track of: it never
 * cancels out, and numbers stay small.
 */
function drawOperations(stream: Stream): RenameTask['operations'] {
  const weights = [1];
  return Array.from({ length: OPERATIONS }, (_, i) => {
    const signs = stream.shuffle([1, -1]);
    const back = Math.max(0, i - 1 - stream.int(REACH));
    const weigh = (sign: number): number => weights[i]! + sign * weights[back]!;
    const looksBack = i > 0 && stream.int(2) === 0;
    const sign = looksBack ? signs.find((s) => weigh(s) !== 0 && Math.abs(weigh(s)) <= MOST_WEIGHT) : undefined;
    weights.push(sign === undefined ? weights[i]! : weigh(sign));
    const operator = (sign ?? signs[0]!) === 1 ? '+' : '-';
    return { left: { line: i }, operator, right: sign === undefined ? { number: 1 + stream.int(9) } : { line: back } };
  });
}

/** Distinct variables to distinct names: fresh ones, or ones that are renamed away themselves; nothing keeps its name. */
function drawRenames(names: readonly string[], fresh: readonly string[], count: number, stream: Stream): RenameTask['renames'] {
  const from = stream.shuffle(names).slice(0, count);
  const reused = count > 1 ? Math.max(1, Math.round(count * REUSED)) : 0;
  // along a random cycle, so that nobody gets the name it has
  const to = from.map((_, i) => (i < reused ? from[(i + 1) % count]! : fresh[i]!));
  return stream.shuffle(from.map((name, i) => ({ from: name, to: to[i]! })));
}
