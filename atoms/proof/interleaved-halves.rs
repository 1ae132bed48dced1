// SPDX-License-Identifier: Apache-2.0
// The two halves of a list laid into each other, and the halves swapped.
use vstd::prelude::*;

verus! {

fn interleave_halves(v: &Vec<u32>) -> (r: Vec<u32>)
    ensures
        r.len() == 2 * (v.len() / 2),
        forall|i: int| 0 <= i < r.len() && i % 2 == 0 ==> #[trigger] r[i] == v[i / 2],
        forall|i: int| 0 <= i < r.len() && i % 2 == 1 ==> #[trigger] r[i] == v[v.len() / 2 + i / 2],
{
    let half = v.len() / 2;
    let mut r: Vec<u32> = Vec::new();
    let mut i: usize = 0;
    while i < half
        invariant
            half == v.len() / 2,
            i <= half,
            r.len() == 2 * i,
            forall|j: int| 0 <= j < r.len() && j % 2 == 0 ==> #[trigger] r[j] == v[j / 2],
            forall|j: int| 0 <= j < r.len() && j % 2 == 1 ==> #[trigger] r[j] == v[half + j / 2],
        decreases half - i,
    {
        r.push(v[i]);
        r.push(v[half + i]);
        i += 1;
    }
    r
}

fn swap_halves(v: &[u32]) -> (r: Vec<u32>)
    ensures
        r@ == v@.skip(v.len() as int / 2) + v@.take(v.len() as int / 2),
        r.len() == v.len(),
{
    let half = v.len() / 2;
    let mut r: Vec<u32> = Vec::new();
    let mut i: usize = 0;
    while i < v.len()
        invariant
            half == v.len() / 2,
            i <= v.len(),
            r.len() == i,
            forall|j: int| 0 <= j < i ==> #[trigger] r[j] == if j < v.len() - half { v[half + j] } else { v[j - (v.len() - half)] },
        decreases v.len() - i,
    {
        let rest = v.len() - half;
        if i < rest {
            r.push(v[half + i]);
        } else {
            r.push(v[i - rest]);
        }
        i += 1;
    }
    assert(r@ =~= v@.skip(v.len() as int / 2) + v@.take(v.len() as int / 2));
    r
}

} // verus!

fn main() {}
