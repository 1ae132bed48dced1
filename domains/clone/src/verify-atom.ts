import { verdictOf, type Case, type Context, type Verdict } from '@codewalk/core';
import type { Atom, Label } from './atom.js';
import { lookAt, type Finding } from './look.js';
import { pairOf } from './suite.js';

/**
 * V_a: both sides compile and do nothing that lies outside; the type-driven inputs and those of the search confirm the label, at
 * least 300 each; and the pair is as weak as it says, no more and no less.
 */
export async function verifyAtom(atom: Omit<Atom, 'provenance'>, ctx: Context): Promise<Verdict & { figures?: Readonly<Record<string, unknown>> }> {
  const [look] = await lookAt([pairOf(atom)], ctx);
  if (look!.kind === 'lost') return verdictOf([{ name: 'runs', status: 'error', detail: look!.why }]);
  if (look!.kind === 'unfit') return verdictOf([look!.case]);
  const { findings, weak, distinct, thrown } = look!;
  const cases = findings.map((finding) => confirm(finding, atom.label));
  if ((weak !== null) !== atom.weak) {
    cases.push({ name: 'weak', status: 'fail', code: 'weak', detail: weak ?? 'the header says weak: yes, but its outcomes say enough' });
  }
  const [typed, searched] = findings.map(({ inputs, different }) => [inputs, different]);
  return { ...verdictOf(cases), figures: { typed, searched, distinct, thrown } };
}

/** What a generator found, against the label. */
export function confirm({ name, inputs, difference }: Finding, label: Label): Case {
  if ((difference === null) === (label === 'eq')) return { name, status: 'pass' };
  return label === 'eq' ? { name, status: 'fail', code: 'diverges', detail: difference! } : { name, status: 'fail', code: 'no-difference', detail: `none of ${inputs} inputs tells the two methods apart` };
}
