import { verdictOf, type AtomVerdict, type Case, type Context } from '@codewalk/core';
import type { Atom, Label } from './atom.js';
import { lookAt, type Finding, type Look } from './look.js';
import { pairOf } from './suite.js';

/**
 * V_a: both sides compile and do nothing that lies outside; the type-driven inputs and those that the sources suggest confirm the
 * label, at least 300 each; and the pair is as weak as it says, no more and no less.
 */
export const verifyAtom = async (atom: Content, ctx: Context): Promise<AtomVerdict> => (await verifyAtoms([atom], ctx))[0]!;

/** V_a of many atoms, which then share compilers and virtual machines. */
export async function verifyAtoms(atoms: readonly Content[], ctx: Context): Promise<AtomVerdict[]> {
  const looks = await lookAt(atoms.map(pairOf), ctx);
  return atoms.map((atom, i) => judge(atom, looks[i]!));
}

type Content = Omit<Atom, 'provenance'>;

function judge({ label, weak: declared }: Content, look: Look): AtomVerdict {
  if (look.kind === 'lost') return verdictOf([{ name: 'runs', status: 'error', detail: look.why }]);
  if (look.kind === 'unfit') return verdictOf([look.case]);
  const { findings, weak, distinct, thrown } = look;
  const cases = findings.map((finding) => confirm(finding, label));
  if ((weak !== null) !== declared) {
    cases.push({ name: 'weak', status: 'fail', code: 'weak', detail: weak ?? 'the header says weak: yes, but its outcomes say enough' });
  }
  const [typed, searched] = findings.map(({ inputs, different }) => [inputs, different]);
  return { ...verdictOf(cases), figures: { typed, searched, distinct, thrown } };
}

/** What a generator found, against the label. */
function confirm({ name, inputs, difference }: Finding, label: Label): Case {
  if ((difference === null) === (label === 'eq')) return { name, status: 'pass' };
  return label === 'eq' ? { name, status: 'fail', code: 'diverges', detail: difference! } : { name, status: 'fail', code: 'no-difference', detail: `none of ${inputs} inputs tells the two methods apart` };
}
