import { z } from 'zod';
import { domainFault, type Services } from './admit.js';
import { digestOf } from './canonical.js';
import { makeContext } from './context.js';
import type { AtomBase, AtomVerdict, Domain } from './domain.js';
import { bug, environmentError } from './errors.js';
import { buildGraph, type ProblemGraph } from './graph.js';
import { Lanes } from './lanes.js';
import type { Fingerprint } from './runtime.js';
import type { Case, Verdict } from './verdict.js';
import { Walker } from './walk.js';

const entrySchema = z.strictObject({
  content: z.string(),
  verdict: z.enum(['pass', 'fail']),
  failed: z.array(z.string()).optional(),
  figures: z.record(z.string(), z.unknown()).optional(),
});

/** The verdicts of a pool's atoms and edges, by content: what `pool.lock.json` holds. No times in it. */
export const lockSchema = z.strictObject({
  format: z.literal(1),
  fingerprint: z.record(z.string(), z.string()),
  domain: z.string(),
  version: z.string(),
  atoms: z.record(z.string(), entrySchema),
  edges: z.record(z.string(), z.enum(['pass', 'fail'])).optional(),
});

export type PoolLock = z.infer<typeof lockSchema>;

/** The atoms of one domain that passed `verifyAtom`, sorted by id, and what was decided about all of them. */
export interface Pool {
  readonly atoms: readonly AtomBase[];
  readonly refused: readonly { readonly id: string; readonly failed: readonly string[] }[];
  readonly lock: PoolLock;
  /** Of the atoms in the pool and of the edge verdicts: part of what a bank is made from. */
  readonly digest: string;
}

export interface PoolRequest {
  readonly domain: Domain;
  readonly atoms: readonly AtomBase[];
  /** Verdicts known from before; used where content, domain version and fingerprint agree. */
  readonly known: PoolLock | null;
  readonly fingerprint: Fingerprint;
  readonly services: Services;
  readonly jobs: number;
  /** Told of each verdict that was open: first of all atoms, then of all edges. */
  readonly onVerified?: (what: 'atom' | 'edge', done: number, of: number) => void;
}

/** Whether verdicts of a lock may be used under this domain and toolchain at all. */
export const lockFits = (lock: PoolLock, domain: Domain, fingerprint: Fingerprint): boolean =>
  lock.domain === domain.name && lock.version === domain.version && digestOf(lock.fingerprint) === digestOf(fingerprint);

/** Verifies what the known lock does not settle, and gives the pool. Throws an environment error where our machine fails thrice. */
export async function verifyPool(request: PoolRequest): Promise<Pool> {
  const { domain, fingerprint } = request;
  const known = request.known && lockFits(request.known, domain, fingerprint) ? request.known : null;
  const atoms = [...request.atoms].sort((a, b) => (a.id < b.id ? -1 : 1));
  const contents = new Map(atoms.map((atom) => [atom.id, digestOf(atom)]));
  const entries: PoolLock['atoms'] = {};
  const open = atoms.filter((atom) => {
    const entry = known?.atoms[atom.id];
    if (entry?.content !== contents.get(atom.id)) return true;
    entries[atom.id] = entry!;
    return false;
  });
  const together = domain.verifyAtoms ? new Together(request, domain.verifyAtoms, open) : null;
  await verifyAll(request, 'atom', open.map((atom) => ({
    name: atom.id,
    verify: async (ctx) => (await together?.take(atom)) ?? domain.verifyAtom(atom, ctx),
    keep: (verdict) => {
      entries[atom.id] = {
        content: contents.get(atom.id)!,
        verdict: verdict.status === 'pass' ? 'pass' : 'fail',
        ...(verdict.status === 'pass' ? {} : { failed: verdict.cases.filter((c) => c.status !== 'pass').map(describe) }),
        ...(verdict.figures ? { figures: verdict.figures } : {}),
      };
    },
  })));
  const passing = atoms.filter((atom) => entries[atom.id]!.verdict === 'pass');
  const edges = await verifyEdges(request, passing, contents, known);
  const lock: PoolLock = {
    format: 1,
    fingerprint: { ...fingerprint },
    domain: domain.name,
    version: domain.version,
    atoms: Object.fromEntries(atoms.map((atom) => [atom.id, entries[atom.id]!])),
    ...(edges ? { edges } : {}),
  };
  return {
    atoms: passing,
    refused: atoms.filter((a) => entries[a.id]!.verdict === 'fail').map(({ id }) => ({ id, failed: entries[id]!.failed ?? [] })),
    lock,
    digest: digestOf({ atoms: passing.map((a) => [a.id, contents.get(a.id)]), edges: edges ?? null }),
  };
}

const describe = (c: Case): string => (c.detail ? `${c.name}: ${c.detail}` : c.name);

/** Atoms that are verified in one call, where a domain can. */
const CHUNK = 40;

/** Verdicts on chunks of atoms, made when the first of a chunk is asked for; each is given once, so what failed is tried again alone. */
class Together {
  readonly #chunkOf = new Map<AtomBase, { readonly atoms: readonly AtomBase[]; made?: Promise<readonly AtomVerdict[]> }>();
  readonly #verify: (atoms: readonly AtomBase[]) => Promise<readonly AtomVerdict[]>;

  constructor({ domain, services }: PoolRequest, verify: NonNullable<Domain['verifyAtoms']>, atoms: readonly AtomBase[]) {
    this.#verify = async (chunk) => {
      const verdicts = await verify(chunk, makeContext('pool', services.runtimes, services.signal));
      if (verdicts.length === chunk.length) return verdicts;
      throw bug('bad-verdicts', `domain ${domain.name} gave ${verdicts.length} verdicts on ${chunk.length} atoms`);
    };
    for (let i = 0; i < atoms.length; i += CHUNK) {
      const chunk = { atoms: atoms.slice(i, i + CHUNK) };
      for (const atom of chunk.atoms) this.#chunkOf.set(atom, chunk);
    }
  }

  async take(atom: AtomBase): Promise<AtomVerdict | null> {
    const chunk = this.#chunkOf.get(atom);
    if (!chunk) return null;
    this.#chunkOf.delete(atom);
    const verdicts = await (chunk.made ??= this.#verify(chunk.atoms));
    return verdicts[chunk.atoms.indexOf(atom)]!;
  }
}

interface Job {
  readonly name: string;
  readonly verify: (ctx: ReturnType<typeof makeContext>) => Promise<AtomVerdict> | AtomVerdict;
  readonly keep: (verdict: AtomVerdict) => void;
}

async function verifyAll({ domain, services, jobs, onVerified }: PoolRequest, what: 'atom' | 'edge', all: readonly Job[]): Promise<void> {
  const lanes = new Lanes(jobs);
  let done = 0;
  const one = async ({ name, verify, keep }: Job): Promise<void> => {
    const attempt = async (): Promise<Verdict> => {
      services.signal.throwIfAborted();
      try {
        return await verify(makeContext(`pool/${name}`, services.runtimes, services.signal));
      } catch (cause) {
        services.signal.throwIfAborted();
        throw domainFault(domain, `${what} ${name}`, cause);
      }
    };
    const verdict = await lanes.run(attempt, ({ status }) => status === 'error');
    if (verdict.status === 'error') {
      const why = verdict.cases.filter((c) => c.status === 'error').map(describe).join('; ');
      throw environmentError('machine-error', `${name} of ${domain.name} could not be verified for a reason of this machine: ${why}`, { hint: 'run `codewalk doctor`' });
    }
    keep(verdict);
    onVerified?.(what, ++done, all.length);
  };
  const settled = await Promise.allSettled(all.map(one));
  for (const outcome of settled) if (outcome.status === 'rejected') throw outcome.reason;
}

const edgeName = (a: AtomBase, b: AtomBase): string => `${a.id} ${b.id}`;

async function verifyEdges(
  request: PoolRequest,
  atoms: readonly AtomBase[],
  contents: ReadonlyMap<string, string>,
  known: PoolLock | null,
): Promise<PoolLock['edges']> {
  const check = request.domain.relation.verifyEdge;
  if (!check) return undefined;
  const graph = buildGraph(request.domain.relation, atoms);
  const walker = new Walker(graph);
  const verdicts = new Map<string, 'pass' | 'fail'>();
  const open: Job[] = [];
  const unchanged = (atom: AtomBase): boolean => known?.atoms[atom.id]?.content === contents.get(atom.id);
  graph.atoms.forEach((a, i) => {
    for (const j of walker.next([i], null)) {
      const b = graph.atoms[j]!;
      const name = edgeName(a, b);
      const verdict = unchanged(a) && unchanged(b) ? known?.edges?.[name] : undefined;
      if (verdict) verdicts.set(name, verdict);
      else open.push({ name, verify: (ctx) => check.verify(a, b, ctx), keep: (v) => verdicts.set(name, v.status === 'pass' ? 'pass' : 'fail') });
    }
  });
  await verifyAll(request, 'edge', open);
  return Object.fromEntries([...verdicts].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The graph that walks of a level use: from `verifyEdge.fromLevel` on, only edges that were verified. */
export function graphFor(domain: Domain, pool: Pool, level: number): ProblemGraph {
  const { relation } = domain;
  const { edges } = pool.lock;
  const bound = relation.verifyEdge && edges && level >= Math.max(2, relation.verifyEdge.fromLevel);
  const permits = relation.permits;
  return buildGraph(
    bound ? { ...relation, permits: (a, b) => edges[edgeName(a, b)] === 'pass' && (permits?.(a, b) ?? true) } : relation,
    pool.atoms,
    domain.strata?.kind,
  );
}
