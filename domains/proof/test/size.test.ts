import { afterAll, describe, expect, it } from 'vitest';
import { partsOf } from '../src/program-items.js';
import { Editor } from '../src/edit.js';
import { chain } from './fixture.js';
import { closed, judged } from './judged.js';

afterAll(closed);

const { task, reference } = chain();
const times = (n: number, text: (i: number) => string): string => Array.from({ length: n }, (_, i) => text(i)).join('\n');

describe('a long answer', { timeout: 120_000 }, () => {
  it('is cut up as a short one is', () => {
    const many = new Editor(new Editor(reference.program).first('f1_doubled', times(12_000, () => 'assert(true);'))).before('step1', times(4_000, (i) => `#[verifier::rlimit(9)] proof fn l${i}() {}`));
    const { items } = partsOf(many);
    expect(items.find((i) => i.name === 'f1_doubled')!.bare).toBe(partsOf(task.program).items.find((i) => i.name === 'f1_doubled')!.bare);
    expect(items).toHaveLength(4_000 + partsOf(reference.program).items.length);
  });

  it('of too many characters is not read', async () => {
    expect(await judged(task, `${reference.program}${'// much\n'.repeat(60_000)}`)).toMatchObject({ status: 'fail', code: 'too-long' });
  });
});
