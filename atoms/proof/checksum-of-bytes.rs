// SPDX-License-Identifier: Apache-2.0
// A checksum that weighs every byte by its distance from the end, and one that adds them up.
use vstd::prelude::*;

verus! {

spec fn weighted(s: Seq<u8>) -> int
    decreases s.len(),
{
    if s.len() == 0 { 1 } else { (weighted(s.drop_last()) * 31 + s.last()) % 65521 }
}

spec fn added(s: Seq<u8>) -> int
    decreases s.len(),
{
    if s.len() == 0 { 0 } else { (added(s.drop_last()) + s.last()) % 256 }
}

fn checksum(v: &Vec<u8>) -> (r: u32)
    ensures
        r == weighted(v@),
        r < 65521,
{
    let mut r: u32 = 1;
    let mut i: usize = 0;
    while i < v.len()
        invariant
            i <= v.len(),
            r < 65521,
            r == weighted(v@.take(i as int)),
        decreases v.len() - i,
    {
        assert(v@.take(i as int + 1).drop_last() =~= v@.take(i as int));
        r = (r * 31 + v[i] as u32) % 65521;
        i += 1;
    }
    assert(v@.take(v.len() as int) =~= v@);
    r
}

fn byte_sum(v: &[u8]) -> (r: u8)
    ensures
        r == added(v@),
{
    let mut r: u8 = 0;
    let mut i: usize = 0;
    while i < v.len()
        invariant
            i <= v.len(),
            r == added(v@.take(i as int)),
        decreases v.len() - i,
    {
        assert(v@.take(i as int + 1).drop_last() =~= v@.take(i as int));
        let wide = r as u16 + v[i] as u16;
        r = (wide % 256) as u8;
        i += 1;
    }
    assert(v@.take(v.len() as int) =~= v@);
    r
}

} // verus!

fn main() {}
