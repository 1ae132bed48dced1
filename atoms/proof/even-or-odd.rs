// SPDX-License-Identifier: Apache-2.0
// Whether a signed number is even, and the even numbers of a list.
use vstd::prelude::*;

verus! {

spec fn even(x: int) -> bool {
    x % 2 == 0
}

fn is_even(x: i64) -> (r: bool)
    ensures
        r == even(x as int),
{
    if x == i64::MIN {
        return true;
    }
    let size = if x < 0 { (0 - x) as u64 } else { x as u64 };
    size % 2 == 0
}

fn keep_even(v: &Vec<i64>) -> (r: Vec<i64>)
    ensures
        r@ == v@.filter(|x: i64| even(x as int)),
        forall|i: int| 0 <= i < r.len() ==> even(#[trigger] r[i] as int),
{
    let mut r: Vec<i64> = Vec::new();
    let mut i: usize = 0;
    assert(v@.take(0).filter(|x: i64| even(x as int)) == Seq::<i64>::empty()) by {
        reveal(Seq::filter);
    }
    while i < v.len()
        invariant
            i <= v.len(),
            r@ == v@.take(i as int).filter(|x: i64| even(x as int)),
            forall|k: int| 0 <= k < r.len() ==> even(#[trigger] r[k] as int),
        decreases v.len() - i,
    {
        proof {
            reveal(Seq::filter);
            assert(v@.take(i as int + 1).drop_last() =~= v@.take(i as int));
        }
        let keep = is_even(v[i]);
        if keep {
            r.push(v[i]);
        }
        i += 1;
    }
    assert(v@.take(v.len() as int) =~= v@);
    r
}

} // verus!

fn main() {}
