// SPDX-License-Identifier: Apache-2.0
// The elements of a list, each where it stands first only.
use vstd::prelude::*;

verus! {

spec fn firsts(s: Seq<u32>) -> Seq<u32>
    decreases s.len(),
{
    if s.len() == 0 {
        Seq::empty()
    } else if firsts(s.drop_last()).contains(s.last()) {
        firsts(s.drop_last())
    } else {
        firsts(s.drop_last()).push(s.last())
    }
}

fn distinct(v: &Vec<u32>) -> (r: Vec<u32>)
    ensures
        r@ == firsts(v@),
        r.len() <= v.len(),
        r@.no_duplicates(),
        forall|i: int| 0 <= i < v.len() ==> r@.contains(#[trigger] v[i]),
{
    let mut r: Vec<u32> = Vec::new();
    let mut i: usize = 0;
    assert(r@ =~= firsts(v@.take(0)));
    while i < v.len()
        invariant
            i <= v.len(),
            r.len() <= i,
            r@ == firsts(v@.take(i as int)),
            r@.no_duplicates(),
            forall|k: int| 0 <= k < i ==> r@.contains(#[trigger] v[k]),
        decreases v.len() - i,
    {
        let x = v[i];
        let mut seen = false;
        let mut j: usize = 0;
        while j < r.len() && !seen
            invariant
                j <= r.len(),
                !seen ==> forall|k: int| 0 <= k < j ==> r[k] != x,
                seen ==> r@.contains(x),
            decreases r.len() - j + if seen { 0int } else { 1int },
        {
            if r[j] == x {
                assert(r@[j as int] == x);
                seen = true;
            } else {
                j += 1;
            }
        }
        let ghost before = r@;
        assert(v@.take(i as int + 1).drop_last() =~= v@.take(i as int));
        if !seen {
            r.push(x);
            assert(r@[before.len() as int] == x);
            assert forall|k: int| 0 <= k < i implies r@.contains(#[trigger] v[k]) by {
                let p = choose|p: int| 0 <= p < before.len() && before[p] == v[k];
                assert(before.contains(v[k]));
                assert(r@[p] == v[k]);
            }
        }
        i += 1;
    }
    assert(v@.take(v.len() as int) =~= v@);
    r
}

} // verus!

fn main() {}
