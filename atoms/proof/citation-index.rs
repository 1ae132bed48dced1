// SPDX-License-Identifier: Apache-2.0
// The greatest number that at least as many elements reach.
use vstd::prelude::*;

verus! {

spec fn reaching(s: Seq<u16>, h: int) -> nat
    decreases s.len(),
{
    if s.len() == 0 { 0 } else { reaching(s.drop_last(), h) + if s.last() >= h { 1nat } else { 0nat } }
}

fn count_reaching(v: &[u16], h: usize) -> (r: usize)
    ensures
        r == reaching(v@, h as int),
        r <= v.len(),
{
    let mut r: usize = 0;
    let mut i: usize = 0;
    while i < v.len()
        invariant
            i <= v.len(),
            r <= i,
            r == reaching(v@.take(i as int), h as int),
        decreases v.len() - i,
    {
        assert(v@.take(i as int + 1).drop_last() =~= v@.take(i as int));
        if v[i] as usize >= h {
            r += 1;
        }
        i += 1;
    }
    assert(v@.take(v.len() as int) =~= v@);
    r
}

fn index_of_citations(v: &Vec<u16>) -> (r: usize)
    ensures
        r <= v.len(),
        reaching(v@, r as int) >= r,
        forall|h: int| r < h <= v.len() ==> #[trigger] reaching(v@, h) < h,
{
    let mut h = v.len();
    while h > 0
        invariant
            h <= v.len(),
            forall|k: int| h < k <= v.len() ==> #[trigger] reaching(v@, k) < k,
        decreases h,
    {
        let n = count_reaching(v.as_slice(), h);
        if n >= h {
            return h;
        }
        h -= 1;
    }
    h
}

} // verus!

fn main() {}
