import { BankWriter, parseInputLines, readInputLines, type BankConfig } from '@codewalk/bank';
import { digestOf, graphFor, throwProblems, toolsOf, usageError, Walker, z, zodProblems, type Domain, type Pool, type Problem } from '@codewalk/core';
import { loadDomain, nearest } from '../domains.js';
import { fillCell, interruptible, type FilledCell } from '../fill.js';
import type { Output } from '../output.js';
import { DEFAULTS, parseSeed } from '../plan.js';
import { atomFolder, loadPool, readAtoms, withSession } from '../session.js';
import { suggesting } from '../suggest.js';
import { table } from '../table.js';
import { version } from '../version.js';

export interface GroupOptions {
  readonly domain: string;
  readonly groups: string;
  readonly atoms?: string;
  readonly seed?: string;
  readonly out: string;
  readonly jobs?: number;
}

const groupLine = z.strictObject({ atoms: z.array(z.string()).min(1) });

/** Admission of given groups into a bank of their own, by level and in the order of the file. Exit 1 if one is rejected. */
export async function admitGroups(options: GroupOptions, output: Output): Promise<number> {
  const domain = await loadDomain(options.domain);
  const groups = suggesting(['atoms'], () => parseInputLines(options.groups, readInputLines(options.groups), groupLine)).map((g) => g.atoms);
  if (groups.length === 0) throw usageError('no-groups', `${options.groups} holds no group`, { at: options.groups, hint: 'a line is {"atoms": ["id", …]}' });
  const seed = options.seed === undefined ? DEFAULTS.seed : parseSeed(options.seed);
  const own = domain.schema.options.safeParse({});
  if (!own.success) throwProblems(zodProblems(own.error, 'bad-option', `options of ${domain.name}`));
  return withSession([domain], options.jobs, async (session) => {
    const folder = atomFolder(domain, options.atoms);
    const pool = await loadPool(domain, await readAtoms(domain, folder, own.data, session), folder, session, output);
    throwProblems(groupProblems(options.groups, groups, domain, pool));
    const levels = [...new Set(groups.map((g) => g.length))].sort((a, b) => a - b);
    const config: BankConfig = {
      format: 1,
      codewalk: version,
      seed,
      domains: [{
        name: domain.name, version: domain.version, options: own.data, pool: pool.digest, groups: digestOf(groups),
        cells: levels.map((level) => ({ level, wanted: groups.filter((g) => g.length === level).length })),
      }],
      toolchains: [{ [domain.name]: { ...session.machine.fingerprint(toolsOf(domain)) } }],
    };
    const bank = BankWriter.open(options.out, config);
    return interruptible(bank, session, output, async () => {
      const cells: FilledCell[] = [];
      const ids = new Set<string>();
      for (const { level, wanted } of config.domains[0]!.cells) {
        const given = groups.filter((g) => g.length === level);
        const strata = [{ name: 'given', wanted, maxTried: wanted, patterns: [] }];
        cells.push(await fillCell({ bank, domain, options: own.data, level, strata, pool, seed, ids, given, session, output }));
      }
      bank.finish();
      const failed = cells.flatMap(({ journal, result }) => journal.filter((l) => l.outcome === 'rejected').map((l) => ({ level: result.level, atoms: l.atoms, code: l.code! })));
      output.result(`${groups.length} groups, ${groups.length - failed.length} admitted; the bank is in ${options.out}`);
      if (failed.length > 0) output.result(table(['>level', 'group', 'code'], failed.map((f) => [f.level, f.atoms.join(' → '), f.code])));
      output.document({ out: options.out, groups: groups.length, admitted: groups.length - failed.length, failed });
      return failed.length > 0 ? 1 : 0;
    });
  });
}

function groupProblems(file: string, groups: readonly (readonly string[])[], domain: Domain, pool: Pool): Problem[] {
  const graph = graphFor(domain, pool, Math.max(...groups.map((g) => g.length)));
  const walker = new Walker(graph);
  const place = new Map(graph.atoms.map((a, i) => [a.id, i]));
  const { min, max } = domain.levels;
  return groups.flatMap((group, i): Problem[] => {
    const at = `${file}:${i + 1}`;
    const refused = pool.refused.map((r) => r.id);
    const unknown = group.filter((id) => !place.has(id));
    if (unknown.length > 0) {
      return unknown.map((id) => {
        if (refused.includes(id)) return { code: 'unknown-atom', message: `the atom ${id} is not in the pool: it failed verification`, at };
        const near = nearest(id, [...place.keys()]);
        return { code: 'unknown-atom', message: `there is no atom ${id} in ${domain.name}`, at, ...(near ? { hint: `did you mean ${near}?` } : {}) };
      });
    }
    const twice = group.find((id, j) => group.indexOf(id) !== j);
    if (twice !== undefined) return [{ code: 'not-a-walk', message: `the atom ${twice} stands twice in its group`, at }];
    if (group.length < min || group.length > max) return [{ code: 'bad-level', message: `level ${group.length} is outside what ${domain.name} has: ${min} to ${max}`, at }];
    const apart = group.findIndex((_id, j) => !walker.isWalk(group.slice(0, j + 1).map((id) => place.get(id)!)));
    if (apart < 0) return [];
    const before = graph.directed ? group[apart - 1]! : `any of ${group.slice(0, apart).join(', ')}`;
    return [{ code: 'not-a-walk', message: `the atom ${group[apart]!} is not adjacent to ${before}`, at }];
  });
}
