import { textFile } from '@codewalk/core';
import { describe, expect, it } from 'vitest';
import { functionsOf, parseAtomFile } from '../src/atom-file.js';
import { atomOf, atomsOf, programFile } from './fixture.js';

const reasons = (functions: string): (readonly [string, string])[] =>
  functionsOf('p', `use vstd::prelude::*;\nverus! {\n${functions}\n}\nfn main() {}\n`, { source: 's', licence: 'MIT' }).map(({ name, atom }) => [name, atom.ok ? 'atom' : atom.code]);

describe('an atom file', () => {
  it('gives the function with its contract, and its step over sequences', () => {
    const [atom] = atomsOf(programFile('large-ones'));
    expect(atom).toMatchObject({
      id: 'large-ones.count_above', program: 'large-ones', entry: 'count_above', provenance: { source: 'codewalk', licence: 'Apache-2.0' },
      parameters: [{ name: 's', type: '&[u64]', view: 'Seq<u64>' }, { name: 'limit', type: 'u64', view: 'u64' }],
      result: { name: 'n', type: 'usize', view: 'usize' },
      requires: [{ text: 's.len() >= 1', names: ['s'] }, { text: 'limit < 1000', names: ['limit'] }],
      step: ['n == above(s, limit)', 'n <= s.len()'],
    });
    expect(atom!.items.map((i) => `${i.mode} ${i.name}`)).toEqual(['spec above', 'proof one_more', 'exec count_above']);
  });

  it('gives an atom for each function that a driver can call, with what it needs alone', () => {
    const found = atomsOf(textFile('two.rs', `// SPDX-License-Identifier: MIT
use vstd::prelude::*;
verus! {
spec fn a(x: int) -> int { x }
spec fn b(x: int) -> int { a(x) }
proof fn about_b() ensures b(1) == 1 {}
fn one(n: u8) -> (r: u8) ensures r == a(n as int) { n }
fn two(n: u8) -> (r: u8) ensures r == n { proof { about_b(); } one(n) }
fn unfit() {}
}
fn main() {}
`));
    expect(found.map((atom) => [atom.id, atom.items.map((i) => i.name)])).toEqual([['two.one', ['a', 'one']], ['two.two', ['a', 'b', 'about_b', 'one', 'two']]]);
  });

  it.each([
    ['generic', 'fn f<T>(t: &Vec<T>) -> (n: usize) ensures n == t.len() { t.len() }'],
    ['no-result', 'fn f(n: u8) ensures n == n {}'],
    ['unnamed-result', 'fn f(n: u8) -> u8 { n }'],
    ['no-postcondition', 'fn f(n: u8) -> (r: u8) { n }'],
    ['no-parameters', 'fn f() -> (r: u8) ensures r == 1 { 1 }'],
    ['result-type', 'fn f(v: &Vec<u8>) -> (r: &Vec<u8>) ensures r@ == v@ { v }'],
    ['result-type', 'fn f(s: String) -> (r: String) ensures r@ == s@ { s }'],
    ['mutable-parameter', 'fn f(v: &mut Vec<u8>) -> (r: u8) ensures r == 1 { 1 }'],
    ['parameter-type', 'fn f(n: &u8) -> (r: u8) ensures r == *n { *n }'],
    ['parameter-type', 'fn f(s: String) -> (r: u8) ensures r == 1 { 1 }'],
    ['whole-vector', 'spec fn good(v: &Vec<u8>) -> bool { true } fn f(v: &Vec<u8>) -> (r: bool) ensures r == good(v) { true }'],
    ['whole-vector', 'fn f(v: Vec<u8>) -> (r: Vec<u8>) ensures r == v { v }'],
    ['reserved-name', 'fn f(n: u8) -> (r: u8) ensures r == n { let x1 = n; x1 }'],
    ['reserved-name', 'spec fn step7(n: u8) -> bool { true } fn f(n: u8) -> (r: u8) ensures step7(r) { n }'],
  ])('says %s of %s', (code, functions) => expect(reasons(functions)).toEqual([['f', code]]));

  it('is refused whole where it cannot be read, with the line', () => {
    const file = (text: string | undefined, path = 'p.rs'): unknown => parseAtomFile(text === undefined ? { path, mode: '644', base64: '' } : textFile(path, text));
    expect(file('fn main() {}')).toMatchObject([{ ok: false, code: 'no-licence', at: 'p.rs:1' }]);
    expect(file('// SPDX-License-Identifier: MIT\nuse vstd::prelude::*;\nverus! {\nstruct S;\n}\nfn main() {}')).toMatchObject([{ ok: false, code: 'unreadable', at: 'p.rs:4', detail: '`struct` items are not supported' }]);
    expect(file('// SPDX-License-Identifier: MIT\nuse vstd::prelude::*;\nverus! {\nspec fn s() -> bool { true }\n}\nfn main() {}')).toMatchObject([{ ok: false, code: 'no-function' }]);
    expect(file('', 'P.rs')).toMatchObject([{ ok: false, code: 'not-rust' }]);
    expect(file('', 'p.py')).toMatchObject([{ ok: false, code: 'not-rust' }]);
    expect(file(undefined)).toMatchObject([{ ok: false, code: 'not-text' }]);
  });

  it('names its source where it says one', () => {
    const [atom] = atomsOf(textFile('p.rs', '// SPDX-License-Identifier: MIT\n// Source: somewhere, line 3\nuse vstd::prelude::*;\nverus! { fn f(n: u8) -> (r: u8) ensures r == n { n } }\nfn main() {}\n'));
    expect(atom!.provenance).toEqual({ source: 'somewhere, line 3', licence: 'MIT' });
  });
});

describe('a step', () => {
  it.each([
    ['r@ == v@', 'r == v'],
    ['r.len() == v@.len()', 'r.len() == v.len()'],
    ['forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i] == v@[i]', 'forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i] == v[i]'],
    ['rows[0]@.len() == rows@[0].len()', 'rows[0]@.len() == rows[0].len()'],
    ['forall|r: Seq<u8>| r.len() >= 0', 'forall|r: Seq<u8>| r.len() >= 0'],
    ['(match k { Some(r) => r < 9, None => true })', '(match k { Some(r) => r < 9, None => true })'],
    ['({ let v = r@; v.len() >= 0 })', '({ let v = r; v.len() >= 0 })'],
    ['r@.filter(|v: u8| v > 0).len() >= 0', 'r.filter(|v: u8| v > 0).len() >= 0'],
    ['(r@ + v@).len() >= n', '(r + v).len() >= n'],
  ])('of %s', (clause, step) => {
    const atom = atomOf('s', `fn f(v: &Vec<u8>, rows: &Vec<Vec<u8>>, n: u8, k: Option<u8>) -> (r: Vec<u8>) ensures ${clause}, { Vec::new() }`);
    expect(atom.step).toEqual([step]);
  });
});
