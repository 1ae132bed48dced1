import { z } from '@codewalk/core';

const name = z.string().regex(/^[a-z]{1,3}$/);

/** Where a value comes from: an earlier variable by its line, `val` being line 0, or a whole number. */
export const operandSchema = z.union([z.strictObject({ line: z.number().int().min(0) }), z.strictObject({ number: z.number().int() })]);

export const renameTaskSchema = z.strictObject({
  kind: z.literal('rename'),
  /** The variables in the order of their lines; the first one takes `val`. */
  names: z.array(name).min(2),
  /** One operation for each variable but the first. */
  operations: z.array(z.strictObject({ left: operandSchema, operator: z.enum(['+', '-']), right: operandSchema })).min(1),
  /** All at once: `from` is a name before any of them. Listed as the statement lists them. */
  renames: z.array(z.strictObject({ from: name, to: name })).min(1),
});
export type RenameTask = z.infer<typeof renameTaskSchema>;
