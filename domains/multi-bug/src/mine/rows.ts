import { z } from '@codewalk/core';

/** One instance of a public data set, whatever its shape: SWE-bench, SWE-rebench and SWE-rebench-V2 rows, and folders of the v5 task tree. */
export interface Instance {
  readonly id: string;
  /** `owner/name`. */
  readonly repo: string;
  readonly base: string;
  readonly gold: string;
  readonly test: string;
  readonly failToPass: readonly string[];
  /** ISO 8601 in UTC; the base commit's date stands in where there is none. */
  readonly createdAt: string | null;
  readonly licence: string | null;
  readonly image: string | null;
}

/** A list, or the same as a JSON string, as SWE-bench's own files have it. */
const tests = z.union([z.array(z.string()), z.string().transform((text, ctx) => {
  try {
    return z.array(z.string()).parse(JSON.parse(text));
  } catch {
    ctx.addIssue({ code: 'custom', message: 'is neither a list nor a list as JSON' });
    return z.NEVER;
  }
})]);

/** Dates are text, seconds or milliseconds since 1970. */
const date = z.union([z.string(), z.number()]).transform((value, ctx) => {
  const time = new Date(typeof value === 'number' && value < 1e11 ? value * 1000 : typeof value === 'string' && /^\d{4}-\d\d-\d\d[ T][\d:.]+$/.test(value) ? `${value.replace(' ', 'T')}Z` : value);
  if (!Number.isNaN(time.getTime())) return `${time.toISOString().slice(0, 19)}Z`;
  ctx.addIssue({ code: 'custom', message: 'is no date' });
  return z.NEVER;
});

const repo = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]*\/(?!\.\.?$)[A-Za-z0-9._-]+$/, 'must be owner/name');
const commit = z.string().regex(/^[0-9a-f]{40}$/, 'must be a full commit id');
const patch = z.string().refine((text) => text.trim() !== '', 'is empty');

const row = z.looseObject({
  instance_id: z.string().min(1), repo, base_commit: commit, patch, test_patch: patch, FAIL_TO_PASS: tests, created_at: date.nullish(),
  license_name: z.string().nullish(), docker_image: z.string().nullish(), image_name: z.string().nullish(), image: z.string().nullish(),
});

/** `task.yaml` of the v5 tree, with what stands in the files beside it. */
const task = z.looseObject({ instance_id: z.string().min(1), repo, base_commit: commit, image: z.string().nullish(), created_at: date.nullish() });
const beside = z.looseObject({ FAIL_TO_PASS: tests });

type Read = { readonly instance: Instance } | { readonly problem: string; readonly id: string | null };

/** A row of a JSON or JSONL file. */
export function readRow(value: unknown): Read {
  const parsed = row.safeParse(value);
  if (!parsed.success) return problemOf(parsed.error, (value as { instance_id?: unknown } | null)?.instance_id);
  const { instance_id, base_commit, patch: gold, test_patch, FAIL_TO_PASS, created_at, license_name, docker_image, image_name, image } = parsed.data;
  return {
    instance: {
      id: instance_id, repo: parsed.data.repo, base: base_commit, gold, test: test_patch, failToPass: FAIL_TO_PASS, createdAt: created_at ?? null, licence: license_name ?? null,
      image: image ?? docker_image ?? image_name ?? null,
    },
  };
}

/** A folder of the v5 tree: `task.yaml` and `tests.json` as values, the patches as text. */
export function readTask(yaml: unknown, testsJson: unknown, gold: string, test: string): Read {
  const parsed = task.safeParse(yaml);
  if (!parsed.success) return problemOf(parsed.error, (yaml as { instance_id?: unknown } | null)?.instance_id);
  const { instance_id, base_commit, image, created_at } = parsed.data;
  const stated = beside.safeParse(testsJson);
  if (!stated.success) return problemOf(stated.error, instance_id);
  if (gold.trim() === '' || test.trim() === '') return { id: instance_id, problem: `${gold.trim() === '' ? 'gold' : 'test'}.patch is empty` };
  return { instance: { id: instance_id, repo: parsed.data.repo, base: base_commit, gold, test, failToPass: stated.data.FAIL_TO_PASS, createdAt: created_at ?? null, licence: null, image: image ?? null } };
}

const problemOf = ({ issues }: z.ZodError, id: unknown): Read => ({
  id: typeof id === 'string' ? id : null,
  problem: issues.map(({ path, message }) => `${path.join('.') || 'row'} ${message}`).join('; '),
});
