// SPDX-License-Identifier: Apache-2.0
// Digits without the zeros in front of them, and how many zeros there were.
use vstd::prelude::*;

verus! {

spec fn leading(s: Seq<u8>) -> nat
    decreases s.len(),
{
    if s.len() == 0 || s[0] != 0 { 0 } else { 1 + leading(s.drop_first()) }
}

fn zeros_in_front(v: &[u8]) -> (r: usize)
    ensures
        r == leading(v@),
        r <= v.len(),
        forall|i: int| 0 <= i < r ==> #[trigger] v[i] == 0,
        r < v.len() ==> v[r as int] != 0,
{
    let mut r: usize = 0;
    assert(v@.skip(0) =~= v@);
    while r < v.len() && v[r] == 0
        invariant
            r <= v.len(),
            r + leading(v@.skip(r as int)) == leading(v@),
            forall|i: int| 0 <= i < r ==> #[trigger] v[i] == 0,
        decreases v.len() - r,
    {
        assert(v@.skip(r as int).drop_first() =~= v@.skip(r as int + 1));
        r += 1;
    }
    r
}

fn without_leading_zeros(v: &Vec<u8>) -> (r: Vec<u8>)
    ensures
        r@ == v@.skip(leading(v@) as int),
        r.len() > 0 ==> r[0] != 0,
        r.len() <= v.len(),
{
    let from = zeros_in_front(v.as_slice());
    let mut r: Vec<u8> = Vec::new();
    let mut i = from;
    assert(r@ =~= v@.subrange(from as int, from as int));
    while i < v.len()
        invariant
            from <= i <= v.len(),
            r@ == v@.subrange(from as int, i as int),
        decreases v.len() - i,
    {
        r.push(v[i]);
        i += 1;
        assert(r@ =~= v@.subrange(from as int, i as int));
    }
    assert(v@.subrange(from as int, v.len() as int) =~= v@.skip(from as int));
    r
}

} // verus!

fn main() {}
