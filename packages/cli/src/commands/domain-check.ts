import { checkDomain, checkNames, promiseOf, type CheckResult } from '@codewalk/testkit';
import pc from 'picocolors';
import type { Output } from '../output.js';
import { planRun } from '../plan.js';
import { startProgress } from '../progress.js';
import { atomFolder, loadPool, readAtoms, withSession } from '../session.js';
import { table } from '../table.js';

export interface DomainCheckOptions {
  readonly atoms?: string;
  readonly set?: readonly string[];
  readonly seed?: string;
  /** Tasks of each level. */
  readonly tasks?: number;
  readonly jobs?: number;
}

/**
 * Runs the contract suite on a domain: exit 1 when it breaks a promise, 3 when the machine kept one from being checked.
 */
export async function checkDomainCommand(spec: string, { tasks, jobs, ...flags }: DomainCheckOptions, output: Output): Promise<number> {
  const { seed, domains } = await planRun({ ...flags, domain: [spec] });
  const { domain, options, atoms } = domains[0]!;
  return withSession([domain], jobs, async (session) => {
    const folder = atomFolder(domain, atoms);
    const pool = await loadPool(domain, await readAtoms(domain, folder, options, session), folder, session, output);
    const results: CheckResult[] = [];
    const progress = startProgress(output, `${domain.name} contract`, checkNames.length);
    try {
      for await (const result of checkDomain(domain, { pool, options, services: session, seed, tasks, jobs: session.jobs })) {
        results.push(result);
        progress.update(results.length, checkNames[results.length] ?? '');
      }
    } finally {
      progress.stop();
    }
    say(results, output);
    const failed = results.filter((r) => r.status === 'fail').length;
    const errors = results.filter((r) => r.status === 'error').length;
    output.note(failed + errors === 0
      ? `\n${domain.name} ${domain.version} keeps its contract: ${results.length} checks on a pool of ${pool.atoms.length} atoms`
      : `\n${domain.name} ${domain.version}: ${results.length - failed - errors} checks passed, ${failed} failed, ${errors} could not be made; seed ${seed}. docs/new-domain.md says what each asks`);
    output.document({ domain: domain.name, version: domain.version, seed, atoms: pool.atoms.length, passed: results.length - failed - errors, failed, errors, checks: results.map((r) => ({ ...r, promise: promiseOf(r.check) })) });
    return failed > 0 ? 1 : errors > 0 ? 3 : 0;
  });
}

const marks = { pass: pc.green('pass'), fail: pc.red('FAIL'), error: pc.yellow('error') };
const MAX_PROBLEMS = 5;

/** A line for each check, then the problems of those that failed. */
function say(results: readonly CheckResult[], output: Output): void {
  output.result(table(['check', '', 'what was checked'], results.map((r) => [r.check, marks[r.status], r.status === 'fail' ? promiseOf(r.check) : r.detail])));
  for (const { check, status, problems } of results) {
    if (status !== 'fail') continue;
    const shown = problems.slice(0, MAX_PROBLEMS);
    const more = problems.length > MAX_PROBLEMS ? [`and ${problems.length - MAX_PROBLEMS} more`] : [];
    output.result(`\n${check} ${marks[status]}\n${[...shown, ...more].map((problem) => `  ${problem}`).join('\n')}`);
  }
}
