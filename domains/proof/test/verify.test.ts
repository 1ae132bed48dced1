import { makeContext, type Context, type Runtimes, type SolverRuntime } from '@codewalk/core';
import { afterAll, describe, expect, it } from 'vitest';
import type { Answer, Task } from '../src/task.js';
import { ablate, unsolved, verify, verifyAtom, verifyEdge } from '../src/verify.js';
import { atomOf, atomsOf, chain, composed, programFile } from './fixture.js';
import { closed, opened } from './judged.js';

afterAll(closed);

const context = async (): Promise<Context> => makeContext('test', (await opened()).runtimes, new AbortController().signal);
const verdict = async ({ task, reference }: { task: Task; reference: Answer }): Promise<unknown> => (await verify(task, reference, await context())).cases.find((c) => c.status !== 'pass')?.code;

describe('admission', { timeout: 60_000 }, () => {
  it('holds that an uncompleted program fails, and a completed one verifies', async () => {
    const { task, reference } = chain();
    expect((await unsolved(task, await context())).kind).toBe('holds');
    expect((await verify(task, reference, await context())).status).toBe('pass');
  });

  it('finds tasks that need no proof, or are not well formed', async () => {
    const { task } = chain();
    const trivial = composed(atomOf('t', 'fn f(n: u8) -> (r: u8) ensures r <= 255 { n }'));
    expect(await unsolved(trivial.task, await context())).toMatchObject({ kind: 'violated', code: 'already-verified' });
    const broken = { ...task, program: task.program.replace('a2_limit < 1000,', 'a2_limit < true,') };
    expect(await unsolved(broken, await context())).toMatchObject({ kind: 'violated', code: 'ill-formed' });
    const unknown = { ...task, program: task.program.replace('let mut n: usize = 0;', 'let mut n: f64 = 0;') };
    expect(await unsolved(unknown, await context())).toMatchObject({ kind: 'violated', code: 'ill-formed' });
  });

  it('refuses a driver that may assume a contradiction', async () => {
    expect(await verdict(composed(atomOf('c', 'fn f(n: u8) -> (r: u8) requires n < 3, n > 5, ensures r == 200, { n }')))).toBe('vacuous');
  });

  it('refuses a chain whose later precondition does not follow', async () => {
    const some = atomOf('some', 'fn some(n: u8) -> (r: u8) ensures r >= n { n }');
    const half = (requires: string): ReturnType<typeof atomOf> => atomOf('half', `fn half(n: u8) -> (r: u8) requires ${requires}, ensures r == n / 2, { n / 2 }`);
    expect(await verdict(composed(some, half('n % 2 == 0')))).toBe('not-verified');
    expect((await verifyEdge(some, half('n % 2 == 0'), await context())).status).toBe('fail');
    expect((await verifyEdge(some, half('n >= 0'), await context())).status).toBe('pass');
  });

  it('fails without what proves any one atom', async () => {
    const { task, reference } = chain();
    for (const i of [0, 1]) {
      const without = ablate(task, reference, i);
      if (!without.ok) throw new Error(without.detail);
      expect(without.value.program).not.toBe(reference.program);
      expect((await verify(task, without.value, await context())).cases.at(-1)).toMatchObject({ name: 'verified', status: 'fail', code: 'not-verified' });
    }
    const second = ablate(task, reference, 1);
    expect(second.ok && second.value.program).not.toContain('f2_one_more');
    expect(second.ok && second.value.program).toContain('forall|j: int| 0 <= j < i ==> #[trigger] r[j] == 2 * v[j]');
  });

  it('verifies atoms by their own programs', async () => {
    for (const name of ['doubled-numbers', 'large-ones']) expect((await verifyAtom(atomsOf(programFile(name))[0]!, await context())).status).toBe('pass');
    expect((await verifyAtom(atomOf('wrong', 'fn f(n: u8) -> (r: u8) ensures r > n { n }'), await context())).status).toBe('fail');
  });
});

describe('a solver', () => {
  const withSolver = async (solver: SolverRuntime): Promise<Context> => makeContext('test', Object.create((await opened()).runtimes, { solver: { value: solver } }) as Runtimes, new AbortController().signal);

  it('that fails is the fault of the machine, not of the answer', async () => {
    const { task, reference } = chain();
    const seen = await verify(task, reference, await withSolver({ id: 'none', run: () => Promise.resolve({ kind: 'fault', message: 'gone' }) }));
    expect([seen.status, seen.cases.at(-1)]).toEqual(['error', { name: 'verified', status: 'error', detail: 'f2_one_more: gone' }]);
    expect((await unsolved(task, await withSolver({ id: 'none', run: () => Promise.resolve({ kind: 'fault', message: 'gone' }) }))).kind).toBe('error');
  });

  it('whose memory is used up does not accept', async () => {
    const { task, reference } = chain();
    const seen = await verify(task, reference, await withSolver({ id: 'full', run: () => Promise.resolve({ kind: 'exhausted' }) }));
    expect([seen.status, seen.cases.at(-1)!.status]).toEqual(['fail', 'limit']);
    expect(await unsolved(task, await withSolver({ id: 'full', run: () => Promise.resolve({ kind: 'exhausted' }) }))).toMatchObject({ kind: 'holds', cases: [{ status: 'limit' }] });
  });

  it('is asked no script of what stands unchanged twice', async () => {
    const { task, reference } = chain();
    const { runtimes } = await opened();
    const asked: string[] = [];
    const ctx = await withSolver({ id: runtimes.solver.id, run: (script, signal) => (asked.push(script), runtimes.solver.run(script, signal)) });
    await verify(task, reference, ctx);
    const known = new Set(asked.splice(0));
    const changed = { program: reference.program.replace('            r.len() == i,\n', '            r.len() == i,\n            0 <= i,\n') };
    await verify(task, changed, ctx);
    expect(new Set(asked.filter((script) => !known.has(script))).size).toBe(2); // the body and the loop of the function that changed
    expect(asked.length).toBeGreaterThan(2);
  });
});
