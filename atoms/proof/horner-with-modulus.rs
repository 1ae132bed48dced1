// SPDX-License-Identifier: Apache-2.0
// A list of coefficients evaluated at a point, all remainders kept below a modulus.
use vstd::prelude::*;

verus! {

spec fn horner(s: Seq<u32>, x: int, m: int) -> int
    decreases s.len(),
{
    if s.len() == 0 { 0 } else { (horner(s.drop_last(), x, m) * x + s.last()) % m }
}

fn evaluate(v: &Vec<u32>, x: u32, m: u32) -> (r: u32)
    requires
        m > 0,
    ensures
        r == horner(v@, x as int, m as int),
        r < m,
{
    let mut acc: u32 = 0;
    let mut i: usize = 0;
    while i < v.len()
        invariant
            0 < m,
            i <= v.len(),
            acc < m,
            acc == horner(v@.take(i as int), x as int, m as int),
        decreases v.len() - i,
    {
        assert(v@.take(i as int + 1).drop_last() =~= v@.take(i as int));
        assert(0 <= acc * x <= 0xffff_ffff * 0xffff_ffff) by (nonlinear_arith)
            requires
                acc <= 0xffff_ffff,
                x <= 0xffff_ffff,
        {
        }
        let wide = acc as u64 * x as u64 + v[i] as u64;
        acc = (wide % m as u64) as u32;
        i += 1;
    }
    assert(v@.take(v.len() as int) =~= v@);
    acc
}

} // verus!

fn main() {}
