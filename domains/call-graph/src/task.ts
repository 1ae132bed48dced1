import { safePath, z } from '@codewalk/core';
import { codes, editKinds } from './kinds.js';
import { mergeTaskSchema } from './merge/task.js';
import { renameTaskSchema } from './rename/task.js';

/** A Collatz-like condition: the five arguments of `check`, and the arm that it chooses. */
const guardRow = z.tuple([z.number().int(), z.number().int(), z.number().int(), z.number().int(), z.number().int(), z.enum(['then', 'else'])]);

/** What is not the same of all functions: left out where it is atom 0, V_init, no guard. */
const functionMore = z.strictObject({
  /** The atom that it belongs to, by its place in the walk. */
  atom: z.number().int().min(1).optional(),
  /** It is of V_edit. */
  edited: z.literal(true).optional(),
  guard: guardRow.optional(),
  /** What the arm that never runs calls beside these. */
  neverCalls: z.array(z.string()).optional(),
});

/**
 * A function of the program before any edit, as short as can be, since a bank holds hundreds of thousands: its name; what it
 * calls, in order, the result of `f` being the local `f_val`; its own result as Python over `val` and those locals, without
 * the markers of an edit; and more, `edit` alone where that is all there is to say. `main` and `check` are not among them. `functionsOf` reads these rows.
 */
const row = [z.string(), z.array(z.string()), z.string()] as const;
export const functionRowSchema = z.union([z.tuple([...row]), z.tuple([...row, z.union([z.literal('edit'), functionMore])])]);
export type FunctionRow = z.infer<typeof functionRowSchema>;

/** A sentence to be obeyed in each function that holds the value (paper A.2). */
export const instructionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['add', 'subtract', 'multiply', 'divide']), value: z.string(), target: z.string(), number: z.number() }),
  z.strictObject({ kind: z.enum(['prefix', 'suffix']), value: z.string(), target: z.string(), text: z.string() }),
  z.strictObject({ kind: z.enum(['surround', 'replace']), value: z.string(), target: z.string(), text: z.string(), other: z.string() }),
  z.strictObject({ kind: z.literal('assert-unequal'), value: z.string(), bound: z.union([z.number(), z.string()]) }),
  z.strictObject({ kind: z.enum(['assert-below', 'assert-above']), value: z.string(), bound: z.number() }),
  z.strictObject({ kind: z.enum(['print-before', 'print-after']), value: z.string(), text: z.string() }),
  z.strictObject({ kind: z.literal('comment'), value: z.string(), text: z.string() }),
]);
export type Instruction = z.infer<typeof instructionSchema>;

/** One edit of the program. */
export const editSchema = z.strictObject({
  kind: z.enum(editKinds),
  /** The root of C_edit, or its one sink where edges are reversed; null for dead code. */
  hub: z.string().nullable(),
  /** Named values that the edit carries: parameters, returned keys, cached results, shared multipliers. */
  values: z.array(z.strictObject({ name: z.string(), type: z.enum(['float', 'str']), library: z.string() })),
  instructions: z.array(instructionSchema),
  /** Words to be copied as a comment into each edited function. */
  comment: z.string().optional(),
});
export type Edit = z.infer<typeof editSchema>;

/** A program with N edits to make in it. Both x_G and C_true are rendered from it; nothing is kept twice. */
export const editsTaskSchema = z.strictObject({
  kind: z.literal('edits'),
  code: z.enum(codes),
  /** In file order. */
  functions: z.array(functionRowSchema).min(1),
  /** How many of the functions stand before `check` in the file; absent without guards. */
  checkAt: z.number().int().optional(),
  edits: z.array(editSchema).min(1),
});
export type EditsTask = z.infer<typeof editsTaskSchema>;

export const taskSchema = z.discriminatedUnion('kind', [editsTaskSchema, mergeTaskSchema, renameTaskSchema]);
export type Task = z.infer<typeof taskSchema>;

/** The whole program as the solver leaves it, by path. */
export const answerSchema = z.strictObject({ files: z.record(safePath, z.string()) });
export type Answer = z.infer<typeof answerSchema>;
export type Files = Answer['files'];

/** The one file of every task. */
export const PATH = 'solution.py';
