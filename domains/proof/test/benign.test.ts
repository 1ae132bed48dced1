import { afterAll, describe, expect, it } from 'vitest';
import { Editor } from '../src/edit.js';
import { chain } from './fixture.js';
import { closed, judged } from './judged.js';

afterAll(closed);

const { task, reference } = chain();
const whole = new Editor(reference.program);
const replaced = (from: string | RegExp, to: string, program = reference.program): string => {
  const text = program.replace(from, to);
  if (text === program) throw new Error(`nothing to replace: ${String(from)}`);
  return text;
};
const lemmaCall = '            f2_one_more(s@, limit, i as int);\n';

const BENIGN: readonly [string, string][] = [
  ['the reference', reference.program],
  ['no measures, which loops here need not have', replaced(/ {8}decreases .* - i,\n/g, '')],
  ['another measure', replaced('decreases v.len() - i,', 'decreases v@.len() - i,')],
  ['a stronger invariant', replaced('            i <= v.len(),\n', '            0 <= i <= v.len(),\n            v.len() > 0 ==> i < v.len() + 1,\n')],
  ['invariants in another order', replaced('            i <= s.len(),\n            n <= i,\n', '            n <= i,\n            i <= s.len(),\n')],
  ['two invariants as one', replaced('            i <= s.len(),\n            n <= i,\n', '            n <= i <= s.len(),\n')],
  ['an invariant over the sequence', replaced('forall|j: int| 0 <= j < i ==> #[trigger] r[j] == 2 * v[j],', 'forall|j: int| 0 <= j < i ==> #[trigger] r@[j] == 2 * v@[j],')],
  ['another trigger', replaced('forall|j: int| 0 <= j < i ==> #[trigger] r[j] == 2 * v[j],', 'forall|j: int| #![trigger r[j]] #![trigger v[j]] 0 <= j < i ==> r[j] == 2 * v[j],')],
  ['another trigger in a promise', replaced('forall|i: int| 0 <= i < v.len() ==> #[trigger] r[i] == 2 * v[i],\n{', 'forall|i: int| #![trigger r@[i]] 0 <= i < v.len() ==> r[i] == 2 * v[i],\n{')],
  ['the predicate as the promise', replaced(/n == f2_above\(s@, limit\),\n {8}n <= s\.len\(\),\n\{/, 'step2(s@, limit, n),\n{')],
  ['promises in another order', replaced('        n == f2_above(s@, limit),\n        n <= s.len(),\n{', '        n <= s.len(),\n        n == f2_above(s@, limit),\n{')],
  ['a promise more', replaced('        n <= s.len(),\n{', '        n <= s.len(),\n        s.len() == 0 ==> n == 0,\n{')],
  ['the lemma written out where it is used', new Editor(replaced(lemmaCall, '            assert(s@.take(i as int + 1).drop_last() =~= s@.take(i as int));\n')).replace('f2_one_more', '')],
  ['the assertion split', replaced('    assert(s@.take(i as int) =~= s@);', '    assert(i == s.len());\n    assert(s@.take(i as int) =~= s@);\n    assert(n == f2_above(s@, limit));')],
  ['the assertion proved in a block', replaced('assert(s@.take(i as int) =~= s@);', 'assert(s@.take(i as int) == s@) by { assert(s@.take(i as int) =~= s@); }')],
  ['the assertion inside a proof block', replaced('    assert(s@.take(i as int) =~= s@);', '    proof { assert(s@.take(i as int) =~= s@); }')],
  ['a forall that is proved', whole.first('f1_doubled', 'assert forall|k: int| 0 <= k < v.len() implies 0 <= #[trigger] v[k] by { }')],
  ['ghost variables', new Editor(replaced(lemmaCall, '            one_more_of_mine(whole, limit, i as int);\n', new Editor(whole.first('f2_count_above', 'let ghost whole = s@;')).program).replace('n <= i,\n', 'n <= i,\n            whole == s@,\n')).program.replace(/proof fn f2_one_more/, 'proof fn one_more_of_mine')],
  ['a lemma by another name', reference.program.replaceAll('f2_one_more', 'step_lemma')],
  ['a lemma that calls a lemma by induction', new Editor(whole.first('f2_count_above', 'proof { at_most_all(s@, limit); }')).before('step1', 'proof fn at_most_all(s: Seq<u64>, limit: u64)\n    ensures f2_above(s, limit) <= s.len(),\n    decreases s.len(),\n{ if s.len() > 0 { at_most_all(s.drop_last(), limit); } }')],
  ['a definition more, used in an invariant', new Editor(replaced('            n == f2_above(s@.take(i as int), limit),\n', '            counted(s@, limit, i as int, n as int),\n')).before('step1', 'spec fn counted(s: Seq<u64>, limit: u64, i: int, n: int) -> bool { n == f2_above(s.take(i), limit) }')],
  ['loops that are not isolated', whole.before('f2_count_above', '#[verifier::loop_isolation(false)]')],
  ['no loop of the file isolated', `#![verifier::loop_isolation(false)]\n${reference.program}`],
  ['all functions in another order', whole.reversed()],
  ['another layout', reference.program.replace(/\n +/g, '\n\t').replace(/,\n/g, ',\n\n')],
  ['comments with words of bypasses', whole.first('f1_doubled', '// no assume(false) here; external_body is not used\n    /* admit() */')],
  ['a comment in another script', whole.first('f1_doubled', '// für alle i ∈ ℕ: r[i] = 2·v[i]')],
  ['a driver without its assertions, which are put back', replaced(/    proof \{\n        assert\(step1[\s\S]*?\n    \}\n/, '')],
  ['a driver with more assertions', replaced('        assert(step1(a1_v@, x1@));\n', '        assert(x1@.len() > 0);\n        assert(step1(a1_v@, x1@));\n')],
  ['an import more', replaced('use vstd::prelude::*;', 'use vstd::prelude::*;\nuse vstd::seq_lib::*;')],
];

describe('what passes', () => {
  it('is at least twenty programs', () => expect(new Set(BENIGN.map(([, program]) => program)).size).toBeGreaterThanOrEqual(20));

  it.each(BENIGN)('%s', { timeout: 60_000 }, async (_, program) => {
    const { status, detail, cases } = await judged(task, program);
    expect({ status, detail }).toEqual({ status: 'pass', detail: undefined });
    expect(cases.map((c) => c.name)).toEqual(['no bypass', 'readable', 'unchanged', 'verified', 'the driver does not prove false']);
  });
});
