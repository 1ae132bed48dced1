// SPDX-License-Identifier: Apache-2.0
// Bytes read as steps of either sign around their middle, and the steps thinned to the large ones.
use vstd::prelude::*;

verus! {

fn as_steps(v: &[u8]) -> (r: Vec<i16>)
    ensures
        r.len() == v.len(),
        forall|i: int| 0 <= i < v.len() ==> #[trigger] r[i] == v[i] - 128,
        forall|i: int| 0 <= i < r.len() ==> -128 <= #[trigger] r[i] <= 127,
{
    let mut r: Vec<i16> = Vec::new();
    for i in 0..v.len()
        invariant
            r.len() == i,
            forall|k: int| 0 <= k < i ==> #[trigger] r[k] == v[k] - 128,
            forall|k: int| 0 <= k < i ==> -128 <= #[trigger] r[k] <= 127,
    {
        r.push(v[i] as i16 - 128);
    }
    r
}

fn large_steps(v: &Vec<i16>, least: i16) -> (r: Vec<i16>)
    ensures
        r@ == v@.filter(|x: i16| x >= least || x + least <= 0),
        r.len() <= v.len(),
{
    let mut r: Vec<i16> = Vec::new();
    let mut i: usize = 0;
    assert(v@.take(0).filter(|x: i16| x >= least || x + least <= 0) == Seq::<i16>::empty()) by {
        reveal(Seq::filter);
    }
    while i < v.len()
        invariant
            i <= v.len(),
            r.len() <= i,
            r@ == v@.take(i as int).filter(|x: i16| x >= least || x + least <= 0),
        decreases v.len() - i,
    {
        proof {
            reveal(Seq::filter);
            assert(v@.take(i as int + 1).drop_last() =~= v@.take(i as int));
        }
        let x = v[i];
        if x >= least || x as i32 + least as i32 <= 0 {
            r.push(x);
        }
        i += 1;
    }
    assert(v@.take(v.len() as int) =~= v@);
    r
}

} // verus!

fn main() {}
