// SPDX-License-Identifier: Apache-2.0
// Bytes in ascending order, found by walking through all values a byte has.
use vstd::prelude::*;

verus! {

spec fn times(s: Seq<u8>, x: int) -> int
    decreases s.len(),
{
    if s.len() == 0 { 0 } else { times(s.drop_last(), x) + if s.last() == x { 1int } else { 0int } }
}

fn sorted_bytes(v: &Vec<u8>) -> (r: Vec<u8>)
    ensures
        forall|i: int, j: int| 0 <= i <= j < r.len() ==> r[i] <= r[j],
        forall|x: int| 0 <= x <= 255 ==> #[trigger] times(r@, x) == times(v@, x),
{
    let mut r: Vec<u8> = Vec::new();
    let mut k: u16 = 0;
    while k < 256
        invariant
            k <= 256,
            forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i] < k,
            forall|i: int, j: int| 0 <= i <= j < r.len() ==> r[i] <= r[j],
            forall|x: int| 0 <= x < k ==> #[trigger] times(r@, x) == times(v@, x),
            forall|x: int| k <= x ==> #[trigger] times(r@, x) == 0,
        decreases 256 - k,
    {
        let b = k as u8;
        let mut i: usize = 0;
        while i < v.len()
            invariant
                b == k,
                k < 256,
                i <= v.len(),
                forall|c: int| 0 <= c < r.len() ==> #[trigger] r[c] <= k,
                forall|c: int, d: int| 0 <= c <= d < r.len() ==> r[c] <= r[d],
                forall|x: int| 0 <= x < k ==> #[trigger] times(r@, x) == times(v@, x),
                times(r@, k as int) == times(v@.take(i as int), k as int),
                forall|x: int| k < x ==> #[trigger] times(r@, x) == 0,
            decreases v.len() - i,
        {
            assert(v@.take(i as int + 1).drop_last() =~= v@.take(i as int));
            if v[i] == b {
                let ghost before = r@;
                r.push(b);
                assert(r@.drop_last() =~= before);
                assert forall|x: int| #[trigger] times(r@, x) == times(before, x) + if x == k { 1int } else { 0int } by {
                }
            }
            i += 1;
        }
        assert(v@.take(v.len() as int) =~= v@);
        k += 1;
    }
    r
}

} // verus!

fn main() {}
