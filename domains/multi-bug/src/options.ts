import { z } from '@codewalk/core';

export const optionsSchema = z.strictObject({
  /** Bugs of which kind a cell holds; `each` makes half of either. */
  kinds: z.enum(['any', 'mined', 'injected', 'each']).default('any'),
  /** Eq. 1: every test of each F_i fails in x_G, or, as the paper has it, some. */
  unsolved: z.enum(['every', 'some']).default('every'),
});
export type Options = z.infer<typeof optionsSchema>;
