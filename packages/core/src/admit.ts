import { isDeepStrictEqual } from 'node:util';
import { noAnswer, readAnswer } from './answer-text.js';
import { digestOf } from './canonical.js';
import { makeContext, type Context } from './context.js';
import type { Domain } from './domain.js';
import { bug, CodewalkError } from './errors.js';
import { promptSchema, type File, type Prompt } from './file.js';
import type { Refusal, Result } from './result.js';
import type { Runtimes } from './runtime.js';
import { sameCases, verdictOf, type Case, type Unsolved, type Verdict } from './verdict.js';

/** What admission and grading borrow from the machine. */
export interface Services {
  readonly runtimes: Runtimes;
  readonly signal: AbortSignal;
}

/** What was seen when a task was admitted: Eq. 1 for each atom, and the cases of Eq. 2. */
export interface Evidence {
  readonly unsolved: readonly { readonly kind: 'holds' | 'not-applicable'; readonly code?: string; readonly cases?: readonly Case[] }[];
  readonly reference: readonly Case[];
}

/** Eq. 1 and Eq. 2 on one candidate: admitted with evidence, rejected with a code, or our machine failed. */
export type Admission =
  | { readonly outcome: 'admitted'; readonly evidence: Evidence }
  | { readonly outcome: 'rejected'; readonly code: string; readonly detail?: string; readonly cases: readonly Case[] }
  | { readonly outcome: 'error'; readonly cases: readonly Case[] };

/** A task before it has a number: what was composed and what a solver would be shown. */
export interface Composed<Task = unknown, Answer = unknown> {
  readonly id: string;
  readonly prompt: Prompt;
  readonly task: Task;
  readonly reference: Answer;
}

/** `<domain>-<12 hex>` of what a solver is shown, so the id tells nothing else. */
export const taskId = (domain: Domain, prompt: Prompt): string => `${domain.name}-${digestOf(prompt).slice(0, 12)}`;

/** The prompt of a task, checked against its schema. Throws a bug error where the domain breaks it. */
export function promptOf(domain: Domain, task: unknown): Prompt {
  const parsed = promptSchema.safeParse(domain.prompt(task));
  if (parsed.success) return parsed.data;
  throw bug('bad-prompt', `domain ${domain.name} gave a prompt that is not one: ${parsed.error.issues[0]!.message}`);
}

/** The streams of a verification are named by the task alone, so admission and grading see the same inputs. */
export const verifyContext = (id: string, { runtimes, signal }: Services): Context => makeContext(`verify/${id}`, runtimes, signal);

const rejected = (code: string, cases: readonly Case[], detail?: string): Admission => ({
  outcome: 'rejected',
  code,
  cases,
  ...(detail === undefined ? {} : { detail }),
});

const limited = (cases: readonly Case[]): boolean => cases.some((c) => c.status === 'limit');

/**
 * Admission of one composed task (paper §2.4): Eq. 1 for every atom; the empty answer fails; the reference, written out and
 * read back as an answer would be, passes the grading check twice with the same cases; without any one atom it fails.
 * A limit met on the way is a rejection, never evidence.
 */
export async function checkAdmission(domain: Domain, composed: Composed, level: number, services: Services): Promise<Admission> {
  const { id, task, reference } = composed;
  const context = (): Context => verifyContext(id, services);
  const unsolved: Evidence['unsolved'][number][] = [];
  for (let i = 0; i < level; i++) {
    const seen: Unsolved = await domain.unsolved(task, i, context());
    if (seen.kind === 'error') return { outcome: 'error', cases: seen.cases };
    if (seen.kind === 'violated') return rejected(seen.code, seen.cases, `atom ${i + 1} is already solved`);
    if (seen.kind === 'holds' && limited(seen.cases)) return rejected('limit', seen.cases, `atom ${i + 1} met a limit in the unsolved task`);
    unsolved.push(seen);
  }

  const empty = domain.answer.parse(task, readAnswer(''));
  if (empty.ok) {
    const verdict = await domain.verify(task, empty.value, context());
    if (verdict.status === 'error') return { outcome: 'error', cases: verdict.cases };
    if (verdict.status === 'pass') return rejected('empty-answer-passes', verdict.cases);
    if (limited(verdict.cases)) return rejected('limit', verdict.cases, 'the empty answer met a limit');
  }

  const read = domain.answer.parse(task, readAnswer(domain.answer.render(task, reference)));
  if (!read.ok) return rejected('reference-unreadable', [], `${read.code}: ${read.detail}`);
  if (!isDeepStrictEqual(read.value, reference)) return rejected('reference-unreadable', [], 'the reference reads back as another answer');
  const first = await domain.verify(task, read.value, context());
  if (first.status === 'error') return { outcome: 'error', cases: first.cases };
  if (first.status === 'fail') return rejected(failureCode(first.cases), first.cases);
  const second = await domain.verify(task, read.value, context());
  if (second.status === 'error') return { outcome: 'error', cases: second.cases };
  if (second.status !== 'pass' || !sameCases(first.cases, second.cases)) return rejected('unstable', second.cases, 'the reference did not pass twice alike');

  for (let i = 0; domain.ablate && i < level; i++) {
    const without = await domain.ablate(task, reference, i, context());
    if (!without.ok) return rejected(without.code, [], without.detail);
    const verdict = await domain.verify(task, without.value, context());
    if (verdict.status === 'error') return { outcome: 'error', cases: verdict.cases };
    if (verdict.status === 'pass') return rejected('free-rider', verdict.cases, `the reference without atom ${i + 1} passes`);
    if (limited(verdict.cases)) return rejected('limit', verdict.cases, `the reference without atom ${i + 1} met a limit`);
  }
  return { outcome: 'admitted', evidence: { unsolved, reference: first.cases } };
}

function failureCode(cases: readonly Case[]): string {
  const failing = cases.find((c) => c.status !== 'pass')!;
  return failing.code ?? (failing.status === 'limit' ? 'limit' : 'reference-fails');
}

/** An answer's verdict, or why it could not be read; unreadable is wrong and counts. */
export interface Judged {
  readonly verdict: Verdict;
  readonly unparsable?: { readonly code: string; readonly detail: string };
}

/** What is asked beside V_G. */
export interface Judging {
  /** What worked before must still work; the domain has `regressions`. */
  readonly passToPass?: boolean;
}

/** Judges a text with the same check that admitted the task. `ctx` may be shared by all answers to this task. */
export async function judgeAnswer(domain: Domain, task: unknown, text: string, ctx: Context, judging: Judging = {}): Promise<Judged> {
  const read = readAnswer(text);
  return judgeRead(domain, task, noAnswer(read) ?? domain.answer.parse(task, read), ctx, judging);
}

/** Judges what a solver left in a workspace; the domain reads it with `answer.fromFiles`. */
export async function judgeFiles(domain: Domain, task: unknown, files: readonly File[], ctx: Context, judging: Judging = {}): Promise<Judged> {
  return judgeRead(domain, task, domain.answer.fromFiles!(task, files), ctx, judging);
}

/** What an answer that cannot be read comes to: wrong, and counted as such. */
export const unreadable = ({ code, detail }: Refusal): Judged => ({ verdict: verdictOf([{ name: 'readable', status: 'fail', detail }]), unparsable: { code, detail } });

async function judgeRead(domain: Domain, task: unknown, answer: Result<unknown>, ctx: Context, { passToPass = false }: Judging): Promise<Judged> {
  if (!answer.ok) return unreadable(answer);
  const verdict = await domain.verify(task, answer.value, ctx);
  if (!passToPass || verdict.status !== 'pass') return { verdict };
  const after = await domain.regressions!(task, answer.value, ctx);
  return { verdict: verdictOf([...verdict.cases, ...after.cases]) };
}

/** A domain must return its refusals; what it throws is a bug of its own unless it is one of our errors. */
export function domainFault(domain: Domain, where: string, cause: unknown): CodewalkError {
  if (cause instanceof CodewalkError) return cause;
  const message = cause instanceof Error ? cause.message : String(cause);
  return bug('domain-threw', `domain ${domain.name} threw at ${where}: ${message}`, { cause });
}
