import { fileSchema, safePath } from '@codewalk/core';
import { z } from 'zod';

/** The version of everything in a bank. An unknown one is refused by name. */
export const FORMAT = 1;

const counts = z.record(z.string(), z.number().int().min(0));
const fingerprint = z.record(z.string(), z.string());
const sha = z.string().regex(/^[0-9a-f]{64}$/, 'must be a sha256 in lower-case hex');
const blobName = z.string().regex(/^(base64:)?[0-9a-f]{64}$/, 'must name a blob by its sha256');
const cellName = { domain: z.string().regex(/^[a-z][a-z0-9-]*$/), level: z.number().int().min(1) };

/** `config.json`: what a bank is made from, and what a resumed run must be asked for again. */
export const bankConfigSchema = z.strictObject({
  format: z.literal(FORMAT),
  codewalk: z.string(),
  seed: z.string(),
  domains: z.array(
    z.strictObject({
      name: cellName.domain,
      version: z.string(),
      options: z.unknown(),
      pool: sha,
      /** Digest of the groups that were given in place of drawn ones. */
      groups: sha.optional(),
      cells: z.array(
        z.strictObject({
          level: cellName.level,
          wanted: z.number().int().min(1),
          counts: counts.optional(),
          maxTried: z.number().int().min(1).optional(),
        }),
      ),
    }),
  ),
  /** By domain, then by runtime; more than one where a run was resumed under another on request. */
  toolchains: z.array(z.record(z.string(), fingerprint)).min(1),
});
export type BankConfig = z.infer<typeof bankConfigSchema>;

/** A file whose content may stand in `blobs/` instead. */
const storedFileSchema = z.union([fileSchema, z.strictObject({ path: z.string(), mode: z.enum(['644', '755', 'link']), blob: blobName })]);

/** A line of `tasks.jsonl`: what may be published. */
export const taskLineSchema = z.strictObject({
  id: z.string(),
  ...cellName,
  prompt: z.strictObject({ system: z.string().optional(), text: z.string(), workspace: z.enum(['none', 'files', 'git']) }),
  files: z.array(storedFileSchema),
});
export type TaskLine = z.infer<typeof taskLineSchema>;

/** A line of `private.jsonl`: what verifies and what was composed. */
export const privateLineSchema = z.strictObject({
  id: z.string(),
  task: z.unknown(),
  reference: z.unknown(),
  walk: z.array(z.strictObject({ id: z.string(), provenance: z.strictObject({ source: z.string(), licence: z.string(), note: z.string().optional() }) })),
});
export type PrivateLine = z.infer<typeof privateLineSchema>;

const caseSchema = z.strictObject({
  name: z.string(),
  status: z.enum(['pass', 'fail', 'limit', 'error']),
  detail: z.string().optional(),
  code: z.string().optional(),
});

/** A line of `candidates.jsonl`, the journal: every candidate tried, in order. */
export const candidateLineSchema = z.strictObject({
  stratum: z.string(),
  k: z.number().int().min(0),
  draw: z.number().int().min(0).nullable(),
  atoms: z.array(z.string()),
  outcome: z.enum(['admitted', 'rejected']),
  task_id: z.string().optional(),
  evidence: z.unknown().optional(),
  code: z.string().optional(),
  detail: z.string().optional(),
  cases: z.array(caseSchema).optional(),
});
export type CandidateLine = z.infer<typeof candidateLineSchema>;

const ended = z.enum(['complete', 'exhausted', 'gave-up']);
const yields = { wanted: z.number().int(), tried: z.number().int(), admitted: z.number().int(), ended, rejected: counts };

export const cellYieldSchema = z.strictObject({
  ...cellName,
  ...yields,
  strata: z.array(z.strictObject({ name: z.string(), ...yields })).optional(),
});
/** What a cell came to: candidates tried, admitted, and rejected by code (DESIGN §5). */
export type CellYield = z.infer<typeof cellYieldSchema>;

/** `manifest.json`, written last: a bank without it is unfinished. */
export const manifestSchema = z.strictObject({
  format: z.literal(FORMAT),
  codewalk: z.string(),
  seed: z.string(),
  domains: z.array(z.strictObject({ name: cellName.domain, version: z.string(), pool: sha })),
  toolchains: z.array(z.record(z.string(), fingerprint)).min(1),
  cells: z.array(cellYieldSchema),
  licences: counts,
  files: z.record(safePath, sha),
  digest: sha,
});
export type Manifest = z.infer<typeof manifestSchema>;
