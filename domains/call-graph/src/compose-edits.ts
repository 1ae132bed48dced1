import { refuse, Stream, type Context, type Result } from '@codewalk/core';
import type { EditAtom } from './atom.js';
import { drawInstructions } from './instructions.js';
import { drawNames } from './names.js';
import { writeExpression } from './operations.js';
import { truthFiles } from './program.js';
import { NUMPY_MISSING } from './numpy.js';
import { rowOf, type FunctionModel } from './functions.js';
import type { Answer, Edit, EditsTask } from './task.js';
import { drawUnit } from './unit.js';
import { valuesOf } from './values.js';
import { drawWords } from './words.js';

/**
 * Cmp and Ref for edits (paper §2.1): the graphs of all atoms in one program, under fresh names and in a fresh order, without
 * calls between atoms. Refused: two atoms that remove dead code (`two-removals`), arrays where numpy is missing.
 */
export function composeEdits(walk: readonly EditAtom[], ctx: Context): Result<{ task: EditsTask; reference: Answer }> {
  if (walk.filter(({ kind }) => kind === 'remove-dead-code').length > 1) return refuse('two-removals', 'one program has one edit that removes dead code at most');
  const { code } = walk[0]!;
  if (code === 'array' && !ctx.runtimes.has('numpy')) return refuse(NUMPY_MISSING.code, NUMPY_MISSING.detail);
  const task = assembleEdits(walk, (name) => ctx.stream(name));
  return { ok: true, value: { task, reference: { files: truthFiles(task) } } };
}

/** The program of a walk; names and order are drawn from streams of that name. */
export function assembleEdits(walk: readonly EditAtom[], stream: (name: string) => Stream): EditsTask {
  const units = walk.map(drawUnit);
  const names = drawNames(units.reduce((sum, { functions }) => sum + functions.length, 0), stream('names'));
  const functions: FunctionModel[] = [];
  const edits: Edit[] = [];
  let first = 0;
  units.forEach(({ atom, functions: own, hub }, at) => {
    const offset = first;
    const name = (v: number): string => names[offset + v]!;
    for (const [v, fn] of own.entries()) {
      functions.push({
        name: name(v),
        atom: at,
        side: fn.side,
        calls: fn.calls.map(name),
        result: writeExpression(fn.result, (callee) => `${name(callee)}_val`),
        ...(fn.guard ? { guard: fn.guard } : {}),
        ...(fn.neverCalls ? { neverCalls: fn.neverCalls.map(name) } : {}),
      });
    }
    edits.push(editOf(atom, hub === null ? null : name(hub), walk.slice(0, at).filter(({ kind }) => kind === atom.kind).length));
    first += own.length;
  });
  const order = stream('order');
  const guarded = walk.some(({ axis }) => axis === 'runtime-resolution');
  return {
    kind: 'edits',
    code: walk[0]!.code,
    functions: order.shuffle(functions).map(rowOf),
    ...(guarded ? { checkAt: order.int(functions.length + 1) } : {}),
    edits,
  };
}

function editOf(atom: EditAtom, hub: string | null, occurrence: number): Edit {
  const values = valuesOf(atom, occurrence);
  const stream = new Stream(atom.stream);
  return {
    kind: atom.kind,
    hub,
    values,
    instructions: atom.axis === 'instruction-following' ? drawInstructions(atom.size, values, stream.fork('instructions')) : [],
    ...(atom.axis === 'comment-copying' ? { comment: drawWords(atom.size, stream.fork('words')) } : {}),
  };
}
