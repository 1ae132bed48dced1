// SPDX-License-Identifier: Apache-2.0
// Negative numbers replaced by zero, or left out altogether.
use vstd::prelude::*;

verus! {

fn floor_at_zero(v: &Vec<i32>) -> (r: Vec<i32>)
    ensures
        r.len() == v.len(),
        forall|i: int| 0 <= i < v.len() ==> #[trigger] r[i] == if v[i] < 0 { 0 } else { v[i] as int },
        forall|i: int| 0 <= i < r.len() ==> 0 <= #[trigger] r[i],
{
    let mut r: Vec<i32> = Vec::new();
    for i in 0..v.len()
        invariant
            r.len() == i,
            forall|j: int| 0 <= j < i ==> #[trigger] r[j] == if v[j] < 0 { 0 } else { v[j] as int },
    {
        let x = v[i];
        if x < 0 {
            r.push(0);
        } else {
            r.push(x);
        }
    }
    r
}

fn only_positive(v: &[i32]) -> (r: Vec<i32>)
    ensures
        r@ == v@.filter(|x: i32| x > 0),
        r.len() <= v.len(),
        forall|i: int| 0 <= i < r.len() ==> 0 < #[trigger] r[i],
{
    let mut r: Vec<i32> = Vec::new();
    let mut i: usize = 0;
    assert(v@.take(0).filter(|x: i32| x > 0) == Seq::<i32>::empty()) by {
        reveal(Seq::filter);
    }
    while i < v.len()
        invariant
            i <= v.len(),
            r.len() <= i,
            r@ == v@.take(i as int).filter(|x: i32| x > 0),
            forall|j: int| 0 <= j < r.len() ==> 0 < #[trigger] r[j],
        decreases v.len() - i,
    {
        proof {
            reveal(Seq::filter);
            assert(v@.take(i as int + 1).drop_last() =~= v@.take(i as int));
        }
        if v[i] > 0 {
            r.push(v[i]);
        }
        i += 1;
    }
    assert(v@.take(v.len() as int) =~= v@);
    r
}

} // verus!

fn main() {}
