import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { readAtomFiles, readCachedLock, readPoolLock, writeCachedLock } from '@codewalk/bank';
import { lockFits, makeAtoms, toolsOf, usageError, verifyPool, type AtomBase, type Domain, type Pool, type PoolLock, type PoolRequest, type Services } from '@codewalk/core';
import { openMachine, type Machine } from '@codewalk/exec';
import { Interrupted, onInterrupt } from './interrupt.js';
import type { Output } from './output.js';
import { startProgress } from './progress.js';

/** One command's hold on the machine: runtimes, the wish to stop, and how many jobs at once. */
export interface Session extends Services {
  readonly machine: Machine;
  readonly jobs: number;
}

/** Opens the machine for some domains, runs `work`, and leaves nothing behind, whatever happens. */
export async function withSession<T>(domains: readonly Domain[], jobs: number | undefined, work: (session: Session) => Promise<T>): Promise<T> {
  const count = jobs ?? availableParallelism();
  const interrupt = onInterrupt();
  let machine: Machine | undefined;
  try {
    machine = await openMachine({ needs: domains.flatMap((d) => d.needs), uses: domains.flatMap((d) => d.uses ?? []), jobs: count });
    interrupt.signal.throwIfAborted();
    return await work({ machine, runtimes: machine.runtimes, signal: interrupt.signal, jobs: count });
  } catch (error) {
    throw interrupt.signal.aborted ? new Interrupted() : error; // whatever then failed did so because of it
  } finally {
    await machine?.close();
    interrupt.done();
  }
}

/** The folder of a domain's atoms: the one asked for, or the bundled one; null for a synthetic pool. */
export function atomFolder(domain: Domain, asked: string | undefined): string | null {
  if (asked !== undefined) return asked;
  if (domain.atoms.folder) return fileURLToPath(domain.atoms.folder);
  if (domain.atoms.synthesize) return null;
  throw usageError('no-atoms', `the domain ${domain.name} brings no atoms of its own`, { hint: 'name a folder with --atoms' });
}

/** The atoms of a folder, or those that the domain makes itself where there is none. */
export const readAtoms = (domain: Domain, folder: string | null, options: unknown, services: Services): Promise<AtomBase[]> =>
  makeAtoms({ domain, files: folder === null ? null : readAtomFiles(folder), options, services, ...(folder === null ? {} : { at: folder }) });

/**
 * The pool of one domain. Verdicts come from the folder's own lock where it was made under this toolchain, else from the
 * cache; what neither settles is verified now, said so, and kept in the cache.
 */
export async function loadPool(domain: Domain, atoms: readonly AtomBase[], folder: string | null, session: Session, output: Output): Promise<Pool> {
  const fingerprint = session.machine.fingerprint(toolsOf(domain));
  const own = folder === null ? null : readPoolLock(folder);
  const cached = readCachedLock(domain, folder, fingerprint);
  const known = merge([own, cached].filter((lock): lock is PoolLock => lock !== null && lockFits(lock, domain, fingerprint)));
  let anything = false;
  const pool = await verifyShown(domain, { atoms, known, fingerprint }, session, output, (what, of) => {
    anything = true;
    output.note(`${domain.name}: ${of} ${what}${of === 1 ? ' is' : 's are'} new under this toolchain (${Object.values(fingerprint).join(', ') || 'none'}) and verified first, once`);
  });
  if (anything) writeCachedLock(domain, folder, fingerprint, pool.lock);
  return pool;
}

/** Verifies what is open of a pool, with progress over its atoms and then over its edges; `begin` is told before either. */
export async function verifyShown(
  domain: Domain, open: Pick<PoolRequest, 'atoms' | 'known' | 'fingerprint'>, session: Session, output: Output, begin: (what: 'atom' | 'edge', of: number) => void = () => undefined,
): Promise<Pool> {
  let shown: { readonly what: string; readonly progress: ReturnType<typeof startProgress> } | undefined;
  try {
    return await verifyPool({
      domain, ...open, services: session, jobs: session.jobs,
      onVerified: (what, done, of) => {
        if (shown?.what !== what) {
          shown?.progress.stop();
          begin(what, of);
          shown = { what, progress: startProgress(output, `${domain.name} ${what}s`, of) };
        }
        shown.progress.update(done);
      },
    });
  } finally {
    shown?.progress.stop();
  }
}

function merge([first, second]: readonly PoolLock[]): PoolLock | null {
  if (!first || !second) return first ?? null;
  return { ...first, atoms: { ...first.atoms, ...second.atoms }, ...(first.edges || second.edges ? { edges: { ...first.edges, ...second.edges } } : {}) };
}
