// SPDX-License-Identifier: Apache-2.0
// Counts cut off at what a byte holds, and bytes made places again.
use vstd::prelude::*;

verus! {

fn counts_as_bytes(v: &[usize]) -> (r: Vec<u8>)
    ensures
        r.len() == v.len(),
        forall|i: int| 0 <= i < v.len() ==> #[trigger] r[i] == if v[i] > 255 { 255 } else { v[i] as int },
{
    let mut r: Vec<u8> = Vec::new();
    let mut i: usize = 0;
    while i < v.len()
        invariant
            i <= v.len(),
            r.len() == i,
            forall|j: int| 0 <= j < i ==> #[trigger] r[j] == if v[j] > 255 { 255 } else { v[j] as int },
        decreases v.len() - i,
    {
        let n = v[i];
        r.push(if n > 255 { 255 } else { n as u8 });
        i += 1;
    }
    r
}

fn count_of_each(v: &Vec<u8>, kinds: u8) -> (r: Vec<usize>)
    ensures
        r.len() == kinds,
        forall|k: int| 0 <= k < kinds ==> #[trigger] r[k] == v@.filter(|x: u8| x == k).len(),
{
    let mut r: Vec<usize> = Vec::new();
    let mut k: u8 = 0;
    while k < kinds
        invariant
            k <= kinds,
            r.len() == k,
            forall|c: int| 0 <= c < k ==> #[trigger] r[c] == v@.filter(|x: u8| x == c).len(),
        decreases kinds - k,
    {
        let ghost c = k as int;
        let mut n: usize = 0;
        let mut i: usize = 0;
        assert(v@.take(0).filter(|x: u8| x == c).len() == 0) by {
            reveal(Seq::filter);
        }
        while i < v.len()
            invariant
                i <= v.len(),
                n <= i,
                c == k,
                n == v@.take(i as int).filter(|x: u8| x == c).len(),
            decreases v.len() - i,
        {
            proof {
                reveal(Seq::filter);
                assert(v@.take(i as int + 1).drop_last() =~= v@.take(i as int));
            }
            if v[i] == k {
                n += 1;
            }
            i += 1;
        }
        assert(v@.take(v.len() as int) =~= v@);
        r.push(n);
        k += 1;
    }
    r
}

} // verus!

fn main() {}
