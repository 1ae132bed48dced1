import type { AtomSource } from '@codewalk/core';
import { importPairs, pairOptions, type Claimed, type PairOptions } from './import-pairs.js';
import { readMethods } from './import-methods.js';
import { openDatabase, textOf, type Row } from './import-sqlite.js';

const ORIGIN = { source: 'FEMPDataset (Higo), derived from IJADataset; methods made static, comments removed', licence: 'unknown' };

const TABLES = [
  { table: 'methods', columns: ['id', 'rtext'] },
  { table: 'pairs', columns: ['id', 'leftMethodID', 'rightMethodID'] },
  { table: 'verifiedpairs', columns: ['pairid', 'consensus'] },
];

const QUERY = `select v.pairid as id, v.consensus as consensus, l.rtext as left_text, r.rtext as right_text
  from verifiedpairs v left join pairs p on p.id = v.pairid left join methods l on l.id = p.leftMethodID left join methods r on r.id = p.rightMethodID
  order by v.pairid`;

/** FEMPDataset (`YoshikiHigo/FEMPDataset`) as atoms: the pairs that three people judged, their consensus verified. */
export const fempd: AtomSource<PairOptions> = {
  summary: 'pairs of FEMPDataset that three people judged, as its SQLite file',
  options: pairOptions,
  async *run(input, options, ctx, earlier) {
    const { rows } = openDatabase(input, TABLES, (query) => query(QUERY));
    yield* importPairs(await Promise.all(rows.slice(0, options.limit).map((row) => claimOf(row, input))), ORIGIN, options, ctx, earlier);
  },
};

async function claimOf(row: Row, input: string): Promise<Claimed> {
  const where = `${input}#${row.id}`;
  if (row.left_text === null || row.right_text === null) return { skipped: 'no-pair', where, detail: 'a method of the pair is not in the table methods' };
  if (row.consensus !== 0 && row.consensus !== 1) return { skipped: 'no-consensus', where, detail: `the consensus is ${row.consensus}` };
  const sides = await Promise.all([row.left_text, row.right_text].map((text) => readMethods(`class Holder {\n${textOf(text)}\n}\n`)));
  if (sides.some((side) => side === null)) return { skipped: 'does-not-parse', where, detail: 'a method is not Java' };
  const [first, second] = sides.map((side) => side!.methods);
  if (first!.length !== 1 || second!.length !== 1) return { skipped: 'no-pair', where, detail: `one method was expected on each side, found ${first!.length} and ${second!.length}` };
  const claim = row.consensus === 1 ? 'eq' : 'neq';
  return { name: `fempd-${row.id}`, where, claim, evidence: `Three people agreed that they are ${claim === 'eq' ? 'equivalent' : 'not equivalent'}.`, imports: ['java.util.*'], sides: [first![0]!, second![0]!] };
}
