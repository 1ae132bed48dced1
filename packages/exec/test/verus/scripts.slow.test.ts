import { compile, tokenize } from '@codewalk/verus';
import { afterAll, describe, expect, it } from 'vitest';
import { seeded } from '../../../verus/test/inputs.js';
import { createWasmSolver } from '../../src/verus/wasm-solver.js';
import { samples } from './programs.js';

const solver = createWasmSolver();
afterAll(() => solver.close());
const SEED = 1;
const TRIES = 6_000;

describe('scripts of damaged programs that are still well-typed', () => {
  it(`are read by Z3 without a word (seed ${SEED})`, async () => {
    const random = seeded(SEED);
    const pick = (n: number): number => Math.floor(random() * n);
    const programs = samples('programs').map((p) => tokenize(p.source).map((t) => t.text));
    const words = programs.flat().filter((w) => w !== '');
    let read = 0;
    for (let i = 0; i < TRIES; i++) {
      const tokens = [...(programs[pick(programs.length)] ?? [])];
      const at = pick(tokens.length);
      const change = pick(4);
      if (change === 0) tokens.splice(at, 1);
      else if (change === 1) tokens.splice(at, 0, tokens[at] ?? '');
      else tokens[at] = (change === 2 ? tokens[pick(tokens.length)] : words[pick(words.length)]) ?? '';
      const source = tokens.join(' ');
      for (const query of compile(source).functions.flatMap((f) => f.queries)) {
        const run = await solver.run(query.script.replaceAll('(check-sat)', '(echo "read")'));
        expect(run.kind === 'answers' ? run.lines.filter((l) => l !== 'read') : run, `${query.name} of ${source}`).toEqual([]);
        read++;
      }
    }
    expect(read).toBeGreaterThan(100);
  });
});
