import { verifySource } from '@codewalk/verus';
import { afterAll, describe, expect, it } from 'vitest';
import { createNativeSolver } from '../../src/verus/native-solver.js';
import { createWasmSolver } from '../../src/verus/wasm-solver.js';
import { samples } from './programs.js';

const native = createNativeSolver();
const wasm = createWasmSolver();
afterAll(() => wasm.close());

describe('verdicts', () => {
  const programs = [...samples('programs'), ...samples('refused')];

  it('are the same when a program is verified again, in another order and by several workers', async () => {
    const many = createWasmSolver({ workers: 2, recycleAfter: 40 });
    const once = await Promise.all(programs.map(async ({ source }) => JSON.stringify(await verifySource(source, { solver: many }))));
    const again: string[] = [];
    for (const { source } of [...programs].reverse()) again.unshift(JSON.stringify(await verifySource(source, { solver: wasm })));
    expect(again).toEqual(once);
    await many.close();
  });

  it.skipIf(!native)('of native and WebAssembly Z3 agree on every bundled program', async () => {
    for (const { name, source } of programs) {
      const verdicts = [(await verifySource(source, { solver: wasm })).verdict, (await verifySource(source, { solver: native! })).verdict];
      expect(verdicts[0], name).toBe(verdicts[1]);
    }
  });
});
