import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CodewalkError, configSchema, planStrata, seedSchema, throwProblems, usageError, z, zodProblems, type CellPlan, type Domain, type Problem, type StratumPlan } from '@codewalk/core';
import { readDocument } from '@codewalk/bank';
import { builtInNames, loadDomain } from './domains.js';
import { suggesting } from './suggest.js';

/** What the flags of `generate` said. */
export interface GenerateFlags {
  readonly config?: string;
  readonly domain?: readonly string[];
  readonly preset?: string;
  readonly levels?: readonly number[];
  readonly count?: number;
  readonly seed?: string;
  readonly atoms?: string;
  readonly set?: readonly string[];
  readonly maxTried?: number;
}

/** One domain of a run with its cells, options parsed, strata counted. */
export interface DomainPlan {
  readonly domain: Domain;
  readonly options: unknown;
  readonly atoms: string | undefined;
  readonly cells: readonly (CellPlan & { readonly strata: readonly StratumPlan[] })[];
  /** Whether a person named it: a domain that was not is left out where its toolchain is missing. */
  readonly named: boolean;
}

export interface RunPlan {
  readonly seed: string;
  readonly domains: readonly DomainPlan[];
}

export const DEFAULTS = { seed: '0', levels: [1, 2, 3], count: 10 } as const;

interface Wanted {
  readonly domain: string | Domain;
  readonly levels?: readonly number[] | undefined;
  readonly count?: number | undefined;
  readonly preset?: string | undefined;
  readonly atoms?: string | undefined;
  readonly maxTried?: number | undefined;
  readonly options?: Readonly<Record<string, unknown>> | undefined;
}

/** A run from a config file with flags laid over it, or from flags alone. Throws a usage error listing every problem. */
export async function planRun(flags: GenerateFlags): Promise<RunPlan> {
  const file = flags.config === undefined ? null : await readConfig(flags.config);
  const seed = flags.seed === undefined ? (file?.seed ?? DEFAULTS.seed) : parseSeed(flags.seed);
  const named = file !== null || flags.domain !== undefined;
  let wanted: Wanted[] = file?.domains ?? (flags.domain ?? builtInNames).map((domain) => ({ domain }));
  if (file && flags.domain) {
    wanted = wanted.filter((w) => flags.domain!.includes(typeof w.domain === 'string' ? w.domain : w.domain.name));
    if (wanted.length === 0) throw usageError('no-domain', `the config names none of ${flags.domain.join(', ')}`);
  }
  const sets = parseSets(flags.set ?? []);
  const domains: DomainPlan[] = [];
  const problems: Problem[] = [];
  for (const entry of wanted) {
    const domain = await collecting(problems, () => loadDomain(entry.domain));
    if (!domain) continue;
    const over: Wanted = {
      ...entry,
      ...(flags.levels ? { levels: flags.levels } : {}),
      ...(flags.count === undefined ? {} : { count: flags.count }),
      ...(flags.preset === undefined ? {} : { preset: flags.preset }),
      ...(flags.atoms === undefined ? {} : { atoms: flags.atoms }),
      ...(flags.maxTried === undefined ? {} : { maxTried: flags.maxTried }),
    };
    const plan = await collecting(problems, () => planDomain(domain, over, sets.get(domain.name) ?? {}, named));
    if (plan) domains.push(plan);
    sets.delete(domain.name);
  }
  throwProblems(problems);
  const [stray] = sets.keys();
  if (stray !== undefined) throw usageError('bad-set', `--set speaks of ${stray}, which is not a domain of this run`, { hint: `its domains are ${domains.map((d) => d.domain.name).join(', ')}` });
  if (flags.atoms !== undefined && domains.length > 1) throw usageError('bad-atoms', '--atoms is for one domain; this run has several', { hint: 'add --domain, or name the folders in a config file' });
  const names = domains.map((d) => d.domain.name);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw usageError('domain-twice', `the domain ${twice} stands twice in this run`);
  return { seed, domains };
}

/** Does one thing of several that a person gave; what is wrong with it is kept, so that the others are looked at too. */
async function collecting<T>(problems: Problem[], act: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof CodewalkError) || error.kind !== 'usage') throw error;
    problems.push(...error.problems);
    return undefined;
  }
}

export function parseSeed(text: string): string {
  const parsed = seedSchema.safeParse(text);
  if (parsed.success) return parsed.data;
  throw usageError('bad-seed', `--seed ${JSON.stringify(text)}: ${parsed.error.issues[0]!.message}`);
}

function planDomain(domain: Domain, wanted: Wanted, set: Readonly<Record<string, unknown>>, named: boolean): DomainPlan {
  const preset = wanted.preset === undefined ? undefined : domain.presets?.[wanted.preset];
  if (wanted.preset !== undefined && !preset) {
    const known = Object.keys(domain.presets ?? {});
    throw usageError('no-preset', `${domain.name} has no preset ${wanted.preset}`, { hint: known.length > 0 ? `its presets are ${known.join(', ')}` : 'it has no presets' });
  }
  if (preset && wanted.count !== undefined) throw usageError('preset-and-count', 'a preset has counts of its own: leave out --count');
  if (preset && wanted.levels !== undefined) throw usageError('preset-and-levels', 'a preset has levels of its own: leave out --levels');
  const parsed = domain.schema.options.safeParse({ ...preset?.options, ...wanted.options, ...set });
  const known = domain.schema.options instanceof z.ZodObject ? Object.keys(domain.schema.options.shape) : [];
  if (!parsed.success) suggesting(known, () => throwProblems(zodProblems(parsed.error, 'bad-option', `options of ${domain.name}`)));
  const cells: CellPlan[] = preset
    ? preset.cells.map(({ level, counts }) => ({ level, wanted: Object.values(counts).reduce((a, b) => a + b, 0), counts, maxTried: wanted.maxTried }))
    : (wanted.levels ?? DEFAULTS.levels.filter((l) => l >= domain.levels.min && l <= domain.levels.max)).map((level) => ({ level, wanted: wanted.count ?? DEFAULTS.count, maxTried: wanted.maxTried }));
  const { min, max } = domain.levels;
  const problems: Problem[] = cells
    .filter(({ level }) => level < min || level > max)
    .map(({ level }) => ({ code: 'bad-level', message: `level ${level} is outside what ${domain.name} has: ${min} to ${max}` }));
  const levels = cells.map((c) => c.level);
  const again = levels.find((level, i) => levels.indexOf(level) !== i);
  if (again !== undefined) problems.push({ code: 'level-twice', message: `level ${again} stands twice` });
  throwProblems(problems);
  return {
    domain,
    options: parsed.data,
    atoms: wanted.atoms,
    named,
    cells: [...cells].sort((a, b) => a.level - b.level).map((cell) => ({ ...cell, strata: planStrata(domain, parsed.data, cell) })),
  };
}

/** `domain.option=value`, the value as JSON where it is JSON, else as text. */
/** `--set` values by what they speak of: a domain, or a source. */
export function parseSets(sets: readonly string[]): Map<string, Record<string, unknown>> {
  const found = new Map<string, Record<string, unknown>>();
  for (const set of sets) {
    const match = /^([a-z][a-z0-9-]*)\.([A-Za-z][A-Za-z0-9-]*)=(.*)$/s.exec(set);
    if (!match) throw usageError('bad-set', `--set ${JSON.stringify(set)} is not of the form domain.option=value`);
    const [, domain, option, text] = match as unknown as [string, string, string, string];
    const options = found.get(domain) ?? {};
    if (option in options) throw usageError('bad-set', `--set ${domain}.${option} is given twice`);
    found.set(domain, { ...options, [option]: parseValue(text) });
  }
  return found;
}

function parseValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

async function readConfig(path: string): Promise<ReturnType<typeof configSchema.parse>> {
  if (!existsSync(path)) throw usageError('no-config', `there is no config file ${path}`, { at: path });
  if (path.endsWith('.json')) return suggesting(FIELDS, () => readDocument(path, configSchema));
  let value: unknown;
  try {
    value = ((await import(pathToFileURL(resolve(path)).href)) as { default?: unknown }).default;
  } catch (cause) {
    throw usageError('broken-config', `${path} cannot be read: ${(cause as Error).message}`, { at: path, cause });
  }
  if (value === undefined) throw usageError('broken-config', `${path} has no default export`, { at: path, hint: 'end it with `export default defineConfig({ … })`' });
  const parsed = configSchema.safeParse(value);
  if (!parsed.success) suggesting(FIELDS, () => throwProblems(zodProblems(parsed.error, 'bad-config', path)));
  return parsed.data!;
}

const FIELDS = ['seed', 'domains', 'domain', 'levels', 'count', 'preset', 'atoms', 'maxTried', 'options'];
