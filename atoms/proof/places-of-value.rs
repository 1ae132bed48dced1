// SPDX-License-Identifier: Apache-2.0
// The places of a value in a list, in ascending order, and the last of them.
use vstd::prelude::*;

verus! {

spec fn places(s: Seq<u32>, x: u32) -> Seq<usize>
    decreases s.len(),
{
    if s.len() == 0 {
        Seq::empty()
    } else if s.last() == x {
        places(s.drop_last(), x).push((s.len() - 1) as usize)
    } else {
        places(s.drop_last(), x)
    }
}

fn places_of(v: &Vec<u32>, x: u32) -> (r: Vec<usize>)
    ensures
        r@ == places(v@, x),
        r.len() <= v.len(),
        forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i] < v.len() && v[r[i] as int] == x,
        forall|i: int, j: int| 0 <= i < j < r.len() ==> r[i] < r[j],
{
    let mut r: Vec<usize> = Vec::new();
    let mut i: usize = 0;
    assert(places(v@.take(0), x) =~= Seq::<usize>::empty());
    while i < v.len()
        invariant
            i <= v.len(),
            r.len() <= i,
            r@ == places(v@.take(i as int), x),
            forall|k: int| 0 <= k < r.len() ==> #[trigger] r[k] < i && v[r[k] as int] == x,
            forall|k: int, j: int| 0 <= k < j < r.len() ==> r[k] < r[j],
        decreases v.len() - i,
    {
        assert(v@.take(i as int + 1).drop_last() =~= v@.take(i as int));
        if v[i] == x {
            r.push(i);
        }
        i += 1;
    }
    assert(v@.take(v.len() as int) =~= v@);
    r
}

fn last_place(v: &[u32], x: u32) -> (r: Option<usize>)
    ensures
        r is None ==> !v@.contains(x),
        r is Some ==> r->0 < v.len() && v[r->0 as int] == x,
        r is Some ==> forall|i: int| r->0 < i < v.len() ==> v[i] != x,
{
    let mut left = v.len();
    while left > 0
        invariant
            left <= v.len(),
            forall|i: int| left <= i < v.len() ==> v[i] != x,
        decreases left,
    {
        left -= 1;
        if v[left] == x {
            return Some(left);
        }
    }
    None
}

} // verus!

fn main() {}
