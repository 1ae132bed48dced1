import { refuse, verdictOf, type Case, type Context, type Result, type Unsolved, type Verdict } from '@codewalk/core';
import { Refusal as Unreadable } from '@codewalk/verus';
import type { Atom } from './atom.js';
import { bypasses, hidingCharacter } from './bypass.js';
import { compose } from './compose.js';
import { restore } from './identity.js';
import { partsOf } from './program-items.js';
import { proofCase, prove } from './prove.js';
import { DRIVER, type Answer, type Task } from './task.js';

/** Answers longer than this are not read. */
const MOST_CHARACTERS = 400_000;

/**
 * V_G (paper §3.2, B.2): no bypass; code, preconditions, specifications, predicates and driver are the task's own; the program with
 * these put back verifies; and its driver does not prove `false`, since a contradiction would prove all.
 */
export async function verify(task: Task, answer: Answer, ctx: Context): Promise<Verdict> {
  const cases: Case[] = [];
  const refused = (name: string, code: string, detail: string): Verdict => verdictOf([...cases, { name, status: 'fail', code, detail }]);
  const hidden = hidingCharacter(answer.program);
  if (hidden !== undefined) return refused('readable', 'hidden-text', `the character ${hidden} can make a text look like another one`);
  if (answer.program.length > MOST_CHARACTERS) return refused('readable', 'too-long', `a program longer than ${MOST_CHARACTERS} characters is not read`);
  const bypass = reading(() => bypasses(answer.program, task.program));
  if (!bypass.ok) return refused('readable', bypass.code, bypass.detail);
  const { found, counted } = bypass.value;
  if (found.length > 0) return refused('no bypass', 'bypass', found.join(', '));
  cases.push({ name: 'no bypass', status: 'pass', ...(counted.length > 0 ? { detail: counted.join('; ') } : {}) });

  const parts = reading(() => partsOf(answer.program, (name) => name === DRIVER));
  if (!parts.ok) return refused('readable', parts.code, parts.detail);
  cases.push({ name: 'readable', status: 'pass' });

  const restored = restore(task, parts.value);
  if ('ok' in restored) return refused('unchanged', restored.code, restored.detail);
  cases.push({ name: 'unchanged', status: 'pass' });

  const proof = proofCase('verified', await prove(restored.program, ctx));
  cases.push(proof);
  if (proof.status === 'pass') cases.push(await consistent(restored.withFalse, ctx));
  return verdictOf(cases);
}

async function consistent(withFalse: string, ctx: Context): Promise<Case> {
  const name = 'the driver does not prove false';
  const seen = proofCase(name, await prove(withFalse, ctx));
  if (seen.code === 'not-verified') return { name, status: 'pass' };
  return seen.status === 'pass' ? { name, status: 'fail', code: 'vacuous', detail: 'what the driver may assume contradicts itself' } : seen;
}

/** What the lexer and the parser of the verifier make of a text, their refusals as values. */
function reading<T>(read: () => T): Result<T> {
  try {
    return { ok: true, value: read() };
  } catch (e) {
    if (!(e instanceof Unreadable)) throw e;
    return refuse(e.finding.kind === 'unsupported' ? 'not-understood' : 'syntax', e.finding.message);
  }
}

/** V_a: the function's own program, with its annotations, under a driver that calls it alone. */
export async function verifyAtom(atom: Atom, ctx: Context): Promise<Verdict & { figures?: Record<string, unknown> }> {
  const made = compose([atom]);
  if (!made.ok) return verdictOf([{ name: 'composed', status: 'fail', code: made.code, detail: made.detail }]);
  const verdict = await verify(made.value.task, made.value.reference, ctx);
  return { ...verdict, figures: { functions: atom.items.length } };
}

/** An edge: the two functions under one driver verify. */
export async function verifyEdge(a: Atom, b: Atom, ctx: Context): Promise<Verdict> {
  const made = compose([a, b]);
  if (!made.ok) return verdictOf([{ name: 'composed', status: 'fail', code: made.code, detail: made.detail }]);
  return verdictOf([proofCase('verified', await prove(made.value.reference.program, ctx))]);
}

/** Eq. 1 as the paper has it (§3.2): the uncompleted program is well formed, and fails as a whole. */
export async function unsolved({ program }: Task, ctx: Context): Promise<Unsolved> {
  const seen = proofCase('the uncompleted program', await ctx.once('unsolved', () => prove(program, ctx)));
  if (seen.status === 'error') return { kind: 'error', cases: [seen] };
  if (seen.status === 'pass') return { kind: 'violated', code: 'already-verified', cases: [seen] };
  if (seen.status === 'limit') return { kind: 'holds', cases: [seen] };
  if (seen.code !== 'not-verified') return { kind: 'violated', code: 'ill-formed', cases: [seen] };
  return { kind: 'holds', cases: [{ name: 'the uncompleted program fails', status: 'pass', detail: seen.detail! }] };
}

/** The reference with what proves atom i taken out again. */
export function ablate(task: Task, reference: Answer, index: number): Result<Answer> {
  const { prefix } = task.components[index]!;
  const own = new Map(partsOf(task.program, (name) => name === DRIVER).items.map((i) => [i.name, i.text]));
  const { program, items } = partsOf(reference.program);
  const kept = items.flatMap(({ name, mode, text }) => {
    if (!name.startsWith(prefix)) return [text];
    return mode === 'proof' ? [] : [own.get(name) ?? text];
  });
  const uses = program.imports.map((path) => `use ${path};`).join('\n');
  return { ok: true, value: { program: [uses, 'verus! {', ...kept, '} // verus!', 'fn main() {}\n'].join('\n\n') } };
}
