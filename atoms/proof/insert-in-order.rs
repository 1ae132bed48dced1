// SPDX-License-Identifier: Apache-2.0
// An element put before the first one that is greater: what was sorted stays so.
use vstd::prelude::*;

verus! {

fn insert_in_order(v: &Vec<u64>, x: u64) -> (r: Vec<u64>)
    ensures
        r.len() == v.len() + 1,
        exists|at: int| 0 <= at <= v.len() && r@ == #[trigger] v@.insert(at, x),
        (forall|i: int, j: int| 0 <= i <= j < v.len() ==> v[i] <= v[j]) ==> (forall|i: int, j: int| 0 <= i <= j < r.len() ==> r[i] <= r[j]),
{
    let mut at: usize = 0;
    while at < v.len() && v[at] <= x
        invariant
            at <= v.len(),
            forall|i: int| 0 <= i < at ==> v[i] <= x,
        decreases v.len() - at,
    {
        at += 1;
    }
    let mut r = v.clone();
    r.insert(at, x);
    assert(r@ =~= v@.insert(at as int, x));
    r
}

} // verus!

fn main() {}
