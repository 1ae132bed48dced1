// SPDX-License-Identifier: Apache-2.0
// A list in descending order by repeated choice of the greatest, with every value as often as before.
use vstd::prelude::*;

verus! {

spec fn times(s: Seq<u32>, x: u32) -> int
    decreases s.len(),
{
    if s.len() == 0 { 0 } else { times(s.drop_first(), x) + if s[0] == x { 1int } else { 0int } }
}

proof fn times_after_update(s: Seq<u32>, i: int, y: u32, x: u32)
    requires
        0 <= i < s.len(),
    ensures
        times(s.update(i, y), x) == times(s, x) - (if s[i] == x { 1int } else { 0int }) + if y == x { 1int } else { 0int },
    decreases s.len(),
{
    if i == 0 {
        assert(s.update(0, y).drop_first() =~= s.drop_first());
    } else {
        assert(s.update(i, y).drop_first() =~= s.drop_first().update(i - 1, y));
        times_after_update(s.drop_first(), i - 1, y, x);
    }
}

fn sort_descending(v: &Vec<u32>) -> (r: Vec<u32>)
    ensures
        r.len() == v.len(),
        forall|i: int, j: int| 0 <= i <= j < r.len() ==> r[i] >= r[j],
        forall|x: u32| #[trigger] times(r@, x) == times(v@, x),
{
    let mut r = v.clone();
    let mut i: usize = 0;
    assert(r@ =~= v@);
    while i < r.len()
        invariant
            i <= r.len() == v.len(),
            forall|a: int, b: int| 0 <= a <= b < i ==> r[a] >= r[b],
            forall|a: int, b: int| 0 <= a < i <= b < r.len() ==> r[a] >= r[b],
            forall|x: u32| #[trigger] times(r@, x) == times(v@, x),
        decreases r.len() - i,
    {
        let mut best = i;
        let mut j = i + 1;
        while j < r.len()
            invariant
                i <= best < j <= r.len(),
                forall|b: int| i <= b < j ==> r[b] <= r[best as int],
            decreases r.len() - j,
        {
            if r[j] > r[best] {
                best = j;
            }
            j += 1;
        }
        let x = r[i];
        let y = r[best];
        proof {
            let s = r@;
            assert forall|z: u32| #[trigger] times(s.update(i as int, y).update(best as int, x), z) == times(v@, z) by {
                times_after_update(s, i as int, y, z);
                times_after_update(s.update(i as int, y), best as int, x, z);
                assert(times(s, z) == times(v@, z));
            }
        }
        r.set(i, y);
        r.set(best, x);
        i += 1;
    }
    r
}

} // verus!

fn main() {}
