// SPDX-License-Identifier: Apache-2.0
// A list split around a pivot into smaller, equal and greater elements, nothing lost.
use vstd::prelude::*;

verus! {

spec fn times(s: Seq<u16>, x: u16) -> int
    decreases s.len(),
{
    if s.len() == 0 { 0 } else { times(s.drop_last(), x) + if s.last() == x { 1int } else { 0int } }
}

spec fn in_parts(s: Seq<u16>, low: int, high: int, pivot: u16) -> bool {
    &&& 0 <= low <= high <= s.len()
    &&& forall|i: int| 0 <= i < low ==> s[i] < pivot
    &&& forall|i: int| low <= i < high ==> s[i] == pivot
    &&& forall|i: int| high <= i < s.len() ==> s[i] > pivot
}

proof fn times_after_update(s: Seq<u16>, i: int, y: u16, x: u16)
    requires
        0 <= i < s.len(),
    ensures
        times(s.update(i, y), x) == times(s, x) - (if s[i] == x { 1int } else { 0int }) + if y == x { 1int } else { 0int },
    decreases s.len(),
{
    if i == s.len() - 1 {
        assert(s.update(i, y).drop_last() =~= s.drop_last());
    } else {
        assert(s.update(i, y).drop_last() =~= s.drop_last().update(i, y));
        times_after_update(s.drop_last(), i, y, x);
    }
}

proof fn swap_keeps(s: Seq<u16>, i: int, j: int)
    requires
        0 <= i < s.len(),
        0 <= j < s.len(),
    ensures
        forall|x: u16| #[trigger] times(s.update(i, s[j]).update(j, s[i]), x) == times(s, x),
{
    assert forall|x: u16| #[trigger] times(s.update(i, s[j]).update(j, s[i]), x) == times(s, x) by {
        times_after_update(s, i, s[j], x);
        times_after_update(s.update(i, s[j]), j, s[i], x);
    }
}

fn split_three_ways(v: &Vec<u16>, pivot: u16) -> (r: Vec<u16>)
    ensures
        r.len() == v.len(),
        exists|low: int, high: int| #[trigger] in_parts(r@, low, high, pivot),
        forall|x: u16| #[trigger] times(r@, x) == times(v@, x),
{
    let mut r = v.clone();
    let mut low: usize = 0;
    let mut mid: usize = 0;
    let mut high: usize = r.len();
    assert(r@ =~= v@);
    while mid < high
        invariant
            low <= mid <= high <= r.len() == v.len(),
            forall|i: int| 0 <= i < low ==> r[i] < pivot,
            forall|i: int| low <= i < mid ==> r[i] == pivot,
            forall|i: int| high <= i < r.len() ==> r[i] > pivot,
            forall|x: u16| #[trigger] times(r@, x) == times(v@, x),
        decreases high - mid,
    {
        let x = r[mid];
        let ghost before = r@;
        if x < pivot {
            let y = r[low];
            proof {
                swap_keeps(before, low as int, mid as int);
            }
            r.set(low, x);
            r.set(mid, y);
            low += 1;
            mid += 1;
        } else if x > pivot {
            high -= 1;
            let y = r[high];
            proof {
                swap_keeps(before, mid as int, high as int);
            }
            r.set(mid, y);
            r.set(high, x);
        } else {
            mid += 1;
        }
    }
    assert(in_parts(r@, low as int, mid as int, pivot));
    r
}

} // verus!

fn main() {}
