import { fileURLToPath } from 'node:url';
import { existsSync } from 'node:fs';
import { readAtomFiles } from '@codewalk/bank';
import { builtInNames, loadDomain } from '../domains.js';
import type { Output } from '../output.js';
import { table } from '../table.js';

/** Lists the domains that come with codewalk. */
export async function listDomains(output: Output): Promise<number> {
  const domains = await Promise.all(builtInNames.map(loadDomain));
  const rows = domains.map((d) => ({
    name: d.name, version: d.version, summary: d.summary, section: d.section, answers: d.answerKind, levels: d.levels, needs: d.needs,
    atoms: d.atoms.folder && existsSync(d.atoms.folder) ? readAtomFiles(fileURLToPath(d.atoms.folder)).length : null,
  }));
  output.result(table(['domain', 'version', 'levels', '>atoms', 'needs', 'what it asks'], rows.map((r) => [r.name, r.version, `${r.levels.min}–${r.levels.max}`, r.atoms ?? 'made', r.needs.join(', ') || '–', r.summary])));
  output.document({ domains: rows });
  return 0;
}
