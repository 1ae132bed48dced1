import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { usageError, type AtomSource } from '@codewalk/core';
import type { Label } from './atom.js';
import { importPairs, pairOptions, type Claimed, type PairOptions } from './import-pairs.js';
import { readMethods } from './import-methods.js';
import { openDatabase } from './import-sqlite.js';

const ORIGIN = { source: 'FEMP-X (Higo), derived from IJADataset; methods made static, comments removed', licence: 'CC-BY-NC-4.0' };

/** Folders of the repository by what people said of the pairs in them. */
const FOLDERS = ['equivalent', 'inequivalent', 'unverified'] as const;

interface Record {
  readonly id: number;
  readonly where: string;
  readonly people: (typeof FOLDERS)[number];
  readonly witness: boolean;
  readonly text: string;
}

/** FEMP-X (`YoshikiHigo/FEMP-X`) as atoms: a witness claims neq, none at all eq, whatever people said; both are verified. */
export const fempX: AtomSource<PairOptions> = {
  summary: 'pairs of the FEMP-X data set, as its repository or its SQLite file',
  options: pairOptions,
  async *run(input, options, ctx, earlier) {
    const records = statSync(input).isDirectory() ? readFolder(input) : readTable(input);
    records.sort((a, b) => a.id - b.id);
    yield* importPairs(await Promise.all(records.slice(0, options.limit).map(claimOf)), ORIGIN, options, ctx, earlier);
  },
};

async function claimOf({ id, where, people, witness, text }: Record): Promise<Claimed> {
  const read = await readMethods(text);
  if (!read) return { skipped: 'does-not-parse', where, detail: 'this is not Java' };
  const [first, second] = read.methods;
  if (!first || !second || read.methods.length !== 2 || read.others.length > 0) {
    return { skipped: 'no-pair', where, detail: `two methods were expected, found ${read.methods.length}${read.others.length > 0 ? `, and ${read.others.join(', ')}` : ''}` };
  }
  const claim: Label = witness ? 'neq' : 'eq';
  const said = { equivalent: 'people called it equivalent', inequivalent: 'people called it inequivalent', unverified: 'nobody judged it by hand' }[people];
  return { name: `femp-x-${id}`, where, claim, evidence: `${witness ? 'A test of the data set tells them apart' : 'No test of the data set tells them apart'}; ${said}.`, imports: read.imports, sides: [first, second] };
}

function readFolder(path: string): Record[] {
  const main = join(path, 'src/main/java');
  const tests = join(path, 'src/test/java');
  if (!existsSync(main) || !existsSync(tests)) throw usageError('not-femp-x', `${path} is not the FEMP-X repository: it has no src/main/java and src/test/java`, { at: path });
  const witnesses = new Set(FOLDERS.flatMap((folder) => names(join(tests, folder))).flatMap((name) => /^ClonePair(\d+)DifferenceFindingTest\.java$/.exec(name)?.[1] ?? []));
  return FOLDERS.flatMap((people) =>
    names(join(main, people)).flatMap((name): Record[] => {
      const id = /^ClonePair(\d+)\.java$/.exec(name)?.[1];
      if (id === undefined) return [];
      const where = join(main, people, name);
      return [{ id: Number(id), where, people, witness: witnesses.has(id), text: readFileSync(where, 'utf8') }];
    }),
  );
}

const names = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder).sort() : []);

const PEOPLE: { readonly [status: string]: Record['people'] } = { human_equivalent: 'equivalent', human_inequivalent: 'inequivalent', not_manually_inspected: 'unverified' };

function readTable(path: string): Record[] {
  const columns = ['pair_id', 'human_status', 'llm_status', 'pair_src'] as const;
  const { rows } = openDatabase(path, [{ table: 'llm_inspected_pairs', columns }], (query) => query('select pair_id, human_status, llm_status, pair_src from llm_inspected_pairs'));
  return rows.map((row): Record => {
    const where = `${path}#${row.pair_id}`;
    const people = PEOPLE[String(row.human_status)];
    const status = String(row.llm_status);
    if (!people || !['witness_found', 'no_witness_found'].includes(status)) throw usageError('not-femp-x', `the row of pair ${row.pair_id} says ${row.human_status}, ${row.llm_status}, which is unknown`, { at: where });
    return { id: Number(row.pair_id), where, people, witness: status === 'witness_found', text: String(row.pair_src) };
  });
}
