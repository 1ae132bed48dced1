import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compile, verifySource, type Answer, type QueryCache, type Solver } from '@codewalk/verus';
import { afterAll, describe, expect, it } from 'vitest';
import { createNativeSolver } from '../../src/verus/native-solver.js';
import { createWasmSolver } from '../../src/verus/wasm-solver.js';

const SMALL = 'use vstd::prelude::*; fn main() {} verus! { fn f(x: u8) -> (r: u8) requires x < 9 ensures r == x + 1 { x + 1 } }';
/** Each use of its quantifiers makes terms that they can be used on again. */
const GROWING = `use vstd::prelude::*; fn main() {} verus! { proof fn p(s: Seq<Seq<int>>, t: Seq<int>)
    requires
        forall|i: int, j: int| (#[trigger] t[i]) + (#[trigger] t[j]) == t[i + j + 1] + t[i * j] + s[i + j][j] + s[j][i],
        forall|i: int, j: int| #[trigger] s[i][j] == s[i + 1][j - 1] + t[i + j],
        t[0] == 1,
    ensures
        t[7] == 3,
{
} }`;
const wasm = createWasmSolver({ workers: 2 });
afterAll(() => wasm.close());
const native = createNativeSolver();

describe.each([['wasm', wasm], ...(native ? [['native', native] as const] : [])] as const)('the %s solver', (_, solver) => {
  it('answers one line a question, and says what is wrong with a script', async () => {
    expect(await solver.run('(declare-const x Int)(assert (> x 1))(check-sat)(assert (< x 1))(check-sat)')).toEqual({ kind: 'answers', lines: ['sat', 'unsat'] });
    const odd = await solver.run('(assert y)(check-sat)');
    expect(odd.kind === 'answers' && odd.lines[0]).toMatch(/^\(error .*unknown constant y/);
  });

  it('starts every script afresh', async () => {
    await solver.run('(declare-const z Int)(assert false)');
    expect(await solver.run('(declare-const z Int)(check-sat)')).toEqual({ kind: 'answers', lines: ['sat'] });
  });

  it('stops by resource limit with the same answers every time', async () => {
    const hard = '(set-option :rlimit 20000)(declare-fun f (Int Int) Int)(declare-const a Int)(declare-const b Int)(assert (and (> a 1) (> b 1) (= (* a a a) (+ 7 (* b b)))))(check-sat)';
    const first = await solver.run(hard);
    expect(await solver.run(hard)).toEqual(first);
  });
});

describe('the wasm solver', () => {
  it('reads long scripts as they are written, however many run at once', async () => {
    const names = Array.from({ length: 400 }, (_, i) => `a_rather_long_name_of_a_constant_${i}`);
    const script = [...names.map((n) => `(declare-const ${n} Int)`), ...names.map((n) => `(assert (= ${n} ${n}))`), '(check-sat)'].join('\n');
    const runs = await Promise.all(Array.from({ length: 24 }, () => wasm.run(script)));
    expect(runs).toEqual(runs.map(() => ({ kind: 'answers', lines: ['sat'] })));
  });

  it('gives a fault when the wall clock runs out, and works again after it', async () => {
    const impatient = createWasmSolver({ timeoutMs: 1 });
    expect(await impatient.run('(check-sat)')).toEqual({ kind: 'fault', message: 'the solver was stopped after 1 ms' });
    await impatient.close();
    expect(await impatient.run('(check-sat)')).toEqual({ kind: 'fault', message: 'the solver is closed' });
    expect(await wasm.run('(check-sat)')).toEqual({ kind: 'answers', lines: ['sat'] });
  });

  it('says so when a script uses up its memory, and works again after it', async () => {
    const small = createWasmSolver({ memoryMb: 60 });
    expect((await verifySource(GROWING, { solver: small })).diagnostics[0]?.message).toMatch(/^the proof of `p` uses up the solver's memory/);
    expect(await small.run('(check-sat)')).toEqual({ kind: 'answers', lines: ['sat'] });
    await small.close();
  });

  it('gives a fault when the z3-solver package is not installed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'verus-worker-'));
    const alone = join(folder, 'z3-worker.mjs');
    await copyFile(new URL('../../src/verus/z3-worker.mjs', import.meta.url), alone);
    const lacking = createWasmSolver({ workerFile: pathToFileURL(alone) });
    expect(await lacking.run('(check-sat)')).toEqual({ kind: 'fault', message: "the solver could not run: Cannot find module 'z3-solver'" });
    await lacking.close();
    await rm(folder, { recursive: true });
  });

  it('replaces its worker and goes on', async () => {
    const brief = createWasmSolver({ recycleAfter: 1 });
    expect(await brief.run('(check-sat)')).toEqual({ kind: 'answers', lines: ['sat'] });
    expect(await brief.run('(assert false)(check-sat)')).toEqual({ kind: 'answers', lines: ['unsat'] });
    await brief.close();
  });
});

describe('the native solver', () => {
  it.skipIf(!native)('says so when a script uses up its memory', async () => {
    const small = createNativeSolver({ memoryMb: 60 }) as Solver;
    expect(await verifySource(GROWING, { solver: small })).toMatchObject({ verdict: 'failed', diagnostics: [{ kind: 'proof' }] });
  });

  it('is not there when its program is not', () => expect(createNativeSolver({ command: 'no-such-z3' })).toBeUndefined());
});

describe('a verdict', () => {
  const answering = (change: (lines: string[]) => string[]): Solver => ({ id: 'odd', run: async (script) => ({ kind: 'answers', lines: change(Array.from({ length: script.split('(check-sat)').length - 1 }, (_, i) => (i === 1 ? 'unknown' : 'unsat'))) }) });
  const verdictOf = async (solver: Solver): Promise<string> => (await verifySource(SMALL, { solver })).verdict;

  it('is `verified` only when every answer is in order', async () => {
    expect(await verdictOf(answering((l) => l))).toBe('verified');
    expect(await verdictOf(answering((l) => l.map((x, i) => (i === 2 ? 'unknown' : x))))).toBe('failed');
    expect(await verdictOf(answering((l) => l.map((x, i) => (i === 2 ? 'sat' : x))))).toBe('failed');
  });

  it.each<[string, (lines: string[]) => string[]]>([
    ['a line is missing', (l) => l.slice(1)],
    ['a line is too many', (l) => [...l, 'unsat']],
    ['a line is something else', (l) => ['(error "line 3 column 4: unknown constant coun")', ...l.slice(1)]],
    ['there is no line', () => []],
    ['`false` is not refuted', (l) => ['sat', ...l.slice(1)]],
    ['the axioms contradict one another', (l) => [l[0] ?? '', 'unsat', ...l.slice(2)]],
    ['a line has another case', (l) => l.map((x) => x.toUpperCase())],
  ])('is `error` when %s', async (_, change) => expect(await verdictOf(answering(change))).toBe('error'));

  it('is `error` when the solver cannot run', async () => {
    const report = await verifySource(SMALL, { solver: { id: 'none', run: async () => ({ kind: 'fault', message: 'no z3-solver package' }) } });
    expect(report).toMatchObject({ verdict: 'error', diagnostics: [{ kind: 'solver', message: 'no z3-solver package' }] });
  });

  it('is remembered by content, faults never', async () => {
    const kept = new Map<string, readonly Answer[]>();
    const cache: QueryCache = { get: async (k) => kept.get(k), set: async (k, a) => void kept.set(k, a) };
    let runs = 0;
    const counting: Solver = { id: wasm.id, run: (s) => (runs++, wasm.run(s)) };
    expect((await verifySource(SMALL, { solver: counting, cache })).verdict).toBe('verified');
    expect((await verifySource(`// other words\n${SMALL}`, { solver: counting, cache })).verdict).toBe('verified');
    expect(runs).toBe(1);
    const broken: Solver = { id: 'broken', run: async () => ({ kind: 'fault', message: '' }) };
    await verifySource(SMALL, { solver: broken, cache });
    expect(kept.size).toBe(1);
  });
});

describe('scripts', () => {
  it('hold nothing but what the checked program says: no text of the source', () => {
    const source = SMALL.replace('x < 9', 'x < 9 /* (include "/etc/passwd") */');
    const scripts = compile(source).functions.flatMap((f) => f.queries.map((q) => q.script));
    expect(scripts.join('\n')).not.toContain('include');
  });
});
