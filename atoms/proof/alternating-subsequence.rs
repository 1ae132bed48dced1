// SPDX-License-Identifier: Apache-2.0
// A list thinned out so that neighbours differ in sign, a zero counting as positive.
use vstd::prelude::*;

verus! {

spec fn thinned(s: Seq<i32>) -> Seq<i32>
    decreases s.len(),
{
    if s.len() == 0 {
        s
    } else {
        let before = thinned(s.drop_last());
        if before.len() == 0 || (before.last() < 0) != (s.last() < 0) { before.push(s.last()) } else { before }
    }
}

spec fn turns_at(s: Seq<i32>, i: int) -> bool {
    (s[i] < 0) != (s[i - 1] < 0)
}

fn alternating(v: &Vec<i32>) -> (r: Vec<i32>)
    ensures
        r@ == thinned(v@),
        r.len() <= v.len(),
        forall|i: int| 0 < i < r.len() ==> #[trigger] turns_at(r@, i),
{
    let mut r: Vec<i32> = Vec::new();
    let mut i: usize = 0;
    assert(v@.take(0) =~= Seq::<i32>::empty());
    while i < v.len()
        invariant
            i <= v.len(),
            r.len() <= i,
            r@ == thinned(v@.take(i as int)),
            forall|k: int| 0 < k < r.len() ==> #[trigger] turns_at(r@, k),
        decreases v.len() - i,
    {
        assert(v@.take(i as int + 1).drop_last() =~= v@.take(i as int));
        let ghost before = r@;
        if r.len() == 0 {
            r.push(v[i]);
        } else {
            let negative = r[r.len() - 1] < 0;
            if negative != (v[i] < 0) {
                r.push(v[i]);
            }
        }
        assert forall|k: int| 0 < k < r.len() implies #[trigger] turns_at(r@, k) by {
            assert(k < before.len() ==> turns_at(before, k));
        }
        i += 1;
    }
    assert(v@.take(v.len() as int) =~= v@);
    r
}

} // verus!

fn main() {}
