// SPDX-License-Identifier: Apache-2.0
// One element of a list by its place, with a stand-in where there is none, and a list without it.
use vstd::prelude::*;

verus! {

fn element_or(v: &[u32], at: usize, other: u32) -> (r: u32)
    ensures
        r == if at < v.len() { v[at as int] } else { other },
{
    if at < v.len() { v[at] } else { other }
}

fn without_place(v: &Vec<u32>, at: usize) -> (r: Vec<u32>)
    ensures
        at < v.len() ==> r@ == v@.remove(at as int),
        at >= v.len() ==> r@ == v@,
{
    let mut r: Vec<u32> = Vec::new();
    let mut i: usize = 0;
    while i < v.len()
        invariant
            i <= v.len(),
            r.len() == if i <= at { i as int } else { i - 1 },
            forall|j: int| 0 <= j < r.len() ==> #[trigger] r[j] == if j < at { v[j] } else { v[j + 1] },
        decreases v.len() - i,
    {
        if i != at {
            r.push(v[i]);
        }
        i += 1;
    }
    assert(at < v.len() ==> r@ =~= v@.remove(at as int));
    assert(at >= v.len() ==> r@ =~= v@);
    r
}

} // verus!

fn main() {}
