import { z } from '@codewalk/core';

/** One atom as it stands in a program: all its functions have names with this prefix. */
export const componentSchema = z.strictObject({
  prefix: z.string(),
  entry: z.string(),
  /** Its step predicate. */
  step: z.string(),
});

export const taskSchema = z.strictObject({
  /** The program to be completed, whole. */
  program: z.string(),
  components: z.array(componentSchema).min(1),
});
export type Task = z.infer<typeof taskSchema>;

/** The completed program, whole. */
export const answerSchema = z.strictObject({ program: z.string() });
export type Answer = z.infer<typeof answerSchema>;

export const DRIVER = 'chain_driver';
