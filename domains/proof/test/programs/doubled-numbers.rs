// SPDX-License-Identifier: Apache-2.0
// Every number twice as large, in a wider type.
use vstd::prelude::*;

verus! {

fn doubled(v: &Vec<u32>) -> (r: Vec<u64>)
    requires
        v.len() > 0,
    ensures
        r.len() == v.len(),
        forall|i: int| 0 <= i < v.len() ==> #[trigger] r[i] == 2 * v[i],
{
    let mut r: Vec<u64> = Vec::new();
    let mut i: usize = 0;
    while i < v.len()
        invariant
            i <= v.len(),
            r.len() == i,
            forall|j: int| 0 <= j < i ==> #[trigger] r[j] == 2 * v[j],
        decreases v.len() - i,
    {
        r.push(v[i] as u64 + v[i] as u64);
        i += 1;
    }
    r
}

} // verus!

fn main() {}
