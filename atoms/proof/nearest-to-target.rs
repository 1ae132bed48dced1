// SPDX-License-Identifier: Apache-2.0
// The element nearest to a target, the earliest of several, or the target itself for an empty list.
use vstd::prelude::*;

verus! {

spec fn apart(a: int, b: int) -> int {
    if a <= b { b - a } else { a - b }
}

fn distance_of(a: i32, b: i32) -> (r: u32)
    ensures
        r == apart(a as int, b as int),
{
    let d = a as i64 - b as i64;
    if d < 0 { (0 - d) as u32 } else { d as u32 }
}

fn nearest(v: &Vec<i32>, target: i32) -> (r: i32)
    ensures
        v.len() == 0 ==> r == target,
        v.len() > 0 ==> v@.contains(r),
        forall|i: int| 0 <= i < v.len() ==> apart(r as int, target as int) <= apart(#[trigger] v[i] as int, target as int),
{
    if v.len() == 0 {
        return target;
    }
    let mut r = v[0];
    let mut best = distance_of(r, target);
    let mut i: usize = 1;
    assert(v@[0] == r);
    while i < v.len()
        invariant
            1 <= i <= v.len(),
            best == apart(r as int, target as int),
            v@.contains(r),
            forall|k: int| 0 <= k < i ==> best <= apart(#[trigger] v[k] as int, target as int),
        decreases v.len() - i,
    {
        let d = distance_of(v[i], target);
        if d < best {
            best = d;
            r = v[i];
            assert(v@[i as int] == r);
        }
        i += 1;
    }
    r
}

} // verus!

fn main() {}
