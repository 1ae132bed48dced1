// SPDX-License-Identifier: Apache-2.0
// The elements of every pair of neighbours exchanged; an odd last one stays.
use vstd::prelude::*;

verus! {

fn swap_pairs(v: &Vec<i32>) -> (r: Vec<i32>)
    ensures
        r.len() == v.len(),
        forall|i: int| 0 <= i < v.len() && i % 2 == 1 ==> #[trigger] r[i] == v[i - 1],
        forall|i: int| 0 <= i < v.len() && i % 2 == 0 ==> #[trigger] r[i] == if i + 1 < v.len() { v[i + 1] } else { v[i] },
{
    let mut r = v.clone();
    let mut i: usize = 0;
    while i < v.len() && v.len() - i > 1
        invariant
            i <= v.len(),
            i % 2 == 0,
            r.len() == v.len(),
            forall|j: int| i <= j < v.len() ==> #[trigger] r[j] == v[j],
            forall|j: int| 0 <= j < i && j % 2 == 1 ==> #[trigger] r[j] == v[j - 1],
            forall|j: int| 0 <= j < i && j % 2 == 0 ==> #[trigger] r[j] == v[j + 1],
        decreases v.len() - i,
    {
        r.set(i, v[i + 1]);
        r.set(i + 1, v[i]);
        i += 2;
    }
    r
}

} // verus!

fn main() {}
