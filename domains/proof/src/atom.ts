import { z } from '@codewalk/core';

export const parameterSchema = z.strictObject({
  name: z.string(),
  type: z.string(),
  /** What stands for it in the step predicate: `Seq<…>` for vectors and slices, else its own type. */
  view: z.string(),
});
export type Parameter = z.infer<typeof parameterSchema>;

/** A clause of a contract. */
export const clauseSchema = z.strictObject({
  text: z.string(),
  /** The parameters it speaks of. */
  names: z.array(z.string()),
});

/** A function that the atom brings along, its own included. */
export const itemSchema = z.strictObject({
  name: z.string(),
  mode: z.enum(['exec', 'spec', 'proof']),
  /** With the annotations that prove it. */
  text: z.string(),
  /** Without them. */
  bare: z.string(),
});
export type Item = z.infer<typeof itemSchema>;

/** One function of a verified program with all that it needs (paper §3.2: `a = (f, S_a)`). */
export const atomSchema = z.strictObject({
  id: z.string(),
  provenance: z.strictObject({ source: z.string(), licence: z.string(), note: z.string().optional() }),
  /** The program it comes from; neighbours in a chain come from different ones. */
  program: z.string(),
  entry: z.string(),
  parameters: z.array(parameterSchema).min(1),
  result: parameterSchema,
  requires: z.array(clauseSchema),
  /** S_a, a conjunction over parameters and result as they stand in the step predicate. */
  step: z.array(z.string()).min(1),
  /** `use` paths beside the prelude. */
  imports: z.array(z.string()),
  items: z.array(itemSchema).min(1),
});
export type Atom = z.infer<typeof atomSchema>;
