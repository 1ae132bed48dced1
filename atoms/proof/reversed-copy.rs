// SPDX-License-Identifier: Apache-2.0
// The elements of a list in the opposite order.
use vstd::prelude::*;

verus! {

fn reversed(v: &Vec<u64>) -> (r: Vec<u64>)
    ensures
        r.len() == v.len(),
        forall|i: int| 0 <= i < v.len() ==> #[trigger] r[i] == v[v.len() - 1 - i],
{
    let mut r: Vec<u64> = Vec::with_capacity(v.len());
    let mut left = v.len();
    while left > 0
        invariant
            left <= v.len(),
            r.len() + left == v.len(),
            forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i] == v[v.len() - 1 - i],
        decreases left,
    {
        left -= 1;
        r.push(v[left]);
    }
    r
}

} // verus!

fn main() {}
