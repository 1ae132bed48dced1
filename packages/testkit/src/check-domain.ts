import type { Domain } from '@codewalk/core';
import { watchAmbient } from './ambient.js';
import { abort } from './checks/abort.js';
import { rendering, total } from './checks/answers.js';
import { ambient, compose, inputs, tasks } from './checks/composition.js';
import { relation, roundTrips } from './checks/pool.js';
import { hiddenReference, leaks, stablePrompt } from './checks/prompts.js';
import { benign, empty, hacks, nearMisses, otherReferences, reference } from './checks/verdicts.js';
import type { Check, Finding } from './finding.js';
import { MachineFailed, Subject, type CheckRequest } from './subject.js';
import { DomainThrew } from './watched.js';

/** The contract of a domain, promise by promise (docs/new-domain.md). */
const contract = {
  relation,
  tasks,
  'round-trips': roundTrips,
  compose,
  inputs,
  reference,
  empty,
  'near-misses': nearMisses,
  hacks,
  'other-references': otherReferences,
  benign,
  rendering,
  total,
  'hidden-reference': hiddenReference,
  'stable-prompt': stablePrompt,
  leaks,
  abort,
  ambient, // last: it speaks of everything that ran before
} satisfies Record<string, Check>;

export type CheckName = keyof typeof contract;

/** All checks in the order in which they run. */
export const checkNames = Object.keys(contract) as CheckName[];

/** What each check promises, as a sentence. */
export const promiseOf = (check: CheckName): string => contract[check].says;

/** `error`: the promise could not be checked, since the machine failed or another failing check left nothing to look at. */
export interface CheckResult {
  readonly check: CheckName;
  readonly status: 'pass' | 'fail' | 'error';
  /** One line: what was checked, or the first problem. */
  readonly detail: string;
  /** Every problem found, each with the walk that shows it; the walk's path begins with the seed. */
  readonly problems: readonly string[];
}

/**
 * The contract suite: every promise that a domain makes to the engine, checked on tasks from real walks of its pool at its
 * lowest level, 2 and 3. Results come in the order of `checkNames`, one each, as they are known; no check can be left out.
 * Throws when the signal is aborted, and an environment error where a runtime gives one.
 */
export async function* checkDomain(domain: Domain, request: CheckRequest): AsyncGenerator<CheckResult, void> {
  const subject = new Subject(domain, request);
  const stopWatching = watchAmbient();
  try {
    for (const check of checkNames) {
      request.services.signal.throwIfAborted();
      yield { check, ...(await outcome(contract[check], subject)) };
    }
  } finally {
    stopWatching();
  }
}

async function outcome(check: Check, subject: Subject): Promise<Omit<CheckResult, 'check'>> {
  let finding: Finding;
  try {
    finding = await check.run(subject);
  } catch (error) {
    if (error instanceof DomainThrew) return { status: 'fail', detail: error.message, problems: [error.message] };
    if (error instanceof MachineFailed) return { status: 'error', detail: `the machine failed: ${error.message}`, problems: [] };
    throw error;
  }
  const { checked, seen, problems } = finding;
  if (problems.length > 0) return { status: 'fail', detail: problems.length === 1 ? problems[0]! : `${problems[0]} (and ${problems.length - 1} more)`, problems };
  if (checked === 0) {
    const { tasks: drawn } = await subject.sample();
    return { status: 'error', detail: `nothing to check: ${drawn.length === 0 ? 'no walk became a task' : seen}`, problems: [] };
  }
  return { status: 'pass', detail: seen, problems: [] };
}
