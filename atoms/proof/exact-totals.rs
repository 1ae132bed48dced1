// SPDX-License-Identifier: Apache-2.0
// The exact sum of a list in a type that holds it, and its two halves.
use vstd::prelude::*;

verus! {

spec fn total(s: Seq<u64>) -> int
    decreases s.len(),
{
    if s.len() == 0 { 0 } else { total(s.drop_last()) + s.last() }
}

fn exact_total(v: &Vec<u64>) -> (r: u128)
    ensures
        r == total(v@),
        r <= v.len() * u64::MAX,
{
    let mut r: u128 = 0;
    let mut i: usize = 0;
    while i < v.len()
        invariant
            i <= v.len(),
            r <= i * u64::MAX,
            r == total(v@.take(i as int)),
        decreases v.len() - i,
    {
        assert(v@.take(i as int + 1).drop_last() =~= v@.take(i as int));
        r = r + v[i] as u128;
        i += 1;
    }
    assert(v@.take(v.len() as int) =~= v@);
    r
}

fn words_of(n: u128) -> (r: Vec<u64>)
    ensures
        r.len() == 2,
        r[0] + r[1] * 0x1_0000_0000_0000_0000 == n,
{
    let base: u128 = 0x1_0000_0000_0000_0000;
    let high = n / base;
    let low = n % base;
    let mut r: Vec<u64> = Vec::new();
    r.push(low as u64);
    r.push(high as u64);
    assert(n == low + high * 0x1_0000_0000_0000_0000);
    r
}

} // verus!

fn main() {}
