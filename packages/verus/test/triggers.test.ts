import { describe, expect, it } from 'vitest';
import { compile } from '../src/index.js';

/** The patterns of the quantifier in a lemma's `requires`, or the refusal. */
function patterns(quantifier: string, params = 's: Seq<int>, t: Seq<int>'): string[] {
  const source = `use vstd::prelude::*; fn main() {} verus! {
spec fn f(x: int) -> int { x } spec fn g(x: int, y: int) -> bool { x < y }
proof fn lemma(${params}) requires ${quantifier} ensures s.len() >= 0 {} }`;
  const { findings, functions } = compile(source);
  if (findings[0]) return [findings[0].message];
  const script = functions.find((fn) => fn.name === 'lemma')?.queries[0]?.script ?? '';
  const fact = script.split('\n').filter((l) => /^\(assert \((forall|exists)/.test(l)).pop() ?? '';
  return fact.split(' :pattern ').slice(1).map((p) => p.replace(/\)+$/, '')).map((p) => p.replace(/[s|t]!\d+/g, (n) => n.charAt(0)));
}

describe('triggers', () => {
  it.each([
    ['the smallest term near a logical operator', 'forall|i: int| 0 <= i < s.len() ==> s[i] > 0', ['((seq.index<int> s q0']],
    ['one term for two variables before two terms', 'forall|i: int, j: int| g(i, j) ==> s[i] < t[j]', ['((f.0 q0 q1']],
    ['two terms where no single one covers the variables', 'forall|i: int, j: int| s[i] < t[j]', ['((seq.index<int> s q0) (seq.index<int> t q1']],
    ['all terms that tie', 'forall|i: int| s[i] == t[i]', ['((seq.index<int> s q0))', '((seq.index<int> t q0']],
    ['a term beside `==` before one inside arithmetic', 'forall|i: int| f(i) == t[i] + 1', ['((f.0 q0']],
    ['what is marked', 'forall|i: int| s[i] == #[trigger] t[i]', ['((seq.index<int> t q0']],
    ['all that is marked, together', 'forall|i: int| #[trigger] s[i] == #[trigger] t[i]', ['((seq.index<int> s q0) (seq.index<int> t q0']],
    ['what is written, each group apart', 'forall|i: int| #![trigger s[i]] #![trigger f(i)] s[i] == f(i)', ['((seq.index<int> s q0))', '((f.0 q0']],
  ])('are %s', (_, quantifier, expected) => expect(patterns(quantifier)).toEqual(expected.map((e) => e.replace(/\)+$/, ''))));

  const NONE = 'could not automatically infer triggers for this quantifier: mark terms with `#[trigger]`';
  it.each([
    ['arithmetic alone', 'forall|i: int| i + 1 > i', NONE],
    ['a term that would match itself made bigger', 'forall|i: int| s[i] <= s[i + 1]', NONE],
    ['a term that a constant instance matches', 'forall|i: int| 0 <= i < s.len() ==> s[0] <= s[i]', NONE],
    ['terms inside a chained comparison', 'forall|i: int| 0 <= s[i] < 9', NONE],
    ['terms inside a nested quantifier', 'forall|i: int| exists|j: int| g(i, j) && f(j) == 0', NONE],
    ['a mark that speaks of another variable', 'forall|i: int| #[trigger] s[n] == s[i]', 'this trigger contains no variable of a quantifier'],
    ['a mark on logic', 'forall|i: int| #[trigger] (s[i] > 0 && s[i] < 5)', 'a trigger must be a function call, a field access, or an arithmetic term'],
    ['marks that leave a variable out', 'forall|i: int, j: int| #[trigger] s[i] < s[j]', 'the trigger does not cover the variable `j`'],
    ['two kinds of marks', 'forall|i: int| #![trigger f(i)] f(i) == #[trigger] s[i]', '`#![trigger]` and `#[trigger]` cannot be mixed in one quantifier'],
  ])('are not taken from %s', (_, quantifier, message) => expect(patterns(quantifier, 's: Seq<int>, t: Seq<int>, n: int')).toEqual([message]));

  it('tell the value of a parameter on entry from its present value', () => {
    const source = `use vstd::prelude::*; fn main() {} verus! { fn f(v: &mut Vec<u8>) ensures forall|i: int| 0 <= i < v.len() ==> v[i] == old(v)[v.len() - i - 1] { } }`;
    expect(compile(source).findings).toEqual([]);
  });

  it('of equal closures are equal functions', () => {
    const source = `use vstd::prelude::*; fn main() {} verus! { proof fn p(s: Seq<int>, t: Seq<int>, k: int) requires s.filter(|x: int| x > k) == t ensures s.filter(|y: int| y > k) == t {} }`;
    const script = compile(source).functions[0]?.queries[0]?.script ?? '';
    expect(script.match(/declare-fun lam\.\d+/g)).toHaveLength(1);
  });
});
