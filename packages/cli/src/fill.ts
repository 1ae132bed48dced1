import type { BankWriter, CandidateLine, CellYield } from '@codewalk/bank';
import { generateCell, graphFor, type AtomBase, type Domain, type Pool, type StratumPlan } from '@codewalk/core';
import { INTERRUPTED } from './interrupt.js';
import type { Output } from './output.js';
import { startProgress } from './progress.js';
import type { Session } from './session.js';

export interface FillRequest {
  readonly bank: BankWriter;
  readonly domain: Domain;
  readonly options: unknown;
  readonly level: number;
  readonly strata: readonly StratumPlan[];
  readonly pool: Pool;
  readonly seed: string;
  /** Ids of the tasks of earlier cells; grows. */
  readonly ids: Set<string>;
  /** Groups to try in place of drawn ones. */
  readonly given?: readonly (readonly string[])[];
  readonly session: Session;
  readonly output: Output;
}

export interface FilledCell {
  readonly result: CellYield;
  readonly journal: readonly CandidateLine[];
  readonly ms: number;
}

/** Fills one cell of a bank from where its journal ends. */
export async function fillCell(request: FillRequest): Promise<FilledCell> {
  const { bank, domain, level, strata, pool, ids, given, session, output } = request;
  const started = Date.now();
  const writer = bank.openCell(domain.name, level);
  const count = (lines: readonly CandidateLine[]): { tried: number; admitted: number } => ({ tried: lines.length, admitted: lines.filter((l) => l.outcome === 'admitted').length });
  const done = new Map(strata.map(({ name }) => [name, count(writer.journal.filter((l) => l.stratum === name))]));
  for (const { task_id } of writer.journal) if (task_id !== undefined) ids.add(task_id);
  const graph = graphFor(domain, pool, level);
  const atoms = new Map<string, AtomBase>(pool.atoms.map((a) => [a.id, a]));
  const place = new Map(graph.atoms.map((a, i) => [a.id, i]));
  const results = generateCell({
    domain, options: request.options, graph, seed: request.seed, level, strata, done, ids, services: session, jobs: session.jobs,
    ...(given ? { given: given.map((group) => group.map((id) => place.get(id)!)) } : {}),
  });
  const progress = startProgress(output, `${domain.name} L${level}`, strata.reduce((sum, s) => sum + s.wanted, 0));
  let { tried, admitted } = count(writer.journal);
  try {
    for (;;) {
      const next = await results.next();
      session.signal.throwIfAborted();
      if (next.done) return { result: bank.closeCell(writer, strata, next.value), journal: writer.journal, ms: Date.now() - started };
      writer.append(next.value, next.value.atoms.map((id) => atoms.get(id)!));
      tried++;
      if (next.value.composed) admitted++;
      progress.update(admitted, `of ${tried} tried`);
    }
  } finally {
    progress.stop();
    writer.abandon();
    await results.return(new Map());
  }
}

/** Work on an open bank: when it fails the lock is given back, and an interruption is a word and an exit code, not an error. */
export async function interruptible(bank: BankWriter, session: Session, output: Output, work: () => Promise<number>): Promise<number> {
  try {
    return await work();
  } catch (error) {
    bank.release();
    if (!session.signal.aborted) throw error;
    output.warn('interrupted; the same command goes on where this one stopped');
    return INTERRUPTED;
  }
}
