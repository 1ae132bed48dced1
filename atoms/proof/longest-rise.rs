// SPDX-License-Identifier: Apache-2.0
// The length of the longest strictly rising run of neighbours.
use vstd::prelude::*;

verus! {

spec fn rise(s: Seq<i32>) -> nat
    decreases s.len(),
{
    if s.len() <= 1 {
        s.len()
    } else if s[s.len() - 2] < s.last() {
        rise(s.drop_last()) + 1
    } else {
        1
    }
}

spec fn longest(s: Seq<i32>) -> nat
    decreases s.len(),
{
    if s.len() == 0 {
        0
    } else if rise(s) > longest(s.drop_last()) {
        rise(s)
    } else {
        longest(s.drop_last())
    }
}

fn longest_rise(v: &[i32]) -> (r: usize)
    ensures
        r == longest(v@),
        r <= v.len(),
{
    let mut run: usize = 0;
    let mut r: usize = 0;
    let mut i: usize = 0;
    while i < v.len()
        invariant
            i <= v.len(),
            run <= i,
            r <= i,
            run == rise(v@.take(i as int)),
            r == longest(v@.take(i as int)),
        decreases v.len() - i,
    {
        let ghost next = v@.take(i as int + 1);
        assert(next.drop_last() =~= v@.take(i as int));
        if i > 0 && v[i - 1] < v[i] {
            run += 1;
        } else {
            run = 1;
        }
        if run > r {
            r = run;
        }
        i += 1;
    }
    assert(v@.take(v.len() as int) =~= v@);
    r
}

} // verus!

fn main() {}
