import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { dialectAttributes, findRealVerus, type RealVerus } from '../../src/verus/real-verus.js';

const STAND_IN = fileURLToPath(new URL('./stand-in.mjs', import.meta.url));

async function verus(version = '0.2024.07.01.abc', timeoutMs = 60_000): Promise<RealVerus> {
  const found = await findRealVerus({ command: process.execPath, commandArgs: [STAND_IN, version], timeoutMs });
  if (typeof found === 'string') throw new Error(found);
  return found;
}

const program = (outcome: string): string => `use vstd::prelude::*; // outcome: ${outcome}\nverus! { fn f() {} }\nfn main() {}\n`;

describe('the real Verus, played by a stand-in', () => {
  it.each([
    ['accept', 'verified'],
    ['warning-only', 'verified'],
    ['reject', 'failed'],
    ['borrow-error-after-success', 'failed'],
    ['borrow-error', 'failed'],
    ['rustc-error', 'failed'],
    ['vir-error', 'failed'],
    ['nothing', 'failed'],
    ['errors-but-exit-0', 'error'],
    ['no-success-field', 'error'],
    ['success-but-exit-1', 'error'],
    ['garbage', 'error'],
    ['truncated', 'error'],
    ['silent-1', 'error'],
    ['install', 'error'],
    ['arguments', 'error'],
    ['panic', 'error'],
    ['signal', 'error'],
  ])('when it says %s, the verdict is %s', async (outcome, verdict) => {
    const report = await (await verus()).verify(program(outcome));
    expect(report.verdict).toBe(verdict);
    expect(report.diagnostics.length > 0).toBe(verdict !== 'verified');
  });

  it('is stopped with all its children when it takes too long, and that is an error', async () => {
    const report = await (await verus('0.2024.07.01', 700)).verify(program('hang'));
    expect(report).toMatchObject({ verdict: 'error', diagnostics: [{ kind: 'solver', message: 'Verus was stopped after 700 ms' }] });
  });

  it('reports what Verus reports, where Verus reports it', async () => {
    const report = await (await verus()).verify(program('reject'), { fileName: 'a.rs' });
    expect(report).toMatchObject({ fileName: 'a.rs', solver: 'verus 0.2024.07.01.abc', queries: 2, diagnostics: [{ message: 'postcondition not satisfied', span: { line: 3, col: 5 } }] });
  });

  it('forbids cheating unless told otherwise', async () => {
    const found = await verus();
    const flags = async (allowAssume: boolean): Promise<string> => (await found.verify(program('flags'), { allowAssume })).diagnostics[0]?.message ?? '';
    expect(await flags(false)).toContain('--no-cheating');
    expect(await flags(true)).not.toContain('--no-cheating');
  });

  it('prepends what a newer version needs to read the older dialect, and keeps the columns', async () => {
    const report = await (await verus('0.2026.03.01.def')).verify(program('echo-first-line'));
    expect(report.diagnostics[0]?.message).toMatch(/^#!\[verifier::exec_allows_no_decreases_clause\] #!\[verifier::deprecated_postcondition_mut_ref_style\(true\)\] use vstd/);
    expect(report.diagnostics[0]?.span).toMatchObject({ line: 1, col: 1 });
  });

  it('prepends nothing for an older version, nor what the source has already', () => {
    expect(dialectAttributes('0.2024.07.01', 'fn f() {}')).toEqual([]);
    expect(dialectAttributes('0.2025.06.01', 'fn f() {}')).toEqual(['verifier::exec_allows_no_decreases_clause']);
    expect(dialectAttributes('0.2025.06.01', '#![verifier::exec_allows_no_decreases_clause]')).toEqual([]);
    expect(dialectAttributes('0.2026.06.01', 'ensures *final(x) == 1')).toEqual(['verifier::exec_allows_no_decreases_clause']);
  });

  it('says why when there is none', async () => {
    expect(await findRealVerus({ command: 'no-such-verus' })).toMatch(/^`no-such-verus` cannot be used: it cannot be started/);
  });
});
