import { z } from '@codewalk/core';

/** What makes equal lines look different (paper §5.1), each switched alone. */
export const transforms = ['rename', 'shuffle', 'multi-line', 'distribute', 'swap-order'] as const;
export type Transform = (typeof transforms)[number];

/** Two classes of `lines` lines each that differ in `differences` of them. */
export const mergeAtomSchema = z.strictObject({
  id: z.string(),
  provenance: z.strictObject({ source: z.string(), licence: z.string(), note: z.string().optional() }),
  stream: z.string().min(1),
  kind: z.literal('merge'),
  lines: z.number().int().min(3).max(1000),
  differences: z.number().int().min(1).max(100),
  transforms: z.array(z.enum(transforms)),
});
export type MergeAtom = z.infer<typeof mergeAtomSchema>;
