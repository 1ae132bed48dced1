import { z } from '@codewalk/core';
import { transforms } from './atom.js';

/** A factor of a product: parameter `p`, or the variable of line `v`, both from 0. */
export const factorSchema = z.union([z.strictObject({ p: z.number().int().min(0) }), z.strictObject({ v: z.number().int().min(0) })]);
export type Factor = z.infer<typeof factorSchema>;

/** `coefficient · factor · factor`: of two factors, one is a parameter (paper §5.1). */
export const termSchema = z.strictObject({ coefficient: z.number().int(), factors: z.array(factorSchema).min(1).max(2) });
export type Term = z.infer<typeof termSchema>;

/** A line: the sum of its terms is the value of its variable. */
export const lineSchema = z.array(termSchema).min(1);
export type Line = z.infer<typeof lineSchema>;

/** A line that is another one in CalculateB. */
export const divergenceSchema = z.strictObject({ line: z.number().int().min(0), kind: z.enum(['sign', 'coefficient', 'variable', 'term']), becomes: lineSchema });
export type Divergence = z.infer<typeof divergenceSchema>;

/** How one class writes its lines. */
export const classTextSchema = z.strictObject({
  parameters: z.array(z.string()),
  /** Its statements in order, the `return` last, as Python. */
  statements: z.array(z.string()).min(2),
});
export type ClassText = z.infer<typeof classTextSchema>;

export const mergeTaskSchema = z.strictObject({
  kind: z.literal('merge'),
  transforms: z.array(z.enum(transforms)),
  parameters: z.number().int().min(1),
  /** The lines of CalculateA, each over earlier ones; the result is the sum of `returns`. */
  lines: z.array(lineSchema).min(1),
  returns: z.array(z.number().int().min(0)).min(1),
  divergences: z.array(divergenceSchema).min(1),
  a: classTextSchema,
  b: classTextSchema,
  /** Operators of the lines as the classes write them, whichever writes more, and of the result: what the merged program may hold. */
  operations: z.number().int().min(1),
  /** Per class, operators of its divergent lines as it writes them: what its methods may hold. */
  divergentOperations: z.strictObject({ a: z.number().int().min(0), b: z.number().int().min(0) }),
});
export type MergeTask = z.infer<typeof mergeTaskSchema>;
