// SPDX-License-Identifier: Apache-2.0
// The greatest byte of a text, and every byte replaced by its distance to it.
use vstd::prelude::*;

verus! {

spec fn is_greatest(s: Seq<u8>, x: u8) -> bool {
    s.contains(x) && forall|i: int| 0 <= i < s.len() ==> #[trigger] s[i] <= x
}

fn greatest_byte(v: &[u8]) -> (r: u8)
    ensures
        forall|i: int| 0 <= i < v.len() ==> #[trigger] v[i] <= r,
        v.len() > 0 ==> v@.contains(r),
        v.len() == 0 ==> r == 0,
{
    let mut r: u8 = 0;
    let mut i: usize = 0;
    while i < v.len()
        invariant
            i <= v.len(),
            i == 0 ==> r == 0,
            i > 0 ==> v@.contains(r),
            forall|k: int| 0 <= k < i ==> #[trigger] v[k] <= r,
        decreases v.len() - i,
    {
        if i == 0 || v[i] > r {
            r = v[i];
            assert(v@[i as int] == r);
        }
        i += 1;
    }
    r
}

fn below_greatest(v: &Vec<u8>) -> (r: Vec<u8>)
    ensures
        r.len() == v.len(),
        v.len() > 0 ==> exists|top: u8| #[trigger] is_greatest(v@, top) && forall|i: int| 0 <= i < v.len() ==> #[trigger] r[i] == top - v[i],
{
    let top = greatest_byte(v.as_slice());
    let mut r: Vec<u8> = Vec::new();
    let mut i: usize = 0;
    while i < v.len()
        invariant
            i <= v.len(),
            r.len() == i,
            forall|k: int| 0 <= k < v.len() ==> #[trigger] v[k] <= top,
            forall|k: int| 0 <= k < i ==> #[trigger] r[k] == top - v[k],
        decreases v.len() - i,
    {
        r.push(top - v[i]);
        i += 1;
    }
    assert(v.len() > 0 ==> is_greatest(v@, top));
    r
}

} // verus!

fn main() {}
