// SPDX-License-Identifier: Apache-2.0
// Whether a walk of ups and downs never goes below its start.
use vstd::prelude::*;

verus! {

spec fn height(s: Seq<i32>) -> int
    decreases s.len(),
{
    if s.len() == 0 { 0 } else { height(s.drop_last()) + s.last() }
}

fn stays_above(v: &Vec<i32>) -> (r: bool)
    ensures
        r == forall|n: int| 0 <= n <= v.len() ==> height(#[trigger] v@.take(n)) >= 0,
{
    let mut h: i128 = 0;
    let mut i: usize = 0;
    while i < v.len()
        invariant
            i <= v.len(),
            h == height(v@.take(i as int)),
            0 <= h <= i * 0x8000_0000,
            forall|n: int| 0 <= n <= i ==> height(#[trigger] v@.take(n)) >= 0,
        decreases v.len() - i,
    {
        assert(v@.take(i as int + 1).drop_last() =~= v@.take(i as int));
        h = h + v[i] as i128;
        i += 1;
        if h < 0 {
            assert(height(v@.take(i as int)) < 0);
            return false;
        }
    }
    true
}

} // verus!

fn main() {}
