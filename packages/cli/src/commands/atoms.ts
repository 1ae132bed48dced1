import { writePoolLock } from '@codewalk/bank';
import { throwProblems, toolsOf, usageError, zodProblems, type Domain } from '@codewalk/core';
import { loadDomain } from '../domains.js';
import type { Output } from '../output.js';
import { atomFolder, loadPool, readAtoms, verifyShown, withSession } from '../session.js';
import { table } from '../table.js';

export interface AtomsOptions {
  readonly domain: string;
  readonly atoms?: string;
  readonly jobs?: number;
}

const parseOptions = (domain: Domain): unknown => {
  const parsed = domain.schema.options.safeParse({});
  if (!parsed.success) throwProblems(zodProblems(parsed.error, 'bad-option', `options of ${domain.name}`));
  return parsed.data;
};

/** Lists the atoms of a domain with what was decided about them. */
export async function listAtoms(options: AtomsOptions, output: Output): Promise<number> {
  const domain = await loadDomain(options.domain);
  return withSession([domain], options.jobs, async (session) => {
    const folder = atomFolder(domain, options.atoms);
    const atoms = await readAtoms(domain, folder, parseOptions(domain), session);
    const pool = await loadPool(domain, atoms, folder, session, output);
    const refused = new Map(pool.refused.map((r) => [r.id, r.failed]));
    const rows = atoms.map(({ id, provenance }) => ({ id, ...provenance, in_pool: !refused.has(id), ...(refused.has(id) ? { failed: refused.get(id) } : {}) })).sort((a, b) => (a.id < b.id ? -1 : 1));
    output.result(table(['atom', 'pool', 'source', 'licence'], rows.map((r) => [r.id, r.in_pool ? 'yes' : 'refused', r.source, r.licence])));
    output.note(`\n${rows.length} atoms, ${pool.atoms.length} in the pool`);
    output.document({ domain: domain.name, atoms: rows });
    return 0;
  });
}

/** Verifies atoms and writes the folder's lock: changed and new ones, or all of them. Exit 1 when one is refused. */
export async function verifyAtoms({ all, ...options }: AtomsOptions & { readonly all?: boolean }, output: Output): Promise<number> {
  const domain = await loadDomain(options.domain);
  const folder = atomFolder(domain, options.atoms);
  if (folder === null) throw usageError('synthetic-pool', `${domain.name} makes its atoms itself: there is no folder to keep a lock in`);
  return withSession([domain], options.jobs, async (session) => {
    const atoms = await readAtoms(domain, folder, parseOptions(domain), session);
    const pool = all
      ? await verifyShown(domain, { atoms, known: null, fingerprint: session.machine.fingerprint(toolsOf(domain)) }, session, output)
      : await loadPool(domain, atoms, folder, session, output);
    writePoolLock(folder, pool.lock);
    output.result(`${atoms.length} atoms, ${pool.atoms.length} in the pool, ${pool.refused.length} refused`);
    if (pool.refused.length > 0) output.result(table(['refused', 'why'], pool.refused.map((r) => [r.id, r.failed.join('; ')])));
    output.document({ domain: domain.name, atoms: atoms.length, pool: pool.atoms.length, refused: pool.refused });
    return pool.refused.length > 0 ? 1 : 0;
  });
}
