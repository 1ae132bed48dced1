import { z } from '@codewalk/core';
import { axes, codes, editKinds } from './kinds.js';
import { mergeAtomSchema } from './merge/atom.js';
import { renameAtomSchema } from './rename/atom.js';

/** What every atom of the domain has. `stream` names the chance that its graphs and expressions are drawn from. */
export const atomBase = {
  id: z.string(),
  provenance: z.strictObject({ source: z.string(), licence: z.string(), note: z.string().optional() }),
  stream: z.string().min(1),
};

/** One edit with its own C_init and C_edit (paper §2): `size` is the n that the axis scales. */
export const editAtomSchema = z.strictObject({
  ...atomBase,
  kind: z.enum(editKinds),
  code: z.enum(codes),
  axis: z.enum(axes),
  size: z.number().int().min(1).max(1000),
});
export type EditAtom = z.infer<typeof editAtomSchema>;

export const atomSchema = z.discriminatedUnion('kind', [editAtomSchema, mergeAtomSchema, renameAtomSchema]);
export type Atom = z.infer<typeof atomSchema>;
