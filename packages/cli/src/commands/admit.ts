import { isDeepStrictEqual } from 'node:util';
import { Bank, type BankTask } from '@codewalk/bank';
import { checkAdmission, domainFault, environmentError, Lanes, promptOf, taskId, throwProblems, toolsOf, type Admission, type Domain, type Problem } from '@codewalk/core';
import { bankDomain, loadDomain } from '../domains.js';
import { report, type Output } from '../output.js';
import { startProgress } from '../progress.js';
import { withSession, type Session } from '../session.js';
import { table } from '../table.js';

/** The domains of a bank, by name: those asked for, or all that it has. */
export async function bankDomains(bank: Bank, asked: readonly string[] | undefined): Promise<Map<string, Domain>> {
  const loaded = await Promise.all(asked ? asked.map(loadDomain) : bank.manifest.domains.map(({ name }) => bankDomain(name)));
  const domains = new Map(loaded.map((d) => [d.name, d]));
  const problems: Problem[] = [];
  for (const domain of domains.values()) {
    const made = bank.manifest.domains.find((d) => d.name === domain.name);
    if (!made) problems.push({ code: 'no-domain', message: `the bank has no tasks of ${domain.name}; it has ${bank.manifest.domains.map((d) => d.name).join(', ')}` });
    else if (made.version.split('.')[0] !== domain.version.split('.')[0]) {
      problems.push({ code: 'other-version', message: `the bank was made with ${domain.name} ${made.version}; this is ${domain.version}`, hint: 'use the codewalk that made it, or generate it anew' });
    }
  }
  throwProblems(problems);
  return domains;
}

export interface AdmitOptions {
  readonly domain?: readonly string[];
  readonly limit?: number;
  readonly jobs?: number;
}

/** Checks a bank again: every hash, then every task by the very admission that made it. Exit 1 if one is not admitted again. */
export async function admitBank(root: string, options: AdmitOptions, output: Output): Promise<number> {
  const bank = Bank.open(root);
  const domains = await bankDomains(bank, options.domain);
  const tasks = bank.manifest.cells.filter((c) => domains.has(c.domain)).flatMap(({ domain, level }) => [...bank.tasks(domain, level)]).slice(0, options.limit);
  return withSession([...domains.values()], options.jobs, async (session) => {
    noteToolchain(bank, domains, session, output);
    const progress = startProgress(output, 'admit', tasks.length);
    const lanes = new Lanes(session.jobs);
    let done = 0;
    const checked = await Promise.all(tasks.map(async (task) => {
      const admission = await lanes.run(() => readmit(domains.get(task.domain)!, task, session), (a) => a.outcome === 'error');
      progress.update(++done);
      return { task, admission };
    })).finally(() => progress.stop());
    const errors = checked.filter(({ admission }) => admission.outcome === 'error');
    const failed = checked.flatMap(({ task, admission }) => (admission.outcome === 'rejected' ? [{ task_id: task.id, code: admission.code, detail: explain(admission) }] : []));
    output.result(`${tasks.length} tasks, ${tasks.length - failed.length - errors.length} admitted again${failed.length ? `, ${failed.length} not` : ''}${errors.length ? `, ${errors.length} could not be checked` : ''}`);
    if (failed.length > 0) output.result(table(['task', 'code', 'why'], failed.map((f) => [f.task_id, f.code, f.detail])));
    output.document({ tasks: tasks.length, admitted: tasks.length - failed.length - errors.length, failed: failed.map(({ task_id, code }) => ({ task_id, code })), errors: errors.map(({ task }) => task.id) });
    if (errors.length > 0) return report(environmentError('machine-error', `${errors.length} tasks could not be checked for a reason of this machine, the first ${errors[0]!.task.id}`, { hint: 'run `codewalk doctor`' }), false); // the document was given
    return failed.length > 0 ? 1 : 0;
  });
}

function explain(admission: Extract<Admission, { outcome: 'rejected' }>): string {
  const failing = admission.cases.find((c) => c.status !== 'pass');
  return admission.detail ?? (failing ? `${failing.name}${failing.detail ? `: ${failing.detail}` : ''}` : '');
}

/** Says where this machine differs from the one that made the bank; the check goes on all the same. */
export function noteToolchain(bank: Bank, domains: ReadonlyMap<string, Domain>, { machine }: Session, output: Output): void {
  for (const [name, domain] of domains) {
    const now = { ...machine.fingerprint(toolsOf(domain)) };
    const made = bank.manifest.toolchains.map((t) => t[name] ?? {});
    if (!made.some((m) => isDeepStrictEqual(m, now))) output.warn(`${name}: the bank was made with ${Object.values(made[0]!).join(', ')}; this machine has ${Object.values(now).join(', ')}`);
  }
}

/** One task by what the bank holds of it: its payload parses, gives the prompt and the id that are published, and is admitted. */
async function readmit(domain: Domain, { id, level, prompt, task, reference, walk }: BankTask, session: Session): Promise<Admission> {
  const broken = (code: string, detail: string): Admission => ({ outcome: 'rejected', code, detail, cases: [] });
  const parsedTask = domain.schema.task.safeParse(task);
  if (!parsedTask.success) return broken('bad-task', parsedTask.error.issues[0]!.message);
  const parsedReference = domain.schema.answer.safeParse(reference);
  if (!parsedReference.success) return broken('bad-reference', parsedReference.error.issues[0]!.message);
  if (walk.length !== level) return broken('bad-walk', `the walk has ${walk.length} atoms at level ${level}`);
  session.signal.throwIfAborted();
  try {
    if (!isDeepStrictEqual(promptOf(domain, parsedTask.data), prompt)) return broken('other-prompt', 'the published prompt is not the one that the task gives');
    if (taskId(domain, prompt) !== id) return broken('other-id', 'the id is not that of the prompt');
    return await checkAdmission(domain, { id, prompt, task: parsedTask.data, reference: parsedReference.data }, level, session);
  } catch (cause) {
    session.signal.throwIfAborted();
    throw domainFault(domain, `task ${id}`, cause);
  }
}
