// SPDX-License-Identifier: Apache-2.0
// The last element of a list that has one, and the list folded onto its first half.
use vstd::prelude::*;

verus! {

fn last_element(v: &Vec<u32>) -> (r: u32)
    requires
        v.len() > 0,
    ensures
        r == v@.last(),
        v@.contains(r),
{
    let r = v[v.len() - 1];
    assert(v@[v.len() - 1] == r);
    r
}

fn folded(v: &[u32]) -> (r: Vec<u64>)
    requires
        v.len() > 0,
    ensures
        r.len() == (v.len() + 1) / 2,
        r.len() > 0,
        forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i] == v[i] + v[v.len() - 1 - i],
{
    let n = v.len();
    let half = n - n / 2;
    let mut r: Vec<u64> = Vec::new();
    let mut i: usize = 0;
    while i < half
        invariant
            n == v.len(),
            half == n - n / 2,
            i <= half,
            r.len() == i,
            forall|k: int| 0 <= k < i ==> #[trigger] r[k] == v[k] + v[n - 1 - k],
        decreases half - i,
    {
        r.push(v[i] as u64 + v[n - 1 - i] as u64);
        i += 1;
    }
    r
}

} // verus!

fn main() {}
