// SPDX-License-Identifier: Apache-2.0
// The length of the longest run of places that hold.
use vstd::prelude::*;

verus! {

spec fn ending(s: Seq<bool>) -> nat
    decreases s.len(),
{
    if s.len() == 0 || !s.last() { 0 } else { 1 + ending(s.drop_last()) }
}

fn longest_true_run(v: &Vec<bool>) -> (r: usize)
    ensures
        forall|n: int| 0 <= n <= v.len() ==> ending(#[trigger] v@.take(n)) <= r,
        exists|n: int| 0 <= n <= v.len() && ending(#[trigger] v@.take(n)) == r,
        r <= v.len(),
{
    let mut run: usize = 0;
    let mut r: usize = 0;
    let ghost mut best: int = 0;
    let mut i: usize = 0;
    assert(ending(v@.take(0)) == 0);
    while i < v.len()
        invariant
            i <= v.len(),
            run <= i,
            r <= i,
            0 <= best <= i,
            run == ending(v@.take(i as int)),
            r == ending(v@.take(best)),
            forall|n: int| 0 <= n <= i ==> ending(#[trigger] v@.take(n)) <= r,
        decreases v.len() - i,
    {
        assert(v@.take(i as int + 1).drop_last() =~= v@.take(i as int));
        run = if v[i] { run + 1 } else { 0 };
        i += 1;
        if run > r {
            r = run;
            proof {
                best = i as int;
            }
        }
    }
    r
}

} // verus!

fn main() {}
