// SPDX-License-Identifier: Apache-2.0
// How far every element is from the next one.
use vstd::prelude::*;

verus! {

spec fn gap(a: int, b: int) -> int {
    if a <= b { b - a } else { a - b }
}

fn gaps(v: &Vec<u64>) -> (r: Vec<u64>)
    ensures
        v.len() == 0 ==> r.len() == 0,
        v.len() > 0 ==> r.len() == v.len() - 1,
        forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i] == gap(v[i] as int, v[i + 1] as int),
{
    let mut r: Vec<u64> = Vec::new();
    let mut i: usize = 1;
    while i < v.len()
        invariant
            1 <= i,
            v.len() == 0 ==> r.len() == 0,
            v.len() > 0 ==> i <= v.len() && r.len() == i - 1,
            forall|j: int| 0 <= j < r.len() ==> #[trigger] r[j] == gap(v[j] as int, v[j + 1] as int),
        decreases v.len() - i,
    {
        if v[i - 1] <= v[i] {
            r.push(v[i] - v[i - 1]);
        } else {
            r.push(v[i - 1] - v[i]);
        }
        i += 1;
    }
    r
}

} // verus!

fn main() {}
