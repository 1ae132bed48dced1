// SPDX-License-Identifier: Apache-2.0
// The least and the greatest element at once, and how far they are apart.
use vstd::prelude::*;

verus! {

fn extremes(v: &Vec<i32>) -> (r: (i32, i32))
    ensures
        v.len() == 0 ==> r == (0i32, 0i32),
        forall|i: int| 0 <= i < v.len() ==> r.0 <= #[trigger] v[i] <= r.1,
        v.len() > 0 ==> v@.contains(r.0) && v@.contains(r.1),
        r.0 <= r.1,
{
    if v.len() == 0 {
        return (0, 0);
    }
    let mut lo = v[0];
    let mut hi = v[0];
    let mut i: usize = 1;
    assert(v@[0] == lo);
    while i < v.len()
        invariant
            1 <= i <= v.len(),
            lo <= hi,
            v@.contains(lo),
            v@.contains(hi),
            forall|j: int| 0 <= j < i ==> lo <= #[trigger] v[j] <= hi,
        decreases v.len() - i,
    {
        let x = v[i];
        assert(v@[i as int] == x);
        if x < lo {
            lo = x;
        }
        if x > hi {
            hi = x;
        }
        i += 1;
    }
    (lo, hi)
}

fn distance(ends: (i32, i32)) -> (r: u32)
    ensures
        ends.0 <= ends.1 ==> r == ends.1 - ends.0,
        ends.1 < ends.0 ==> r == ends.0 - ends.1,
{
    let a = ends.0 as i64;
    let b = ends.1 as i64;
    if a <= b { (b - a) as u32 } else { (a - b) as u32 }
}

} // verus!

fn main() {}
