import { readdirSync, readFileSync } from 'node:fs';
import { textFile } from '@codewalk/core';
import { afterAll, describe, expect, it } from 'vitest';
import { functionsOf } from '../src/atom-file.js';
import type { Atom } from '../src/atom.js';
import { Editor } from '../src/edit.js';
import { atomsOf, composed } from './fixture.js';
import { closed, judged } from './judged.js';

afterAll(closed);

const page = readFileSync(new URL('../../../docs/proof.md', import.meta.url), 'utf8');
const blocks = [...page.matchAll(/```rust\n([^]*?)```/g)].map((m) => m[1]!);
const pool = new URL('../../../atoms/proof/', import.meta.url);

/** An atom of the bundled pool. */
function bundled(id: string): Atom {
  const path = `${id.split('.')[0]!}.rs`;
  return atomsOf(textFile(path, readFileSync(new URL(path, pool), 'utf8'))).find((atom) => atom.id === id)!;
}

describe('docs/proof.md', { timeout: 60_000 }, () => {
  const ids = /that `([\w.-]+)` and `([\w.-]+)` make/.exec(page)!.slice(1);
  const { task, reference } = composed(...ids.map(bundled));
  const sort = 'f1_sort_ascending';
  const whole = new Editor(reference.program);

  it('shows a task and its reference whole, and a file of the pool', () => {
    expect(blocks).toHaveLength(3);
    expect(blocks[0]).toBe(task.program);
    expect(blocks[1]).toBe(reference.program);
    const files = readdirSync(pool).filter((name) => name.endsWith('.rs')).map((name) => readFileSync(new URL(name, pool), 'utf8'));
    expect(files.filter((text) => text === blocks[2])).toHaveLength(1);
    expect(functionsOf('shown', blocks[2]!, { source: 'docs', licence: 'Apache-2.0' })[0]!.atom.ok).toBe(true);
  });

  it.each([
    ['the reference', reference.program, undefined],
    ['other invariants', reference.program.replace('lo <= hi <= v.len(),', '0 <= lo <= hi,\n            hi <= v.len(),'), undefined],
    ['the task', task.program, 'not-verified'],
    ['one promise fewer', reference.program.replace('        forall|i: int, j: int| 0 <= i <= j < r.len() ==> r[i] <= r[j],\n', ''), 'not-verified'],
    ['assume', whole.first(sort, 'assume(f2_sorted(v@));'), 'bypass'],
    ['external_body', whole.before(sort, '#[verifier::external_body]'), 'bypass'],
    ['requires false', whole.clause(sort, 'requires', 'requires false,'), 'precondition-changed'],
    ['another step', whole.body('step2', '{ true }'), 'predicate-changed'],
    ['less in the driver', whole.clause('chain_driver', 'ensures', 'ensures true,'), 'driver-changed'],
  ])('says what %s gets', async (_, program, code) => {
    expect((await judged(task, program)).code).toBe(code);
    if (code !== undefined) expect(page).toContain(`\`${code}\``);
  });
});
