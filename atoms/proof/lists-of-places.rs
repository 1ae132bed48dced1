// SPDX-License-Identifier: Apache-2.0
// Places put in ascending order by exchanging neighbours.
use vstd::prelude::*;

verus! {

spec fn times(s: Seq<usize>, x: usize) -> int
    decreases s.len(),
{
    if s.len() == 0 { 0 } else { times(s.drop_last(), x) + if s.last() == x { 1int } else { 0int } }
}

proof fn times_after_swap(s: Seq<usize>, i: int, x: usize)
    requires
        0 <= i,
        i + 1 < s.len(),
    ensures
        times(s.update(i, s[i + 1]).update(i + 1, s[i]), x) == times(s, x),
    decreases s.len(),
{
    let t = s.update(i, s[i + 1]).update(i + 1, s[i]);
    if i + 2 == s.len() {
        assert(t.drop_last().drop_last() =~= s.drop_last().drop_last());
        assert(times(s.drop_last(), x) == times(s.drop_last().drop_last(), x) + if s[i] == x { 1int } else { 0int });
        assert(times(t.drop_last(), x) == times(t.drop_last().drop_last(), x) + if s[i + 1] == x { 1int } else { 0int });
    } else {
        assert(t.drop_last() =~= s.drop_last().update(i, s[i + 1]).update(i + 1, s[i]));
        times_after_swap(s.drop_last(), i, x);
    }
}

fn sorted_places(v: &Vec<usize>) -> (r: Vec<usize>)
    ensures
        r.len() == v.len(),
        forall|i: int, j: int| 0 <= i <= j < r.len() ==> r[i] <= r[j],
        forall|x: usize| #[trigger] times(r@, x) == times(v@, x),
{
    let mut r = v.clone();
    let mut done: usize = 0;
    assert(r@ =~= v@);
    while done < r.len()
        invariant
            done <= r.len() == v.len(),
            forall|a: int, b: int| 0 <= a <= b < done ==> r[a] <= r[b],
            forall|x: usize| #[trigger] times(r@, x) == times(v@, x),
        decreases r.len() - done,
    {
        let mut at = done;
        while at > 0 && r[at - 1] > r[at]
            invariant
                at <= done < r.len() == v.len(),
                forall|a: int, b: int| 0 <= a <= b <= done && b != at && a != at ==> r[a] <= r[b],
                forall|b: int| at < b <= done ==> r[at as int] < r[b],
                forall|x: usize| #[trigger] times(r@, x) == times(v@, x),
            decreases at,
        {
            let ghost before = r@;
            let x = r[at];
            let y = r[at - 1];
            r.set(at - 1, x);
            r.set(at, y);
            proof {
                assert(r@ =~= before.update(at - 1, before[at as int]).update(at as int, before[at - 1]));
                assert forall|z: usize| #[trigger] times(r@, z) == times(v@, z) by {
                    times_after_swap(before, at - 1, z);
                    assert(times(before, z) == times(v@, z));
                }
            }
            at -= 1;
        }
        done += 1;
    }
    r
}

} // verus!

fn main() {}
