import { z } from 'zod';
import { atomSchema, LABELS, type Label } from './atom.js';

const stageSchema = z.strictObject({
  /** The atom as it is in the pool, who wrote it aside. */
  atom: atomSchema.omit({ provenance: true }),
  /** The place of the parameter that takes the previous stage's result; null for the first stage. */
  chained: z.number().int().nullable(),
});
export type Stage = z.infer<typeof stageSchema>;

const argumentSchema = z.strictObject({ name: z.string(), type: z.string(), stage: z.number().int(), parameter: z.number().int() });
/** One parameter of `outer`: the parameter of a stage that it feeds. */
export type Argument = z.infer<typeof argumentSchema>;

export const taskSchema = z.strictObject({
  /** The two composites as compilation units, each with a class of these names. */
  snippets: z.tuple([z.string(), z.string()]),
  result: z.string(),
  arguments: z.array(argumentSchema),
  stages: z.array(stageSchema).min(1),
  /** Whether -0.0 and 0.0 differ: as soon as they do for one atom. */
  strict: z.boolean(),
});
export type Task = z.infer<typeof taskSchema>;

export const answerSchema = z.enum(LABELS);

/** The classes of the two composites, and the method that chains the stages. */
export const SNIPPETS = ['SnippetA', 'SnippetB'] as const;
export const OUTER = 'outer';

/** Ref (paper §3.4): eq when every atom is eq. */
export const labelOf = (stages: readonly Pick<Stage, 'atom'>[]): Label => (stages.every(({ atom }) => atom.label === 'eq') ? 'eq' : 'neq');
