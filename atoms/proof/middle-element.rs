// SPDX-License-Identifier: Apache-2.0
// The element in the middle of a list, and a list without its ends.
use vstd::prelude::*;

verus! {

fn middle(v: &[i64]) -> (r: Option<i64>)
    ensures
        r is None <==> v.len() == 0,
        r is Some ==> r->0 == v[v.len() as int / 2],
{
    if v.len() == 0 { None } else { Some(v[v.len() / 2]) }
}

fn without_ends(v: &Vec<i64>) -> (r: Vec<i64>)
    ensures
        v.len() <= 2 ==> r.len() == 0,
        v.len() > 2 ==> r@ == v@.subrange(1, v.len() - 1),
{
    let mut r: Vec<i64> = Vec::new();
    if v.len() <= 2 {
        return r;
    }
    let mut i: usize = 1;
    assert(r@ =~= v@.subrange(1, 1));
    while i < v.len() - 1
        invariant
            1 <= i <= v.len() - 1,
            r@ == v@.subrange(1, i as int),
        decreases v.len() - i,
    {
        r.push(v[i]);
        i += 1;
        assert(r@ =~= v@.subrange(1, i as int));
    }
    r
}

fn amount_or_zero(x: Option<i64>) -> (r: i64)
    ensures
        x is None ==> r == 0,
        x is Some ==> r == x->0,
{
    match x {
        Some(y) => y,
        None => 0,
    }
}

} // verus!

fn main() {}
