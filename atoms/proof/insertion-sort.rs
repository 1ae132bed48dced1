// SPDX-License-Identifier: Apache-2.0
// A list in ascending order, with every value as often as before.
use vstd::prelude::*;

verus! {

spec fn times(s: Seq<u64>, x: u64) -> int
    decreases s.len(),
{
    if s.len() == 0 { 0 } else { times(s.drop_last(), x) + if s.last() == x { 1int } else { 0int } }
}

proof fn times_after_insert(s: Seq<u64>, at: int, y: u64, x: u64)
    requires
        0 <= at <= s.len(),
    ensures
        times(s.insert(at, y), x) == times(s, x) + if y == x { 1int } else { 0int },
    decreases s.len(),
{
    if at == s.len() {
        assert(s.insert(at, y).drop_last() =~= s);
    } else {
        assert(s.insert(at, y).drop_last() =~= s.drop_last().insert(at, y));
        times_after_insert(s.drop_last(), at, y, x);
    }
}

fn sort_ascending(v: &Vec<u64>) -> (r: Vec<u64>)
    ensures
        r.len() == v.len(),
        forall|i: int, j: int| 0 <= i <= j < r.len() ==> r[i] <= r[j],
        forall|x: u64| #[trigger] times(r@, x) == times(v@, x),
{
    let mut r: Vec<u64> = Vec::new();
    let mut i: usize = 0;
    assert(v@.take(0) =~= r@);
    while i < v.len()
        invariant
            i <= v.len(),
            r.len() == i,
            forall|a: int, b: int| 0 <= a <= b < r.len() ==> r[a] <= r[b],
            forall|x: u64| #[trigger] times(r@, x) == times(v@.take(i as int), x),
        decreases v.len() - i,
    {
        let y = v[i];
        let mut at = r.len();
        while at > 0 && r[at - 1] > y
            invariant
                at <= r.len(),
                forall|b: int| at <= b < r.len() ==> y < r[b],
            decreases at,
        {
            at -= 1;
        }
        proof {
            assert(v@.take(i as int + 1).drop_last() =~= v@.take(i as int));
            assert forall|x: u64| #[trigger] times(r@.insert(at as int, y), x) == times(v@.take(i as int + 1), x) by {
                times_after_insert(r@, at as int, y, x);
                assert(times(r@, x) == times(v@.take(i as int), x));
            }
        }
        r.insert(at, y);
        i += 1;
    }
    assert(v@.take(v.len() as int) =~= v@);
    r
}

} // verus!

fn main() {}
