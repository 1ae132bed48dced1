// SPDX-License-Identifier: Apache-2.0
// The greatest byte of a text, and every byte replaced by its distance to it.
use vstd::prelude::*;

verus! {

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
        forall|i: int, j: int| 0 <= i < v.len() && 0 <= j < v.len() ==> #[trigger] r[i] >= #[trigger] v[j] - v[i],
        v.len() > 0 ==> exists|m: int| 0 <= m < v.len() && #[trigger] r[m] == 0,
        forall|i: int, j: int| 0 <= i < v.len() && 0 <= j < v.len() ==> r[i] + v[i] == r[j] + v[j],
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
    proof {
        if v.len() > 0 {
            let m = choose|m: int| 0 <= m < v.len() && v@[m] == top;
            assert(r[m] == 0);
        }
    }
    r
}

} // verus!

fn main() {}
