import { contentSchema, recipeSchema, z } from '@codewalk/core';

/** Where a bug comes from: the history of its repository, or a mutation of a clean tree. */
export const kinds = ['mined', 'injected'] as const;
export type Kind = (typeof kinds)[number];

/** What all bugs of one repository have in common: everything that a task says of it. */
export const repositorySchema = z.strictObject({
  /** How the prompt calls it. */
  name: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/),
  about: z.string().min(1),
  recipe: recipeSchema,
  /** Globs of the source that a repair may edit. */
  editable: z.array(z.string().min(1)).min(1),
});
export type Repository = z.infer<typeof repositorySchema>;

/** Lines of a file that a patch replaces: 1-based, first and one past the last. */
const editedSchema = z.strictObject({ path: z.string(), from: z.number().int(), to: z.number().int() });

/** b = (c_b, g_b, t_b, F_b) with its fixing date and recipe (paper §3.1). Trees are ids in the object store of the process that parsed it. */
export const atomSchema = z.strictObject({
  id: z.string(),
  provenance: z.strictObject({ source: z.string(), licence: z.string(), note: z.string().optional() }),
  kind: z.enum(kinds),
  /** The folder it stands in: bugs of one folder alone are neighbours. */
  folder: z.string(),
  repository: repositorySchema,
  /** c_b, where the bug is present: for an injected bug the clean tree with its mutation. */
  tree: z.string(),
  /** For an injected bug the clean tree c0. */
  clean: z.string().optional(),
  gold: contentSchema,
  /** The inverse of `gold`, for an injected bug. */
  mutation: contentSchema.optional(),
  test: contentSchema.optional(),
  /** The files that the gold patch touches, by its headers. */
  files: z.array(z.string()).min(1),
  failToPass: z.array(z.string().min(1)).min(1),
  /** d(b); none for an injected bug. */
  fixedAt: z.string().optional(),
  /** The commits that the fix is made of: bugs that share one are no group. */
  commits: z.array(z.string()),
  /** What an injected bug edits in the clean tree. */
  edited: z.array(editedSchema),
});
export type Atom = z.infer<typeof atomSchema>;
