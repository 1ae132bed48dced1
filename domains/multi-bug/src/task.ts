import { fileSchema, z } from '@codewalk/core';
import { kinds, repositorySchema } from './atom.js';

/** How a patch went into the composed tree: every hunk at its place, by three-way merge, by the names of tests; none where there is no patch. */
export const manners = ['strict', 'three-way', 'by-name', 'none'] as const;
export type Manner = (typeof manners)[number];

/** One bug of a composed task: what must pass, and how its patches applied. */
export const bugSchema = z.strictObject({
  kind: z.enum(kinds),
  failToPass: z.array(z.string()).min(1),
  applied: z.strictObject({ test: z.enum(manners), gold: z.enum(manners) }),
});

/** x_G with all that grading needs. Diffs are against x_G, as answers are. */
export const taskSchema = z.strictObject({
  repository: repositorySchema,
  /** x_G, what a solver gets. */
  files: z.array(fileSchema),
  bugs: z.array(bugSchema).min(1),
  /** Eq. 1 asks of every test of F_i that it fails; the paper's own, of some. */
  unsolved: z.enum(['every', 'some']),
  /** All gold patches. */
  reference: z.string(),
  /** All gold patches but the i-th, empty where nothing is left; or why there is no such tree. */
  without: z.array(z.union([z.string(), z.strictObject({ inseparable: z.string() })])),
});
export type Task = z.infer<typeof taskSchema>;

/** δ: a git diff against x_G, CRs at line ends left out. */
export const answerSchema = z.string();

/** 𝓕, sorted: which bug a test is of cannot be seen. */
export const testsOf = (task: Task): string[] => [...new Set(task.bugs.flatMap((bug) => bug.failToPass))].sort();
