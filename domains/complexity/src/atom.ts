import { z } from 'zod';
import { LABELS } from './growth.js';
import { traits, types } from './types.js';

const parameterSchema = z.strictObject({ name: z.string(), type: z.enum(types), requires: z.array(z.enum(traits)) });
export type Parameter = z.infer<typeof parameterSchema>;

/** c = (s, f, τ_in, τ_out, ℓ) with its growth declared (paper §3.3). Expressions are over parameter sizes: docs/complexity.md. */
export const atomSchema = z.strictObject({
  id: z.string(),
  provenance: z.strictObject({ source: z.string(), licence: z.string(), note: z.string().optional() }),
  title: z.string(),
  field: z.string(),
  entry: z.string(),
  label: z.enum(LABELS),
  cost: z.string(),
  size: z.string(),
  bound: z.string().optional(),
  parameters: z.array(parameterSchema).min(1),
  returns: z.strictObject({ type: z.enum(types), gives: z.array(z.enum(traits)) }),
  /** What travels: the entry with its helpers, constants and imports. */
  code: z.string(),
  /** The input variants; never shown. */
  inputs: z.string(),
});
export type Atom = z.infer<typeof atomSchema>;
