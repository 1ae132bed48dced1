/**
 * One named check inside a verdict. `limit`: the judged code went over its own CPU, memory, output or solver limit;
 * `error`: our machine failed. `code` names the rejection this case causes when it fails at admission.
 */
export interface Case {
  readonly name: string;
  readonly status: 'pass' | 'fail' | 'limit' | 'error';
  readonly detail?: string;
  readonly code?: string;
}

/** `error` is only ever our machine's fault; a wrong answer, also one over its limits, is `fail` (DESIGN §4). */
export interface Verdict {
  readonly status: 'pass' | 'fail' | 'error';
  readonly cases: readonly Case[];
}

/** The verdict of some cases: none at all is an error, one error makes an error, one failure or limit a fail. */
export function verdictOf(cases: readonly Case[]): Verdict {
  if (cases.length === 0) return { status: 'error', cases: [{ name: 'cases', status: 'error', detail: 'no case was checked' }] };
  if (cases.some((c) => c.status === 'error')) return { status: 'error', cases };
  return { status: cases.every((c) => c.status === 'pass') ? 'pass' : 'fail', cases };
}

/** Eq. 1 for one atom, in its domain's own form (paper §2.4, DESIGN §4). */
export type Unsolved =
  | { readonly kind: 'holds'; readonly cases: readonly Case[] }
  | { readonly kind: 'violated'; readonly code: string; readonly cases: readonly Case[] }
  | { readonly kind: 'not-applicable'; readonly code: string }
  | { readonly kind: 'error'; readonly cases: readonly Case[] };

/** Whether two runs saw the same: names and statuses in order. Details may hold figures and are not compared. */
export const sameCases = (a: readonly Case[], b: readonly Case[]): boolean =>
  a.length === b.length && a.every((c, i) => c.name === b[i]!.name && c.status === b[i]!.status);
