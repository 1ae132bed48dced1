import type { CandidateLine, CellYield } from './format.js';

export interface StratumEnd {
  readonly name: string;
  readonly wanted: number;
  readonly ended: CellYield['ended'];
}

/** A cell's yield from its journal. One stratum named `all` is not listed apart. */
export function yieldOf(domain: string, level: number, journal: readonly CandidateLine[], strata: readonly StratumEnd[]): CellYield {
  const parts = strata.map(({ name, wanted, ended }) => ({ name, wanted, ...tally(journal.filter((line) => line.stratum === name)), ended }));
  const ended = parts.some((p) => p.ended === 'gave-up') ? 'gave-up' : parts.some((p) => p.ended === 'exhausted') ? 'exhausted' : 'complete';
  const wanted = strata.reduce((sum, s) => sum + s.wanted, 0);
  const single = parts.length === 1 && parts[0]!.name === 'all';
  return { domain, level, wanted, ...tally(journal), ended, ...(single ? {} : { strata: parts }) };
}

function tally(lines: readonly CandidateLine[]): Pick<CellYield, 'tried' | 'admitted' | 'rejected'> {
  const rejected: Record<string, number> = {};
  for (const { code } of lines) if (code !== undefined) rejected[code] = (rejected[code] ?? 0) + 1;
  const sorted = Object.fromEntries(Object.entries(rejected).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { tried: lines.length, admitted: lines.filter((l) => l.outcome === 'admitted').length, rejected: sorted };
}
