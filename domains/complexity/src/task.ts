import { z } from 'zod';
import { atomSchema } from './atom.js';
import { LABELS } from './growth.js';

/** One stage of a composed program: an atom under the names it has there. */
export const stageSchema = z.strictObject({
  atom: atomSchema.omit({ provenance: true, title: true, field: true }),
  /** The entry's name in the program. */
  name: z.string(),
  /** 1-based inclusive lines of the program that are this stage's. */
  lines: z.tuple([z.number().int(), z.number().int()]),
  /** The parameter that takes the previous stage's result; null for the first stage. */
  chained: z.string().nullable(),
});
export type Stage = z.infer<typeof stageSchema>;

/** One driver argument: the parameter of a stage that it feeds. */
export const argumentSchema = z.strictObject({ name: z.string(), stage: z.number().int(), parameter: z.string() });
export type Argument = z.infer<typeof argumentSchema>;

export const taskSchema = z.strictObject({
  program: z.string(),
  driver: z.string(),
  arguments: z.array(argumentSchema),
  stages: z.array(stageSchema).min(1),
});
export type Task = z.infer<typeof taskSchema>;

export const answerSchema = z.enum(LABELS);
