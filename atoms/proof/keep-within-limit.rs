// SPDX-License-Identifier: Apache-2.0
// The elements that do not pass a limit, in their order.
use vstd::prelude::*;

verus! {

fn keep_within(v: &Vec<u64>, limit: u64) -> (r: Vec<u64>)
    ensures
        r@ == v@.filter(|x: u64| x <= limit),
        r.len() <= v.len(),
        forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i] <= limit,
{
    let mut r: Vec<u64> = Vec::new();
    let mut i: usize = 0;
    assert(v@.take(0).filter(|x: u64| x <= limit) == Seq::<u64>::empty()) by {
        reveal(Seq::filter);
    }
    while i < v.len()
        invariant
            i <= v.len(),
            r.len() <= i,
            r@ == v@.take(i as int).filter(|x: u64| x <= limit),
            forall|j: int| 0 <= j < r.len() ==> #[trigger] r[j] <= limit,
        decreases v.len() - i,
    {
        proof {
            reveal(Seq::filter);
            assert(v@.take(i as int + 1).drop_last() =~= v@.take(i as int));
        }
        if v[i] <= limit {
            r.push(v[i]);
        }
        i += 1;
    }
    assert(v@.take(v.len() as int) =~= v@);
    r
}

} // verus!

fn main() {}
