// SPDX-License-Identifier: Apache-2.0
// A list with its negative numbers before the others, each kind in its order.
use vstd::prelude::*;

verus! {

spec fn picked(s: Seq<i64>, negative: bool) -> Seq<i64> {
    s.filter(|x: i64| (x < 0) == negative)
}

fn negatives_first(v: &Vec<i64>) -> (r: Vec<i64>)
    ensures
        r@ == picked(v@, true) + picked(v@, false),
{
    let mut r: Vec<i64> = Vec::new();
    let mut i: usize = 0;
    assert(picked(v@.take(0), true) =~= Seq::<i64>::empty()) by {
        reveal(Seq::filter);
    }
    while i < v.len()
        invariant
            i <= v.len(),
            r@ == picked(v@.take(i as int), true),
        decreases v.len() - i,
    {
        proof {
            reveal(Seq::filter);
            assert(v@.take(i as int + 1).drop_last() =~= v@.take(i as int));
        }
        if v[i] < 0 {
            r.push(v[i]);
        }
        i += 1;
    }
    assert(v@.take(v.len() as int) =~= v@);
    let ghost first = r@;
    let mut j: usize = 0;
    assert(first + picked(v@.take(0), false) =~= first) by {
        reveal(Seq::filter);
    }
    while j < v.len()
        invariant
            j <= v.len(),
            r@ == first + picked(v@.take(j as int), false),
        decreases v.len() - j,
    {
        let ghost before = picked(v@.take(j as int), false);
        proof {
            reveal(Seq::filter);
            assert(v@.take(j as int + 1).drop_last() =~= v@.take(j as int));
        }
        if v[j] >= 0 {
            r.push(v[j]);
            assert(first + before.push(v[j as int]) =~= r@);
        }
        j += 1;
    }
    r
}

} // verus!

fn main() {}
