import { z } from '@codewalk/core';

/** Variables of a straight-line program to be renamed at once (paper A.9). */
export const renameAtomSchema = z.strictObject({
  id: z.string(),
  provenance: z.strictObject({ source: z.string(), licence: z.string(), note: z.string().optional() }),
  stream: z.string().min(1),
  kind: z.literal('rename'),
  /** How many variables get another name. */
  renames: z.number().int().min(1).max(200),
});
export type RenameAtom = z.infer<typeof renameAtomSchema>;
