// SPDX-License-Identifier: Apache-2.0
// The elements at even places, and sums of pairs of neighbours.
use vstd::prelude::*;

verus! {

fn at_even_places(v: &Vec<u64>) -> (r: Vec<u64>)
    ensures
        r.len() == (v.len() + 1) / 2,
        forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i] == v[2 * i],
{
    let mut r: Vec<u64> = Vec::new();
    let mut i: usize = 0;
    let mut take = true;
    while i < v.len()
        invariant
            i <= v.len(),
            r.len() == (i + 1) / 2,
            take <==> i % 2 == 0,
            forall|j: int| 0 <= j < r.len() ==> #[trigger] r[j] == v[2 * j],
        decreases v.len() - i,
    {
        if take {
            r.push(v[i]);
        }
        take = !take;
        i += 1;
    }
    r
}

fn smaller_of_pairs(v: &[u64]) -> (r: Vec<u64>)
    ensures
        r.len() == v.len() / 2,
        forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i] == if v[2 * i] <= v[2 * i + 1] { v[2 * i] } else { v[2 * i + 1] },
{
    let mut r: Vec<u64> = Vec::new();
    let mut i: usize = 0;
    while i < v.len() && v.len() - i >= 2
        invariant
            i <= v.len(),
            i == 2 * r.len(),
            forall|j: int| 0 <= j < r.len() ==> #[trigger] r[j] == if v[2 * j] <= v[2 * j + 1] { v[2 * j] } else { v[2 * j + 1] },
        decreases v.len() - i,
    {
        if v[i] <= v[i + 1] {
            r.push(v[i]);
        } else {
            r.push(v[i + 1]);
        }
        i += 2;
    }
    r
}

} // verus!

fn main() {}
