import { describe, expect, it } from 'vitest';
import { sha256 } from '../src/digest.js';
import { cacheKey, compile, renderDiagnostics, verifySource, type Solver } from '../src/index.js';

/** Knows everything but the claims at the given positions. */
function doubting(...positions: readonly number[]): Solver {
  return { id: 'z3-test 1', run: async (script) => ({ kind: 'answers', lines: Array.from({ length: script.split('(check-sat)').length - 1 }, (_, i) => (i === 1 || positions.includes(i - 2) ? 'unknown' : 'unsat')) }) };
}

const SOURCE = `use vstd::prelude::*;

fn main() {}

verus! {

fn half(n: u32) -> (r: u32)
    requires
        n % 2 == 0,
    ensures
        2 * r == n,
{
    n / 2
}

fn caller(n: u32) -> (r: u32) {
\thalf(n)
}

} // verus!
`;

describe('a report', () => {
  it('is rendered as rustc would, with the failed clause and the call', async () => {
    const report = await verifySource(SOURCE, { solver: doubting(0), fileName: 'half.rs' });
    expect(renderDiagnostics(report, SOURCE)).toBe(`error[postcondition]: postcondition not satisfied
  --> half.rs:11:9
   |
11 |         2 * r == n,
   |         ^^^^^^^^^^
  ::: half.rs:13:5
   |
13 |     n / 2
   |     ----- at this exit

error[precondition]: precondition not satisfied
  --> half.rs:17:2
   |
17 | \thalf(n)
   | \t^^^^^^^
  ::: half.rs:9:9
   |
 9 |         n % 2 == 0,
   |         ---------- failed precondition of \`half\`

verdict: failed (0 of 2 functions verified, 2 queries, z3-test 1)
`);
  });

  it('has one shape, whatever the verdict', async () => {
    const report = await verifySource(SOURCE, { solver: doubting(), fileName: 'half.rs', rlimit: 1000 });
    expect(report).toEqual({
      format: 1,
      fileName: 'half.rs',
      verdict: 'verified',
      diagnostics: [],
      functions: [
        { name: 'half', mode: 'exec', verdict: 'verified', claims: 1, span: { line: 7, col: 1, endLine: 14, endCol: 2 } },
        { name: 'caller', mode: 'exec', verdict: 'verified', claims: 1, span: { line: 16, col: 1, endLine: 18, endCol: 2 } },
      ],
      queries: 2,
      solver: 'z3-test 1',
      rlimit: 1000,
    });
    const refused = await verifySource('nothing', { solver: doubting() });
    expect(Object.keys(refused)).toEqual(['format', 'fileName', 'solver', 'rlimit', 'verdict', 'diagnostics', 'functions', 'queries']);
    expect(renderDiagnostics(refused, 'nothing')).toBe(`error[syntax]: expected \`use\`, \`fn main\` or \`verus!\`, found \`nothing\`
 --> input.rs:1:1
  |
1 | nothing
  | ^^^^^^^

verdict: unsupported (0 of 0 functions verified, 0 queries, z3-test 1)
`);
  });

  it('stops at the first failure when asked to', async () => {
    const report = await verifySource(SOURCE, { solver: doubting(0), stopAtFirstFailure: true });
    expect(report).toMatchObject({ verdict: 'failed', queries: 1, functions: [{ verdict: 'failed' }, { verdict: 'failed' }] });
  });
});

describe('resource limits', () => {
  const limitOf = (claims: number): number => {
    const asserts = Array.from({ length: claims }, (_, i) => `assert(x < ${i + 10});`).join(' ');
    const script = compile(`use vstd::prelude::*; fn main() {} verus! { proof fn p(x: int) { ${asserts} } }`, { rlimit: 1000 }).functions[0]?.queries[0]?.script ?? '';
    return Number(/:rlimit (\d+)/.exec(script)?.[1]);
  };

  it('are whole for each claim of an ordinary function, and shared among very many', () => {
    expect([limitOf(1), limitOf(20), limitOf(100)]).toEqual([1000, 1000, 200]);
  });
});

describe('cache keys', () => {
  it('are SHA-256', () => {
    expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(sha256('é'.repeat(100))).toBe(sha256('é'.repeat(100)));
    expect(sha256('a'.repeat(119))).toBe('31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb');
  });

  it('differ by solver and by script', () => {
    expect(new Set([cacheKey('a', 'x'), cacheKey('b', 'x'), cacheKey('a', 'y')]).size).toBe(3);
  });
});
