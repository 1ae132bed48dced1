// SPDX-License-Identifier: Apache-2.0
// Which signed numbers reach a threshold, and whether all of them do.
use vstd::prelude::*;

verus! {

spec fn reached(s: Seq<i32>, limit: i32) -> Seq<bool> {
    s.map_values(|x: i32| x >= limit)
}

fn reaching(v: &Vec<i32>, limit: i32) -> (r: Vec<bool>)
    ensures
        r@ =~= reached(v@, limit),
        forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i] == (v[i] >= limit),
{
    let mut r: Vec<bool> = Vec::new();
    let mut i: usize = 0;
    while i < v.len()
        invariant
            i <= v.len(),
            r.len() == i,
            forall|k: int| 0 <= k < i ==> #[trigger] r[k] == (v[k] >= limit),
        decreases v.len() - i,
    {
        r.push(v[i] >= limit);
        i += 1;
    }
    r
}

fn all_reach(v: &[i32], limit: i32) -> (r: bool)
    ensures
        r == !reached(v@, limit).contains(false),
{
    let mut i: usize = 0;
    while i < v.len()
        invariant
            i <= v.len(),
            forall|k: int| 0 <= k < i ==> reached(v@, limit)[k],
        decreases v.len() - i,
    {
        if v[i] < limit {
            assert(!reached(v@, limit)[i as int]);
            return false;
        }
        i += 1;
    }
    true
}

} // verus!

fn main() {}
