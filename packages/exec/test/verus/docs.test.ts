import { readFileSync } from 'node:fs';
import { renderDiagnostics, verifySource } from '@codewalk/verus';
import { afterAll, describe, expect, it } from 'vitest';
import { createWasmSolver } from '../../src/verus/wasm-solver.js';

const page = readFileSync(new URL('../../../../docs/verus.md', import.meta.url), 'utf8');
const blocks = (language: string): string[] => [...page.matchAll(new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``, 'g'))].map((m) => m[1] ?? '');
const solver = createWasmSolver();
afterAll(() => solver.close());

describe('docs/verus.md', () => {
  it('shows a program that is verified, and one with the message that it gets', async () => {
    const [good = '', bad = ''] = blocks('rust');
    const [message] = blocks('text');
    expect((await verifySource(good, { solver })).verdict).toBe('verified');
    expect(renderDiagnostics(await verifySource(bad, { solver }), bad)).toBe(message);
  });
});
