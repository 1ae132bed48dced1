import { z } from 'zod';
import type { Domain } from './domain.js';
import type { Problem } from './errors.js';

/** A seed as it enters stream names: 0 and "0" are the same seed. */
export const seedSchema = z
  .union([z.number().int().min(Number.MIN_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER), z.string().regex(/^[A-Za-z0-9._-]{1,64}$/, 'must be an integer or 1 to 64 letters, digits, dots, dashes or underscores')])
  .transform((seed) => String(seed));

const levelSchema = z.number().int().min(1);
const countSchema = z.number().int().min(1);

export const domainConfigSchema = z.strictObject({
  /** A built-in name, an npm package, a path, or a domain itself. */
  domain: z.union([z.string().min(1), z.custom<Domain>((v) => typeof v === 'object' && v !== null && 'compose' in v, 'must be a domain name, package, path or a domain object')]),
  levels: z.array(levelSchema).min(1).optional(),
  count: countSchema.optional(),
  preset: z.string().min(1).optional(),
  /** A folder of native atom files in place of the bundled pool. */
  atoms: z.string().min(1).optional(),
  maxTried: countSchema.optional(),
  options: z.record(z.string(), z.unknown()).optional(),
});

/** What `codewalk.config.ts` exports. Cells stand in the order of `domains`, then by level. */
export const configSchema = z.strictObject({
  seed: seedSchema.optional(),
  domains: z.array(domainConfigSchema).min(1),
});

export type Config = z.input<typeof configSchema>;
export type DomainConfig = z.output<typeof domainConfigSchema>;

/** Types a config file; gives back its argument. */
export const defineConfig = (config: Config): Config => config;

/** Zod's issues as problems placed by JSON path, `prefix` before each. */
export function zodProblems(error: z.ZodError, code: string, prefix: string): Problem[] {
  return error.issues.map((issue) => ({
    code,
    message: issue.code === 'unrecognized_keys' ? `unknown field ${issue.keys.map((k) => JSON.stringify(k)).join(', ')}` : issue.message,
    at: issue.path.length === 0 ? prefix : `${prefix} ${z.core.toDotPath(issue.path)}`,
  }));
}
