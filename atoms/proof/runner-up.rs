// SPDX-License-Identifier: Apache-2.0
// The second greatest of a descending list, and the elements at its head that exceed a bar.
use vstd::prelude::*;

verus! {

spec fn descending(s: Seq<u32>) -> bool {
    forall|i: int, j: int| 0 <= i <= j < s.len() ==> s[i] >= s[j]
}

fn runner_up(v: &Vec<u32>) -> (r: Option<u32>)
    requires
        descending(v@),
    ensures
        r is None ==> forall|i: int, j: int| 0 <= i < v.len() && 0 <= j < v.len() ==> v[i] == v[j],
        r is Some ==> v@.contains(r->0) && r->0 < v[0],
        r is Some ==> forall|i: int| 0 <= i < v.len() && v[i] != v[0] ==> #[trigger] v[i] <= r->0,
{
    let mut i: usize = 1;
    while i < v.len()
        invariant
            descending(v@),
            1 <= i,
            forall|k: int| 0 <= k < i && k < v.len() ==> #[trigger] v[k] == v[0],
        decreases v.len() - i,
    {
        if v[i] != v[0] {
            assert(v@[i as int] == v[i as int]);
            return Some(v[i]);
        }
        i += 1;
    }
    None
}

fn above_bar(v: &Vec<u32>, bar: u32) -> (r: Vec<u32>)
    requires
        descending(v@),
    ensures
        r@ == v@.take(r.len() as int),
        forall|i: int| 0 <= i < v.len() ==> (#[trigger] v[i] > bar <==> i < r.len()),
        r.len() <= v.len(),
{
    let mut r: Vec<u32> = Vec::new();
    let mut i: usize = 0;
    assert(r@ =~= v@.take(0));
    while i < v.len() && v[i] > bar
        invariant
            descending(v@),
            i <= v.len(),
            r@ == v@.take(i as int),
            forall|k: int| 0 <= k < i ==> #[trigger] v[k] > bar,
        decreases v.len() - i,
    {
        r.push(v[i]);
        i += 1;
        assert(r@ =~= v@.take(i as int));
    }
    assert forall|k: int| 0 <= k < v.len() implies (#[trigger] v[k] > bar <==> k < r.len()) by {
        if k >= i {
            assert(v[i as int] >= v[k]);
        }
    }
    r
}

} // verus!

fn main() {}
