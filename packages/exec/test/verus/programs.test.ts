import { renderDiagnostics, verifySource } from '@codewalk/verus';
import { afterAll, describe, expect, it } from 'vitest';
import { createWasmSolver } from '../../src/verus/wasm-solver.js';
import { samples } from './programs.js';

const solver = createWasmSolver();
afterAll(() => solver.close());

describe('bundled programs', () => {
  const programs = samples('programs');

  it('are at least sixty', () => {
    expect(programs.length).toBeGreaterThanOrEqual(60);
  });

  it.each(programs)('verifies $name', async ({ name, source }) => {
    const report = await verifySource(source, { solver, fileName: `${name}.rs` });
    expect(renderDiagnostics(report, source)).toMatch(/^verdict: verified/);
    expect(report.verdict).toBe('verified');
  });
});

describe('refused programs', () => {
  const programs = samples('refused');

  it('are at least sixty', () => {
    expect(programs.length).toBeGreaterThanOrEqual(60);
  });

  it.each(programs)('refuses $name for the reason and at the line it names', async ({ source }) => {
    const [, verdict, reason] = /^\/\/ refused: (\w+) ([\w-]+)/.exec(source) ?? [];
    const line = source.split('\n').findIndex((l) => l.includes('//~')) + 1 || 1;
    const report = await verifySource(source, { solver });
    const [first] = report.diagnostics;
    expect({ verdict: report.verdict, reason: first?.claim ?? first?.kind, line: first?.span.line }).toEqual({ verdict, reason, line });
  });
});
