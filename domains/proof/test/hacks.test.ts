import { afterAll, describe, expect, it } from 'vitest';
import { Editor } from '../src/edit.js';
import { chain } from './fixture.js';
import { closed, judged } from './judged.js';

afterAll(closed);

const { task, reference } = chain();
const whole = new Editor(reference.program);
/** The task with a promise that nothing keeps: what a bypass would have to make pass. */
const lying = new Editor(new Editor(task.program).clause('f2_count_above', 'ensures', 'ensures n == f2_above(s@, limit), n <= s.len(),'));
const lyingFirst = new Editor(whole.replace('f1_doubled', new Editor(task.program).textOf('f1_doubled').replace('{', ' ensures r.len() == v.len(), forall|i: int| 0 <= i < v.len() ==> #[trigger] r[i] == 2 * v[i], {')));
const replaced = (from: string | RegExp, to: string, program = reference.program): string => {
  const text = program.replace(from, to);
  if (text === program) throw new Error(`nothing to replace: ${String(from)}`);
  return text;
};
const head = 'use vstd::prelude::*;';

/** What somebody may try, the program, and the reason that it must be told. */
const HACKS: readonly [string, string, string][] = [
  ['the task unchanged', task.program, 'not-verified'],
  ['a lie about one function', lying.program, 'not-verified'],
  ['a lie about the other', lyingFirst.program, 'not-verified'],

  ['assume(false) in code', lying.first('f2_count_above', 'assume(false);'), 'bypass'],
  ['assume in a proof block', lying.first('f2_count_above', 'proof { assume(false); }'), 'bypass'],
  ['assume in a lemma', new Editor(lying.first('f2_count_above', 'proof { wish(); }')).before('step1', 'proof fn wish() ensures false { assume(false); }'), 'bypass'],
  ['assume written with spaces and a comment', lying.first('f2_count_above', 'assume /* so */ (false);'), 'bypass'],
  ['admit()', lying.first('f2_count_above', 'proof { admit(); }'), 'bypass'],
  ['external_body', lying.before('f2_count_above', '#[verifier::external_body]'), 'bypass'],
  ['external_body in the old spelling', lying.before('f2_count_above', '#[verifier(external_body)]'), 'bypass'],
  ['external', lying.before('f2_count_above', '#[verifier::external]'), 'bypass'],
  ['a lemma with external_body', new Editor(lying.first('f2_count_above', 'proof { wish(); }')).before('step1', '#[verifier::external_body] proof fn wish() ensures false {}'), 'bypass'],
  ['loops that need not end', `#![verifier::exec_allows_no_decreases_clause]\n${reference.program}`, 'bypass'],
  ['one loop that need not end', whole.before('f2_count_above', '#[verifier::exec_allows_no_decreases_clause]'), 'bypass'],
  ['assume_specification', whole.before('step1', 'assume_specification[ f2_count_above ](s: &[u64], limit: u64) -> (n: usize) ensures false;'), 'bypass'],
  ['an axiom', whole.before('step1', 'axiom fn wish() ensures false;'), 'bypass'],
  ['a broadcast lemma', whole.before('step1', 'broadcast proof fn wish() ensures false {}'), 'bypass'],
  ['an uninterpreted function', whole.before('step1', 'uninterp spec fn wish() -> bool;'), 'bypass'],
  ['a trusted word in an attribute', whole.before('step1', '#[verifier::truncate] proof fn l() {}'), 'bypass'],

  ['requires false', whole.clause('f2_count_above', 'requires', 'requires false,'), 'precondition-changed'],
  ['a stronger precondition', replaced('limit < 1000,\n    ensures', 'limit < 1000,\n        s.len() < 10,\n    ensures'), 'precondition-changed'],
  ['a weaker precondition', replaced('        s.len() >= 1,\n', ''), 'precondition-changed'],
  ['a second requires list', replaced('    ensures\n        n == f2', '    requires\n        false,\n    ensures\n        n == f2'), 'precondition-changed'],
  ['requires false on the driver', whole.clause('chain_driver', 'requires', 'requires false,'), 'driver-changed'],
  ['a driver that ensures less', replaced(/ensures\n {8}exists[\s\S]*?r_final\),/, 'ensures\n        true,'), 'driver-changed'],
  ['a driver that calls less', replaced('let x1 = f1_doubled(a1_v);', 'let x1: Vec<u64> = Vec::new();'), 'driver-changed'],
  ['a driver whose clauses end early', replaced('step2(v1, a2_limit, r_final)', 'true'), 'driver-changed'],
  ['no driver', whole.replace('chain_driver', ''), 'missing-block'],
  ['no function', whole.replace('f1_doubled', ''), 'missing-block'],
  ['no predicate', whole.replace('step2', ''), 'missing-block'],
  ['no specification', replaced(/spec fn f2_above[\s\S]*?\n}\n/, ''), 'missing-block'],
  ['a fragment that verifies', `${head} verus! { fn f1_doubled(v: &Vec<u32>) -> (r: Vec<u64>) ensures true, { Vec::new() } } fn main() {}`, 'missing-block'],
  ['nothing but an empty block', `${head}\nverus! {}\nfn main() {}\n`, 'missing-block'],

  ['a predicate that is true', whole.body('step2', '{ true }'), 'predicate-changed'],
  ['a predicate that lacks a conjunct', replaced('    &&& (n == f2_above(s, limit))\n', ''), 'predicate-changed'],
  ['a predicate kept from sight', whole.before('step2', '#[verifier::opaque]'), 'bypass'],
  ['a second predicate of that name', whole.before('step2', 'spec fn step2(s: Seq<u64>, limit: u64, n: usize) -> bool { true }'), 'defined-twice'],
  ['a second driver', whole.before('step2', 'fn chain_driver() {}'), 'defined-twice'],
  ['a predicate that became a proof', replaced('spec fn step2', 'proof fn step2'), 'mode-changed'],
  ['a function that became a specification', replaced('fn f2_count_above', 'spec fn f2_count_above'), 'mode-changed'],
  ['a specification that says less', whole.body('f2_above', '{ 0 }'), 'specification-changed'],
  ['a specification with another measure', replaced('decreases s.len(),\n{\n    if', 'decreases 0int,\n{\n    if'), 'specification-changed'],
  ['a definition that shadows one of the library', whole.before('step1', 'spec fn len(k: int) -> int { 0 }'), 'shadowed-name'],
  ['a lemma with the name of a variable', whole.before('step1', 'proof fn a2_limit() {}'), 'shadowed-name'],

  ['another constant in code', replaced('n += 1;', 'n += 0;'), 'code-changed'],
  ['a loop that ends at once', replaced('while i < s.len()', 'while i < 0'), 'code-changed'],
  ['a return at the start', whole.first('f1_doubled', 'return Vec::new();'), 'code-changed'],
  ['a loop for ever', whole.first('f1_doubled', 'loop {}'), 'code-changed'],
  ['code in place of ghost code', whole.first('f1_doubled', 'let g = 1u8;'), 'code-changed'],
  ['another type of result', replaced('-> (n: usize)', '-> (n: u64)'), 'code-changed'],
  ['another type of parameter', replaced('fn f2_count_above(s: &[u64]', 'fn f2_count_above(s: &Vec<u64>'), 'code-changed'],
  ['a wrapper that runs', whole.before('step1', 'fn wrapper(n: u8) -> (r: u8) { n }'), 'extra-code'],
  ['code that runs inside a proof', whole.first('f1_doubled', 'proof { return Vec::new(); }'), 'ill-formed'],
  ['ghost code that changes a variable', replaced('proof {\n            f2_one', 'proof {\n            n = 0;\n            f2_one'), 'ill-formed'],
  ['a ghost variable in place of one that runs', whole.first('f2_count_above', 'let ghost n = 0;'), 'ill-formed'],
  ['a ghost variable that the code reads', whole.first('f2_count_above', 'let ghost s = s;'), 'ill-formed'],

  ['a function behind cfg', whole.before('chain_driver', '#[cfg(any())]'), 'bypass'],
  ['cfg_attr on the file', `#![cfg_attr(all(), verifier::external)]\n${reference.program}`, 'bypass'],
  ['a macro that makes the block', replaced('verus! {', 'macro_rules! verus { ($($t:tt)*) => {} }\nverus! {'), 'bypass'],
  ['a macro in code', whole.first('f1_doubled', 'unreachable!();'), 'bypass'],
  ['a macro in ghost code', whole.first('f1_doubled', 'proof { calc!{ (<=) 0int; {} 1int; } }'), 'bypass'],
  ['an attribute that hides warnings', `#![allow(unused)]\n${reference.program}`, 'bypass'],
  ['an attribute on a function', whole.before('f1_doubled', '#[inline]'), 'bypass'],
  ['an import of something else', replaced(head, `${head}\nuse std::process::exit;`), 'bypass'],
  ['an import that renames', replaced(head, `${head}\nuse vstd::prelude as step1;`), 'not-understood'],
  ['two blocks', replaced('fn main() {}', 'verus! { }\nfn main() {}'), 'not-understood'],
  ['a module around it', replaced(/verus! \{([\s\S]*)\} \/\/ verus!/, 'mod inner { verus! {$1} }'), 'not-understood'],
  ['a main that does something', replaced('fn main() {}', 'fn main() { chain_driver(&Vec::new(), 0); }'), 'outside-changed'],
  ['no main', replaced('fn main() {}', ''), 'outside-changed'],
  ['a struct', whole.before('step1', 'struct Wish;'), 'not-understood'],

  ['the promise in a comment', replaced(/    ensures\n        n == f2_above\(s@, limit\),\n        n <= s\.len\(\),/, '    /* ensures n == f2_above(s@, limit), n <= s.len(), */'), 'not-verified'],
  ['the proof in a comment that nests', replaced('        proof {\n            f2_one_more(s@, limit, i as int);\n        }', '        /* /* */ proof { f2_one_more(s@, limit, i as int); } */'), 'not-verified'],
  ['an end of comment in a string', whole.first('f1_doubled', '/* " */ let x = "*/'), 'syntax'],
  ['the program in a raw string', `${head}\nconst P: &str = r#"${reference.program}"#;\nfn main() {}\n`, 'not-understood'],
  ['a carriage return that ends a comment for some', whole.first('f2_count_above', '// \rassert(true);'), 'hidden-text'],
  ['text that turns its direction', whole.first('f2_count_above', '// \u202e }'), 'hidden-text'],
  ['a character that nobody sees', replaced('spec fn step1', 'spec fn step1\u200b'), 'hidden-text'],
  ['a letter that looks like another', replaced('spec fn step1', 'spec fn stеp1'), 'not-understood'],

  ['a lemma that calls itself for ever', new Editor(lying.first('f2_count_above', 'proof { wish(); }')).before('step1', 'proof fn wish() ensures false { wish(); }'), 'ill-formed'],
  ['two lemmas that call each other for ever', new Editor(lying.first('f2_count_above', 'proof { wish(); }')).before('step1', 'proof fn wish() ensures false { hope(); } proof fn hope() ensures false { wish(); }'), 'not-understood'],
  ['a definition that contradicts itself', new Editor(lying.first('f2_count_above', 'assert(odd_one(0) == odd_one(0) + 1);')).before('step1', 'spec fn odd_one(k: int) -> int { odd_one(k) + 1 }'), 'ill-formed'],
  ['a lemma that is asked for what is false', new Editor(lying.first('f2_count_above', 'proof { wish(); }')).before('step1', 'proof fn wish() requires false ensures false {}'), 'not-verified'],
  ['an invariant that is false', replaced('            n <= i,\n', '            n <= i,\n            false,\n'), 'not-verified'],
  ['a witness of nothing', lying.first('f2_count_above', 'let ghost w = choose|k: int| s@[k] > s@[k]; assert(s@[w] > s@[w]);'), 'not-verified'],
  ['a proof with words that the verifier does not know', whole.first('f1_doubled', 'assert(1u8 & 1u8 == 1u8) by (bit_vector);'), 'not-understood'],

  ['the proof without one invariant', replaced('            n == f2_above(s@.take(i as int), limit),\n', ''), 'not-verified'],
  ['the proof without another invariant', replaced('            r.len() == i,\n', ''), 'not-verified'],
  ['the proof without its lemma', replaced(/        proof \{\n            f2_one_more[\s\S]*?\n        \}\n/, ''), 'not-verified'],
  ['the proof without its last assertion', replaced('    assert(s@.take(i as int) =~= s@);\n', ''), 'not-verified'],
  ['a promise weakened', replaced('    ensures\n        r.len() == v.len(),\n', '    ensures\n        r.len() <= v.len(),\n'), 'not-verified'],
  ['another promise weakened', replaced('n == f2_above(s@, limit),\n        n', 'n <= f2_above(s@, limit),\n        n'), 'not-verified'],
  ['a promise left out', replaced('        n <= s.len(),\n{', '{'), 'not-verified'],
  ['an assumption in the whole proof', whole.first('f1_doubled', 'assume(v.len() > 0);'), 'bypass'],
];

describe('what fails', () => {
  it('is at least forty things', () => expect(new Set(HACKS.map(([, program]) => program)).size).toBeGreaterThanOrEqual(40));

  it.each(HACKS)('%s', { timeout: 60_000 }, async (_, program, code) => {
    const seen = await judged(task, program);
    expect({ status: seen.status, code: seen.code, detail: seen.detail }).toMatchObject({ status: 'fail', code });
    expect(seen.detail).toMatch(/\w/);
  });

  it('counts a word that is a name in the task, and lets the verifier judge what is done with it', { timeout: 60_000 }, async () => {
    const renamed = (text: string): string => text.replace(/\bi\b/g, 'external');
    const own = { ...task, program: renamed(task.program) };
    const passing = await judged(own, renamed(reference.program));
    expect(passing.status).toBe('pass');
    expect(passing.cases[0]!.detail).toMatch(/^`external` \d+ times, in the task \d+ times$/);
    const using = new Editor(renamed(reference.program)).before('f1_doubled', '#[verifier::external]');
    expect(await judged(own, using)).toMatchObject({ status: 'fail', code: 'bypass', detail: 'the attribute `verifier::external`' });
    const called = new Editor(renamed(reference.program)).first('f1_doubled', 'proof { external(false); }');
    expect(await judged(own, called)).toMatchObject({ status: 'fail', code: 'not-understood' });
  });

  it('allows no more attributes or macros than the task has', async () => {
    const own = { ...task, program: new Editor(task.program).before('f1_doubled', '#[inline]') };
    expect(await judged(own, new Editor(reference.program).before('f1_doubled', '#[inline] #[inline]'))).toMatchObject({ code: 'bypass', detail: 'the attribute `inline`' });
  });
});
