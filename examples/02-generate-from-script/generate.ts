// Makes a bank of complexity tasks through the packages, byte for byte what `codewalk generate` makes of the same wishes.
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { BankWriter, readAtomFiles, readPoolLock } from '@codewalk/bank';
import domain from '@codewalk/complexity';
import { generateCell, graphFor, makeContext, planStrata, verifyPool, type AtomBase } from '@codewalk/core';
import { openMachine } from '@codewalk/exec';

const [out = 'bank', seed = '42'] = process.argv.slice(2);
const cells = [{ level: 1, wanted: 3 }, { level: 2, wanted: 3 }];
const options = {};

// what runs the code: workers in the best sandbox that holds here
const jobs = availableParallelism();
const machine = await openMachine({ needs: domain.needs, jobs });
const services = { runtimes: machine.runtimes, signal: new AbortController().signal };
const fingerprint = machine.fingerprint(domain.needs);

try {
  // atoms: native files, parsed, and verified where the lock beside them does not know them yet
  const folder = fileURLToPath(domain.atoms.folder!);
  const parsed = await domain.atoms.parse(readAtomFiles(folder), makeContext('parse', services.runtimes, services.signal));
  const atoms = parsed.flatMap((atom): AtomBase[] => {
    if (!atom.ok) throw new Error(`${atom.at}: ${atom.detail}`);
    return [atom.value]; // choose here, to compose some of the atoms only
  });
  const pool = await verifyPool({ domain, atoms, known: readPoolLock(folder), fingerprint, services, jobs });
  console.log(`${pool.atoms.length} atoms in the pool`);

  const bank = BankWriter.open(out, {
    format: 1,
    codewalk: '0.1.0',
    seed,
    domains: [{ name: domain.name, version: domain.version, options, pool: pool.digest, cells }],
    toolchains: [{ [domain.name]: { ...fingerprint } }],
  });
  const byId = new Map(pool.atoms.map((atom) => [atom.id, atom]));
  const ids = new Set<string>();
  for (const { level, wanted } of cells) {
    // walks are drawn, composed and admitted here; every candidate comes back in order, rejected ones too
    const cell = bank.openCell(domain.name, level);
    const strata = planStrata(domain, options, { level, wanted });
    const tried = generateCell({ domain, options, graph: graphFor(domain, pool, level), seed, level, strata, done: new Map(), ids, services, jobs });
    let next = await tried.next();
    for (; !next.done; next = await tried.next()) {
      const { atoms: walk, admission } = next.value;
      cell.append(next.value, walk.map((id) => byId.get(id)!));
      console.log(`level ${level}: ${walk.join(' → ')}: ${admission.outcome === 'rejected' ? admission.code : 'admitted'}`);
    }
    bank.closeCell(cell, strata, next.value);
  }
  bank.finish();
} finally {
  await machine.close();
}
