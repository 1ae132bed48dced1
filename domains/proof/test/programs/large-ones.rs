// SPDX-License-Identifier: Apache-2.0
// How many numbers are above a limit.
use vstd::prelude::*;

verus! {

spec fn above(s: Seq<u64>, limit: u64) -> nat
    decreases s.len(),
{
    if s.len() == 0 {
        0
    } else {
        above(s.drop_last(), limit) + if s.last() > limit { 1nat } else { 0nat }
    }
}

proof fn one_more(s: Seq<u64>, limit: u64, i: int)
    requires
        0 <= i < s.len(),
    ensures
        above(s.take(i + 1), limit) == above(s.take(i), limit) + if s[i] > limit { 1nat } else { 0nat },
{
    assert(s.take(i + 1).drop_last() =~= s.take(i));
}

fn count_above(s: &[u64], limit: u64) -> (n: usize)
    requires
        s.len() >= 1,
        limit < 1000,
    ensures
        n == above(s@, limit),
        n <= s.len(),
{
    let mut n: usize = 0;
    let mut i: usize = 0;
    while i < s.len()
        invariant
            i <= s.len(),
            n <= i,
            n == above(s@.take(i as int), limit),
        decreases s.len() - i,
    {
        if s[i] > limit {
            n += 1;
        }
        proof {
            one_more(s@, limit, i as int);
        }
        i += 1;
    }
    assert(s@.take(i as int) =~= s@);
    n
}

} // verus!

fn main() {}
