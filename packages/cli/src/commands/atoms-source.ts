import { createHash } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, mkdirSync, mkdtempSync, openSync, readdirSync, renameSync, rmSync, rmdirSync, statSync, truncateSync, writeSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { inWorld, readLines, writeWhole } from '@codewalk/bank';
import { makeContext, throwProblems, usageError, zodProblems, type AtomSource, type Domain, type SourceItem } from '@codewalk/core';
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
    inWorld(out, () => mkdirSync(dirname(out), { recursive: true }));
    const journal = new Journal(`${out}.journal.jsonl`, [domain.name, domain.version, name, resolve(path), given]);
    const items = [...journal.earlier];
    if (items.length > 0) output.note(`${name}: goes on after ${countOf(items, 'done')} that were done before`);
    const ctx = makeContext(`import/${domain.name}/${name}`, session.runtimes, session.signal);
    const progress = new Rate(name, countOf(items, 'done'), output);
    try {
      for await (const item of source.run(path, parsed.data, ctx, journal.earlier)) {
        session.signal.throwIfAborted(); // what comes after an abort may be due to it
        items.push(item);
        journal.add(item);
        progress.say(item, items);
      }
      session.signal.throwIfAborted();
    } finally {
      journal.close();
    }
    const kept = items.flatMap((item) => ('file' in item ? [item.file] : []));
    if (kept.length > 0) writeFolder(out, kept);
    journal.remove();
    tell(domain, name, asked, items, output);
    return kept.length > 0 ? 0 : 1;
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

/**
 * What a source gave so far, beside the folder it will become: a head that says of what, then an item a line. Nothing is written before
 * the first `done`, so a source without units leaves no journal; a torn end, and what follows the last `done`, is given again.
 */
class Journal {
  readonly earlier: readonly SourceItem[];
  readonly #path: string;
  readonly #head: string;
  #file: number | null = null;
  #pending = '';

  constructor(path: string, of: unknown) {
    this.#path = path;
    this.#head = JSON.stringify({ format: 1, of: createHash('sha256').update(JSON.stringify(of)).digest('hex') });
    const { lines, ends } = readLines(path);
    if (lines.length > 0 && lines[0] !== this.#head) {
      throw usageError('other-journal', `${path} is what an interrupted run with another input or other options left`, { at: path, hint: 'give the same command to go on, remove the file to begin anew, or choose another --out' });
    }
    const items = lines.slice(1).map((line) => JSON.parse(line) as SourceItem);
    const last = items.findLastIndex((item) => 'done' in item);
    this.earlier = items.slice(0, last + 1);
    if (lines.length > 0) inWorld(path, () => truncateSync(path, ends[last + 1]!));
  }

  add(item: SourceItem): void {
    this.#pending += `${JSON.stringify(item)}\n`;
    if (!('done' in item)) return;
    inWorld(this.#path, () => {
      if (this.#file === null) {
        this.#file = openSync(this.#path, 'a');
        if (this.earlier.length === 0) this.#pending = `${this.#head}\n${this.#pending}`;
      }
      for (let data = Buffer.from(this.#pending); data.length > 0; ) data = data.subarray(writeSync(this.#file, data));
      fsyncSync(this.#file);
    });
    this.#pending = '';
  }

  close(): void {
    if (this.#file !== null) closeSync(this.#file);
    this.#file = null;
  }

  remove(): void {
    rmSync(this.#path, { force: true });
  }
}

/** Says how far a source is: with units, their rate and the time that is left at it. */
class Rate {
  readonly #started = Date.now();
  #said = this.#started;

  constructor(readonly name: string, readonly before: number, readonly output: Output) {}

  say(item: SourceItem, items: readonly SourceItem[]): void {
    const done = countOf(items, 'done');
    if (Date.now() - this.#said < LINE_MS || (done > 0 && !('done' in item))) return;
    this.#said = Date.now();
    if (!('done' in item)) {
      this.output.note(`${this.name}: ${countOf(items, 'file') + countOf(items, 'skipped')} read, ${countOf(items, 'file')} kept`);
      return;
    }
    const perMs = (done - this.before) / (Date.now() - this.#started);
    const left = perMs > 0 ? `, about ${duration((item.of - done) / perMs)} left` : '';
    this.output.note(`${this.name}: ${done}/${item.of} done, ${atomsOf(items)} kept, ${(60_000 * perMs).toFixed(1)} a minute${left}`);
  }
}

const duration = (ms: number): string => (ms < 90_000 ? `${Math.round(ms / 1000)} s` : ms < 5_400_000 ? `${Math.round(ms / 60_000)} min` : `${(ms / 3_600_000).toFixed(1)} h`);

const countOf = (items: readonly SourceItem[], kind: 'file' | 'skipped' | 'done'): number => items.filter((item) => kind in item).length;

/** Atoms may be several files: one a unit that was not skipped. */
function atomsOf(items: readonly SourceItem[]): number {
  return countOf(items, 'done') === 0 ? countOf(items, 'file') : countOf(items, 'done') - countOf(items, 'skipped');
}

/** All files at once: a folder beside it, then renamed. */
function writeFolder(out: string, files: readonly { path: string; text?: string | undefined; base64?: string | undefined }[]): void {
  inWorld(out, () => {
    const beside = mkdtempSync(join(dirname(out), `.${basename(out)}-`));
    try {
      for (const { path, text, base64 } of files) {
        const target = join(beside, path);
        mkdirSync(dirname(target), { recursive: true });
        writeWhole(target, text ?? Buffer.from(base64!, 'base64'));
      }
      if (existsSync(out)) rmdirSync(out);
      renameSync(beside, out);
    } finally {
      rmSync(beside, { recursive: true, force: true });
    }
  });
}

function tell(domain: Domain, source: string, out: string, items: readonly SourceItem[], output: Output): void {
  const kept = items.flatMap((item) => ('file' in item ? [item.file.path] : []));
  const skipped = items.flatMap((item) => ('skipped' in item ? [{ code: item.skipped, where: item.where, ...(item.detail ? { detail: item.detail } : {}) }] : []));
  const counts = new Map<string, number>();
  for (const { code } of skipped) counts.set(code, (counts.get(code) ?? 0) + 1);
  const rows = [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  const atoms = atomsOf(items);
  output.result(`${atoms} of ${atoms + skipped.length} kept${kept.length > 0 ? `, in ${out}` : ''}`);
  if (rows.length > 0) output.result(table(['not kept because', '>count'], rows));
  output.document({ domain: domain.name, source, out: kept.length > 0 ? out : null, kept, counts: Object.fromEntries(rows), skipped });
}
