// SPDX-License-Identifier: Apache-2.0
// Places beyond a limit left out, and every place measured from the limit.
use vstd::prelude::*;

verus! {

fn places_before(v: &Vec<usize>, limit: usize) -> (r: Vec<usize>)
    ensures
        r@ == v@.filter(|p: usize| p < limit),
        forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i] < limit,
        r.len() <= v.len(),
{
    let mut r: Vec<usize> = Vec::new();
    let mut i: usize = 0;
    assert(v@.take(0).filter(|p: usize| p < limit) == Seq::<usize>::empty()) by {
        reveal(Seq::filter);
    }
    while i < v.len()
        invariant
            i <= v.len(),
            r.len() <= i,
            r@ == v@.take(i as int).filter(|p: usize| p < limit),
            forall|k: int| 0 <= k < r.len() ==> #[trigger] r[k] < limit,
        decreases v.len() - i,
    {
        proof {
            reveal(Seq::filter);
            assert(v@.take(i as int + 1).drop_last() =~= v@.take(i as int));
        }
        if v[i] < limit {
            r.push(v[i]);
        }
        i += 1;
    }
    assert(v@.take(v.len() as int) =~= v@);
    r
}

fn measured_from(v: &[usize], limit: usize) -> (r: Vec<usize>)
    ensures
        r.len() == v.len(),
        forall|i: int| 0 <= i < v.len() && v[i] <= limit ==> #[trigger] r[i] == limit - v[i],
        forall|i: int| 0 <= i < v.len() && v[i] > limit ==> #[trigger] r[i] == 0,
        forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i] <= limit,
{
    let mut r: Vec<usize> = Vec::new();
    for i in 0..v.len()
        invariant
            r.len() == i,
            forall|k: int| 0 <= k < i && v[k] <= limit ==> #[trigger] r[k] == limit - v[k],
            forall|k: int| 0 <= k < i && v[k] > limit ==> #[trigger] r[k] == 0,
            forall|k: int| 0 <= k < i ==> #[trigger] r[k] <= limit,
    {
        let p = v[i];
        r.push(if p <= limit { limit - p } else { 0 });
    }
    r
}

} // verus!

fn main() {}
