// SPDX-License-Identifier: Apache-2.0
// The bytes of a number from the lowest, and the number of such bytes.
use vstd::prelude::*;

verus! {

spec fn assembled(s: Seq<u8>) -> int
    decreases s.len(),
{
    if s.len() == 0 { 0 } else { s[0] + 256 * assembled(s.drop_first()) }
}

fn four_bytes(n: u32) -> (r: Vec<u8>)
    ensures
        r.len() == 4,
        assembled(r@) == n,
{
    let mut r: Vec<u8> = Vec::new();
    let b = n % 256;
    let c = n / 256 % 256;
    let d = n / 65536 % 256;
    let e = n / 16777216;
    r.push(b as u8);
    r.push(c as u8);
    r.push(d as u8);
    r.push(e as u8);
    proof {
        reveal_with_fuel(assembled, 5);
        let s = r@;
        assert(s.drop_first().drop_first().drop_first().drop_first() =~= Seq::<u8>::empty());
        assert(n == b + 256 * (n as int / 256));
        assert(n as int / 256 == c + 256 * (n as int / 65536));
        assert(n as int / 65536 == d + 256 * e);
    }
    r
}

fn from_bytes(v: &[u8]) -> (r: u64)
    ensures
        v.len() <= 7 ==> r == assembled(v@),
        v.len() > 7 ==> r == assembled(v@.skip(v.len() - 7)),
{
    let start = if v.len() > 7 { v.len() - 7 } else { 0 };
    let mut r: u64 = 0;
    let mut i = v.len();
    assert(assembled(v@.skip(i as int)) == 0);
    let ghost mut bound: int = 1;
    while i > start
        invariant
            start <= i <= v.len(),
            v.len() - start <= 7,
            r == assembled(v@.skip(i as int)),
            r < bound,
            v.len() - i == 0 ==> bound == 1,
            v.len() - i == 1 ==> bound == 0x100,
            v.len() - i == 2 ==> bound == 0x1_0000,
            v.len() - i == 3 ==> bound == 0x100_0000,
            v.len() - i == 4 ==> bound == 0x1_0000_0000,
            v.len() - i == 5 ==> bound == 0x100_0000_0000,
            v.len() - i == 6 ==> bound == 0x1_0000_0000_0000,
            v.len() - i == 7 ==> bound == 0x100_0000_0000_0000,
        decreases i,
    {
        i -= 1;
        assert(v@.skip(i as int).drop_first() =~= v@.skip(i as int + 1));
        r = 256 * r + v[i] as u64;
        proof {
            bound = 256 * bound;
        }
    }
    assert(v@.skip(0) =~= v@);
    r
}

} // verus!

fn main() {}
