import { existsSync, readdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { SourceJournal } from '@codewalk/bank';
import { makeContext, throwProblems, usageError, zodProblems, type AtomSource, type Domain, type File, type SourceItem } from '@codewalk/core';
import { loadDomain } from '../domains.js';
import type { Output } from '../output.js';
import { parseSets } from '../plan.js';
import { withSession } from '../session.js';
import { table } from '../table.js';

export interface SourceRequest {
  readonly domain: string;
  readonly out: string;
  readonly jobs?: number;
  readonly set?: readonly string[];
  /** Options that have flags of their own. */
  readonly since?: string;
  readonly limit?: number;
}

/** How often progress is said. */
const LINE_MS = 5_000;

/**
 * Runs a source of a domain (a data set's import, `mine`, `inject`) into a new folder of atom files, and says why each of the rest gave
 * none. A source that tells its units goes on where it was interrupted.
 */
export async function runSource(name: string, path: string, { domain: spec, out: asked, jobs, set = [], since, limit }: SourceRequest, output: Output): Promise<number> {
  const domain = await loadDomain(spec);
  const source = sourceOf(domain, name);
  const sets = parseSets(set);
  const given = { ...sets.get(name), ...(since === undefined ? {} : { since }), ...(limit === undefined ? {} : { limit }) };
  const [stray] = [...sets.keys()].filter((key) => key !== name);
  if (stray !== undefined) throw usageError('bad-set', `--set speaks of ${stray}, which is not the source`, { hint: `write --set ${name}.option=value` });
  const parsed = source.options.safeParse(given);
  if (!parsed.success) throwProblems(zodProblems(parsed.error, 'bad-option', `options of ${name}`));
  if (!existsSync(path)) throw usageError('no-file', `there is no file or folder ${path}`, { at: path });
  const out = resolve(asked);
  checkOut(out, asked);
  return withSession([domain], jobs, async (session) => {
    const journal = new SourceJournal(out, [domain.name, domain.version, name, resolve(path), given]);
    const tally = new Tally();
    for (const item of journal.earlier) tally.add(item);
    const progress = new Rate(name, tally, output);
    const ctx = makeContext(`import/${domain.name}/${name}`, session.runtimes, session.signal);
    try {
      for await (const item of source.run(path, parsed.data, ctx, journal.earlier)) {
        session.signal.throwIfAborted(); // what comes after an abort may be due to it
        tally.add(item);
        journal.add(item);
        progress.say(item);
      }
      session.signal.throwIfAborted();
    } catch (error) {
      journal.release();
      throw error;
    }
    journal.finish(tally.files);
    tell(domain, name, asked, tally, output);
    return tally.files.length > 0 ? 0 : 1;
  });
}

function sourceOf(domain: Domain, name: string): AtomSource<unknown> {
  const sources = domain.atoms.sources ?? {};
  if (Object.hasOwn(sources, name)) return sources[name]!;
  const known = Object.entries(sources).map(([key, { summary }]) => `${key} (${summary})`);
  throw usageError('no-source', `the domain ${domain.name} has no source ${JSON.stringify(name)}`, { hint: known.length > 0 ? `its sources are ${known.join(', ')}` : 'it has none' });
}

/** Only a new or an empty folder: atoms already there would be mixed with these. */
function checkOut(out: string, asked: string): void {
  if (!existsSync(out)) return;
  if (!statSync(out).isDirectory()) throw usageError('not-a-folder', `--out: ${asked} is a file, not a folder`, { at: asked });
  if (readdirSync(out).length > 0) throw usageError('not-empty', `--out: ${asked} is not empty, and nothing is overwritten`, { at: asked, hint: 'name a new folder' });
}

/** What a source gave so far. */
class Tally {
  readonly files: File[] = [];
  readonly skipped: { code: string; where: string; detail?: string }[] = [];
  done = 0;

  add(item: SourceItem): void {
    if ('file' in item) this.files.push(item.file);
    else if ('done' in item) this.done++;
    else this.skipped.push({ code: item.skipped, where: item.where, ...(item.detail ? { detail: item.detail } : {}) });
  }

  /** An atom may be several files: one for each unit that was not skipped. */
  get atoms(): number {
    return this.done === 0 ? this.files.length : this.done - this.skipped.length;
  }
}

/** Says how far a source is: with units, their rate and the time that is left at it. */
class Rate {
  readonly #started = Date.now();
  readonly #before: number;
  #said = this.#started;

  constructor(readonly name: string, readonly tally: Tally, readonly output: Output) {
    this.#before = tally.done;
    if (tally.done > 0) output.note(`${name}: goes on after ${tally.done} that were done before`);
  }

  say(item: SourceItem): void {
    const { done, atoms, files, skipped } = this.tally;
    if (Date.now() - this.#said < LINE_MS || (done > 0 && !('done' in item))) return;
    this.#said = Date.now();
    if (!('done' in item)) {
      this.output.note(`${this.name}: ${files.length + skipped.length} read, ${files.length} kept`);
      return;
    }
    const perMs = (done - this.#before) / (Date.now() - this.#started);
    const left = perMs > 0 ? `, about ${duration((item.of - done) / perMs)} left` : '';
    this.output.note(`${this.name}: ${done}/${item.of} done, ${atoms} kept, ${(60_000 * perMs).toFixed(1)} a minute${left}`);
  }
}

const duration = (ms: number): string => (ms < 90_000 ? `${Math.round(ms / 1000)} s` : ms < 5_400_000 ? `${Math.round(ms / 60_000)} min` : `${(ms / 3_600_000).toFixed(1)} h`);

function tell(domain: Domain, source: string, out: string, { files, skipped, atoms }: Tally, output: Output): void {
  const counts = new Map<string, number>();
  for (const { code } of skipped) counts.set(code, (counts.get(code) ?? 0) + 1);
  const rows = [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  output.result(`${atoms} of ${atoms + skipped.length} kept${files.length > 0 ? `, in ${out}` : ''}`);
  if (rows.length > 0) output.result(table(['not kept because', '>count'], rows));
  output.document({ domain: domain.name, source, out: files.length > 0 ? out : null, kept: files.map(({ path }) => path), counts: Object.fromEntries(rows), skipped });
}
