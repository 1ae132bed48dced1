import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, rmdirSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { inWorld, writeWhole } from '@codewalk/bank';
import { makeContext, throwProblems, usageError, zodProblems, type AtomSource, type Domain } from '@codewalk/core';
import { loadDomain } from '../domains.js';
import type { Output } from '../output.js';
import { withSession } from '../session.js';
import { table } from '../table.js';

export interface ImportOptions {
  readonly domain: string;
  readonly out: string;
  readonly jobs?: number;
}

interface SkippedItem {
  readonly code: string;
  readonly where: string;
  readonly detail?: string;
}

/** How often progress is said. */
const LINE_MS = 5_000;

/** Turns a public data set into atom files in a new folder, and says why each of the rest gave none. */
export async function importAtoms(source: string, path: string, options: ImportOptions, output: Output): Promise<number> {
  const domain = await loadDomain(options.domain);
  const from = sourceOf(domain, source);
  const parsed = from.options.safeParse({});
  if (!parsed.success) throwProblems(zodProblems(parsed.error, 'bad-option', `options of ${source}`));
  if (!existsSync(path)) throw usageError('no-file', `there is no file or folder ${path}`, { at: path });
  const out = resolve(options.out);
  checkOut(out, options.out);
  return withSession([domain], options.jobs, async (session) => {
    const beside = inWorld(out, () => {
      mkdirSync(dirname(out), { recursive: true });
      return mkdtempSync(join(dirname(out), `.${basename(out)}-`));
    });
    try {
      const kept: string[] = [];
      const skipped: SkippedItem[] = [];
      let said = Date.now();
      for await (const item of from.run(path, parsed.data, makeContext(`import/${domain.name}/${source}`, session.runtimes, session.signal))) {
        if ('file' in item) {
          write(beside, item.file);
          kept.push(item.file.path);
        } else skipped.push({ code: item.skipped, where: item.where, ...(item.detail ? { detail: item.detail } : {}) });
        if (Date.now() - said < LINE_MS) continue;
        said = Date.now();
        output.note(`${source}: ${kept.length + skipped.length} read, ${kept.length} kept`);
      }
      session.signal.throwIfAborted();
      if (kept.length > 0) inWorld(out, () => {
        if (existsSync(out)) rmdirSync(out);
        renameSync(beside, out);
      });
      tell(domain, source, options.out, kept, skipped, output);
      return kept.length > 0 ? 0 : 1;
    } finally {
      rmSync(beside, { recursive: true, force: true });
    }
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

function write(folder: string, { path, text, base64 }: { path: string; text?: string | undefined; base64?: string | undefined }): void {
  const target = join(folder, path);
  inWorld(target, () => mkdirSync(dirname(target), { recursive: true }));
  writeWhole(target, text ?? Buffer.from(base64!, 'base64'));
}

function tell(domain: Domain, source: string, out: string, kept: readonly string[], skipped: readonly SkippedItem[], output: Output): void {
  const counts = new Map<string, number>();
  for (const { code } of skipped) counts.set(code, (counts.get(code) ?? 0) + 1);
  const rows = [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  output.result(`${kept.length} of ${kept.length + skipped.length} kept${kept.length > 0 ? `, in ${out}` : ''}`);
  if (rows.length > 0) output.result(table(['not kept because', '>count'], rows));
  output.document({ domain: domain.name, source, out: kept.length > 0 ? out : null, kept: [...kept], counts: Object.fromEntries(rows), skipped: [...skipped] });
}
