import { describe, expect, it } from 'vitest';
import { checkAdmission, refuse, taskId, verdictOf, type Admission, type Composed, type Domain, type Runtimes } from '@codewalk/core';
import { toyDomain } from './toy.js';

const services = { runtimes: {} as Runtimes, signal: new AbortController().signal };
const task = { values: [4, 5], note: '7' };

function admission(domain: Domain, reference: unknown = 9): Promise<Admission> {
  const prompt = domain.prompt(task);
  const composed: Composed = { id: taskId(domain, prompt), prompt, task, reference };
  return checkAdmission(domain, composed, 2, services);
}

const codeOf = (a: Admission): string => (a.outcome === 'rejected' ? a.code : a.outcome);

describe('admission', () => {
  it('keeps what it saw as evidence', async () => {
    expect(await admission(toyDomain())).toEqual({
      outcome: 'admitted',
      evidence: { unsolved: [1, 2].map(() => ({ kind: 'holds', cases: [{ name: 'open', status: 'pass' }] })), reference: [{ name: 'sum', status: 'pass' }] },
    });
  });

  it.each<[string, Partial<Domain>]>([
    ['thirteen', { unsolved: (_t, i) => (i === 1 ? { kind: 'violated', code: 'thirteen', cases: [] } : { kind: 'holds', cases: [] }) }],
    ['limit', { unsolved: () => ({ kind: 'holds', cases: [{ name: 'slow', status: 'limit' }] }) }],
    ['empty-answer-passes', { answer: { render: (_t, a) => String(a), parse: (_t, { text }) => ({ ok: true, value: Number(text) || 9 }) } }],
    ['limit', { answer: { render: (_t, a) => String(a), parse: (_t, { text }) => ({ ok: true, value: Number(text) }) }, verify: (_t, a) => verdictOf([{ name: 'slow', status: a === 0 ? 'limit' : 'pass' }]) }],
    ['reference-unreadable', { answer: { render: () => 'nine', parse: (_t, { text }) => (text === '' ? refuse('empty', '') : refuse('no-number', text)) } }],
    ['reference-unreadable', { answer: { render: (_t, a) => String(a), parse: (_t, { text }) => (text === '' ? refuse('empty', '') : { ok: true, value: Number(text) + 1 }) } }],
    ['reference-fails', { verify: () => verdictOf([{ name: 'sum', status: 'fail' }]) }],
    ['own-code', { verify: () => verdictOf([{ name: 'sum', status: 'fail', code: 'own-code' }]) }],
    ['limit', { verify: () => verdictOf([{ name: 'sum', status: 'limit' }]) }],
    ['error', { verify: () => verdictOf([]) }],
    ['error', { unsolved: () => ({ kind: 'error', cases: [{ name: 'x', status: 'error' }] }) }],
    ['free-rider', { ablate: () => ({ ok: true, value: 9 }) }],
    ['not-ablatable', { ablate: () => refuse('not-ablatable', 'cannot') }],
    ['admitted', { ablate: (_t, r, i) => ({ ok: true, value: (r as number) - i - 1 }) }],
    ['admitted', { unsolved: () => ({ kind: 'not-applicable', code: 'level-1' }) }],
  ])('%s', async (expected, over) => {
    expect(codeOf(await admission(toyDomain(over)))).toBe(expected);
  });

  it('rejects a reference that passes once but not twice alike', async () => {
    let calls = 0;
    const flaky = toyDomain({ verify: () => verdictOf([{ name: `run ${calls++}`, status: 'pass' }]) });
    expect(codeOf(await admission(flaky))).toBe('unstable');
  });

  it('rejects a swapped reference', async () => {
    expect(codeOf(await admission(toyDomain(), 10))).toBe('reference-fails');
  });

  it('gives both runs of a verification the same streams', async () => {
    const drawn: number[] = [];
    const domain = toyDomain({ verify: (_t, _a, ctx) => verdictOf([{ name: String(drawn.push(ctx.stream('inputs').int(1e6)) && drawn.at(-1)), status: 'pass' }]) });
    expect(codeOf(await admission(domain))).toBe('admitted');
    expect(new Set(drawn).size).toBe(1);
  });
});
