// SPDX-License-Identifier: Apache-2.0
// Numbers brought into a band between two limits; with the limits the wrong way round nothing is left.
use vstd::prelude::*;

verus! {

spec fn into_band(x: int, lo: int, hi: int) -> int {
    if x < lo { lo } else if x > hi { hi } else { x }
}

fn clamp_all(v: &Vec<i32>, lo: i32, hi: i32) -> (r: Vec<i32>)
    ensures
        lo > hi ==> r.len() == 0,
        lo <= hi ==> r.len() == v.len(),
        forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i] == into_band(v[i] as int, lo as int, hi as int),
        forall|i: int| 0 <= i < r.len() ==> lo <= #[trigger] r[i] <= hi,
{
    let mut r: Vec<i32> = Vec::new();
    if lo > hi {
        return r;
    }
    let mut i: usize = 0;
    while i < v.len()
        invariant
            lo <= hi,
            i <= v.len(),
            r.len() == i,
            forall|j: int| 0 <= j < i ==> #[trigger] r[j] == into_band(v[j] as int, lo as int, hi as int),
            forall|j: int| 0 <= j < i ==> lo <= #[trigger] r[j] <= hi,
        decreases v.len() - i,
    {
        let mut x = v[i];
        if x < lo {
            x = lo;
        } else if x > hi {
            x = hi;
        }
        r.push(x);
        i += 1;
    }
    r
}

fn clamp_one(x: i32, lo: i32, hi: i32) -> (r: i32)
    requires
        lo <= hi,
    ensures
        r == into_band(x as int, lo as int, hi as int),
        lo <= r <= hi,
{
    if x < lo {
        lo
    } else if x > hi {
        hi
    } else {
        x
    }
}

} // verus!

fn main() {}
