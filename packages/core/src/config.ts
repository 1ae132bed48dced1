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

/**
 * Zod's issues as problems: each says what stands where and what is expected. `at` is one place for all of them, or finds the
 * place of a path, of an unknown field its own.
 */
export function zodProblems(error: z.ZodError, code: string, at: string | ((path: readonly PropertyKey[]) => string)): Problem[] {
  return error.issues.flatMap(explain).map(({ path, message, own = path }) => ({
    code,
    message: path.length === 0 ? message : `${z.core.toDotPath(path)}: ${message}`,
    at: typeof at === 'string' ? at : at(own),
  }));
}

interface Explained {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly own?: readonly PropertyKey[];
}

const NOUNS: Readonly<Record<string, string>> = { string: 'text', array: 'a list', object: 'an object', record: 'an object', int: 'a whole number', number: 'a number', boolean: 'true or false', null: 'null' };

function explain(issue: z.core.$ZodIssue): Explained[] {
  const { path } = issue;
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({ path, message: `unknown field ${JSON.stringify(key)}`, own: [...path, key] }));
    case 'invalid_union':
      return explainUnion(issue.path, issue.errors);
    case 'invalid_type': {
      const got = / received (.+)$/.exec(issue.message)?.[1];
      const expected = NOUNS[issue.expected] ?? issue.expected;
      if (got === 'undefined') return [{ path, message: `missing; expected ${expected}` }];
      return [{ path, message: issue.expected === 'int' && got === 'number' ? 'must be a whole number' : `expected ${expected}, got ${NOUNS[got ?? ''] ?? got}` }];
    }
    case 'too_small':
      return [{ path, message: issue.origin === 'string' || issue.origin === 'array' ? 'must not be empty' : `must be at least ${issue.minimum}` }];
    case 'too_big':
      return [{ path, message: issue.origin === 'string' || issue.origin === 'array' ? `must have at most ${issue.maximum}` : `must be at most ${issue.maximum}` }];
    case 'invalid_value':
      return [{ path, message: `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map((v) => JSON.stringify(v)).join(', ')}` }];
    case 'invalid_key':
    case 'invalid_element':
      return issue.issues.flatMap(explain).map(({ message }) => ({ path, message }));
    default:
      return [{ path, message: issue.message }];
  }
}

/** Of alternatives, the one that fits but for something inside; else all of them. */
function explainUnion(path: readonly PropertyKey[], branches: readonly (readonly z.core.$ZodIssue[])[]): Explained[] {
  const explained = branches.map((issues) => issues.flatMap(explain));
  const close = branches.findIndex((issues) => issues.every((issue) => issue.code !== 'invalid_type' || issue.path.length > 0));
  if (close >= 0) return explained[close]!.map((e) => ({ ...e, path: [...path, ...e.path], ...(e.own ? { own: [...path, ...e.own] } : {}) }));
  const [first] = branches.flat();
  const types = branches.flat().map((issue) => (issue.code === 'invalid_type' ? (NOUNS[issue.expected] ?? issue.expected) : ''));
  const got = / received (.+)$/.exec(first?.message ?? '')?.[1] ?? '';
  if (!types.includes('')) return [{ path, message: got === 'undefined' ? `missing; expected ${types.join(' or ')}` : `expected ${types.join(' or ')}, got ${NOUNS[got] ?? got}` }];
  return [{ path, message: [...new Set(explained.flat().map((e) => e.message))].join(' or ') }];
}
