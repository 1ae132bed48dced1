import { describe, expect, it } from 'vitest';
import { compile } from '../src/index.js';

const program = (sum: string, other: string): string => `use vstd::prelude::*; fn main() {} verus! {
${other}
spec fn ${sum}(s: Seq<u8>) -> nat decreases s.len() { if s.len() == 0 { 0 } else { ${sum}(s.drop_last()) + s.last() as nat } }
fn work(v: &Vec<u8>) -> (r: bool) ensures r ==> ${sum}(v@) == 0 { v.len() == 0 } }`;

/** The scripts of the functions that follow the first ones. */
const scripts = (source: string): (readonly string[])[] => compile(source).functions.filter((fn) => /work|sum/.test(fn.name)).map((fn) => fn.queries.map((q) => q.script));

describe('the scripts of a function', () => {
  it('are the same whatever its program calls things and holds beside it', () => {
    const alone = scripts(program('sum', ''));
    expect(alone.flat()).toHaveLength(2);
    expect(scripts(program('f3_sum', 'spec fn first(x: int) -> int { x } fn other() -> (r: u8) ensures r == first(1) { 1 }'))).toEqual(alone);
  });

  it('are not changed by triggers with arithmetic that they do not speak of', () => {
    const apart = 'spec fn gap(s: Seq<int>) -> bool { forall|i: int| 0 <= i < s.len() ==> #[trigger] (s[i] + i) > 0 }';
    expect(scripts(program('sum', apart))).toEqual(scripts(program('sum', '')));
    const inside = program('sum', '').replace('ensures r ==>', 'ensures forall|i: int| 0 <= i < v.len() ==> #[trigger] (v[i] + i) >= 0, r ==>');
    expect(scripts(inside)[1]![0]).toContain('int.add');
    expect(scripts(program('sum', ''))[1]![0]).not.toContain('int.add');
  });
});
