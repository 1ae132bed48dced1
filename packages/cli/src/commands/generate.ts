import { BankWriter, type BankConfig, type CellYield } from '@codewalk/bank';
import { toolsOf, usageError, type Domain, type Pool } from '@codewalk/core';
import { describeSandbox, probe } from '@codewalk/exec';
import { fillCell, interruptible, type FilledCell } from '../fill.js';
import type { Output } from '../output.js';
import { planRun, type DomainPlan, type GenerateFlags, type RunPlan } from '../plan.js';
import { atomFolder, loadPool, readAtoms, withSession, type Session } from '../session.js';
import { percent, table } from '../table.js';
import { version } from '../version.js';

export interface GenerateOptions extends GenerateFlags {
  readonly out: string;
  readonly jobs?: number;
  readonly acceptToolchain?: boolean;
  readonly dryRun?: boolean;
}

/** Makes a bank, or goes on with one that was interrupted. Exit 1 when a cell fell short of its count. */
export async function generate(options: GenerateOptions, output: Output): Promise<number> {
  const started = Date.now();
  const plan = await leaveOutMissing(await planRun(options), output);
  return withSession(plan.domains.map((d) => d.domain), options.jobs, async (session) => {
    const pools = new Map<Domain, Pool>();
    for (const { domain, atoms, options: own } of plan.domains) {
      const folder = atomFolder(domain, atoms);
      pools.set(domain, await loadPool(domain, await readAtoms(domain, folder, own, session), folder, session, output));
    }
    if (options.dryRun) return dryRun(plan, pools, output);
    const config = bankConfig(plan, pools, session);
    const bank = BankWriter.open(options.out, config, { acceptToolchain: options.acceptToolchain ?? false });
    if (session.machine.sandbox.tier !== null) output.note(describeSandbox(session.machine.sandbox));
    return interruptible(bank, session, output, async () => {
      const cells: FilledCell[] = [];
      const ids = new Set<string>();
      for (const { domain, options: own, cells: planned } of plan.domains) {
        for (const { level, strata } of planned) {
          cells.push(await fillCell({ bank, domain, options: own, level, strata, pool: pools.get(domain)!, seed: plan.seed, ids, session, output }));
        }
      }
      const { toolchains } = bank.finish();
      bank.writeRun({
        format: 1, startedAt: new Date(started).toISOString(), ms: Date.now() - started, jobs: session.jobs,
        sandbox: session.machine.sandbox, toolchain: toolchains.at(-1), cells: cells.map(({ result, ms }) => ({ domain: result.domain, level: result.level, ms })),
      });
      output.result(yieldTable(cells));
      const shares = paperShares(cells.map((c) => c.result), plan.domains.map((d) => d.domain));
      if (shares.length > 0) output.result(`\n${shareTable(shares)}`);
      output.note(`\nThe bank is in ${options.out}. Look at a task with \`codewalk show ${options.out}\`; check it again with \`codewalk admit ${options.out}\`.`);
      output.document({ out: options.out, cells: cells.map((c) => c.result), ...(shares.length > 0 ? { shares } : {}) });
      const short = cells.filter(({ result }) => result.admitted < result.wanted);
      for (const { result } of short) output.warn(shortfall(result));
      return short.length > 0 ? 1 : 0;
    });
  });
}

/** Domains that nobody named and that this machine cannot run are left out, loudly. */
async function leaveOutMissing(plan: RunPlan, output: Output): Promise<RunPlan> {
  const kept: DomainPlan[] = [];
  for (const entry of plan.domains) {
    const missing = entry.named ? [] : (await Promise.all(entry.domain.needs.map(probe))).filter((t) => t.version === null);
    if (missing.length === 0) kept.push(entry);
    for (const { name, why, install } of missing) output.warn(`${entry.domain.name} is left out: ${name} is missing (${why}); ${install}`);
  }
  if (kept.length === 0) throw usageError('no-domain', 'this machine can run none of the domains', { hint: 'run `codewalk doctor`' });
  return { ...plan, domains: kept };
}

function bankConfig({ seed, domains }: RunPlan, pools: ReadonlyMap<Domain, Pool>, { machine }: Session): BankConfig {
  return {
    format: 1,
    codewalk: version,
    seed,
    domains: domains.map(({ domain, options, cells }) => ({
      name: domain.name,
      version: domain.version,
      options,
      pool: pools.get(domain)!.digest,
      cells: cells.map(({ level, wanted, counts, maxTried }) => ({ level, wanted, ...(counts ? { counts: { ...counts } } : {}), ...(maxTried === undefined ? {} : { maxTried }) })),
    })),
    toolchains: [Object.fromEntries(domains.map(({ domain }) => [domain.name, { ...machine.fingerprint(toolsOf(domain)) }]))],
  };
}

function dryRun({ seed, domains }: RunPlan, pools: ReadonlyMap<Domain, Pool>, output: Output): number {
  const cells = domains.flatMap(({ domain, cells: own }) => own.map(({ level, wanted, strata }) => ({ domain: domain.name, level, wanted, pool: pools.get(domain)!.atoms.length, strata: strata.map(({ name, wanted: part }) => ({ name, wanted: part })) })));
  output.result(table(['domain', '>level', '>wanted', '>atoms', 'strata'], cells.map((c) => [c.domain, c.level, c.wanted, c.pool, c.strata.map((s) => `${s.name} ${s.wanted}`).join(', ')])));
  output.note(`\nA dry run with seed ${seed}: nothing was written.`);
  output.document({ dryRun: true, seed, cells });
  return 0;
}

function yieldTable(cells: readonly FilledCell[]): string {
  return table(
    ['domain', '>level', '>wanted', '>tried', '>admitted', '>yield', '>time', 'rejected'],
    cells.map(({ result, ms }) => [
      result.domain, result.level, result.wanted, result.tried, result.admitted, percent(result.admitted, result.tried), `${(ms / 1000).toFixed(1)} s`,
      Object.entries(result.rejected).map(([code, count]) => `${code} ${count}`).join(', ') || '–',
    ]),
  );
}

/** The paper's own share of each cell, in domains whose checks go beyond the paper's. */
export function paperShares(cells: readonly CellYield[], domains: readonly Domain[]): { domain: string; level: number; tried: number; admitted: number; byPaper: number }[] {
  return cells.flatMap(({ domain: name, level, tried, admitted, rejected }) => {
    const beyond = domains.find((domain) => domain.name === name)?.beyondPaper;
    return beyond ? [{ domain: name, level, tried, admitted, byPaper: admitted + beyond.reduce((sum, code) => sum + (rejected[code] ?? 0), 0) }] : [];
  });
}

function shareTable(shares: ReturnType<typeof paperShares>): string {
  return table(
    ['domain', '>level', '>tried', '>share by the checks here', ">by the paper's own"],
    shares.map((s) => [s.domain, s.level, s.tried, percent(s.admitted, s.tried), percent(s.byPaper, s.tried)]),
  );
}

function shortfall({ domain, level, wanted, admitted, tried, ended }: CellYield): string {
  const why = ended === 'exhausted' ? `no more groups exist (${tried} were tried)` : `it gave up after ${tried} candidates`;
  return `${domain} L${level} has ${admitted} of ${wanted} tasks: ${why}`;
}
