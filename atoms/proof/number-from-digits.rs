// SPDX-License-Identifier: Apache-2.0
// The number that decimal digits stand for, highest first, and their alternating sum.
use vstd::prelude::*;

verus! {

spec fn read(s: Seq<u8>) -> int
    decreases s.len(),
{
    if s.len() == 0 { 0 } else { 10 * read(s.drop_last()) + s.last() }
}

spec fn alternating(s: Seq<u8>) -> int
    decreases s.len(),
{
    if s.len() == 0 { 0 } else { s.last() - alternating(s.drop_last()) }
}

fn number_from(v: &Vec<u8>) -> (r: Option<u64>)
    requires
        forall|i: int| 0 <= i < v.len() ==> #[trigger] v[i] <= 9,
    ensures
        r is Some ==> r->0 == read(v@),
        r is None ==> read(v@) > u64::MAX,
{
    let mut acc: u64 = 0;
    let mut i: usize = 0;
    while i < v.len()
        invariant
            forall|k: int| 0 <= k < v.len() ==> #[trigger] v[k] <= 9,
            i <= v.len(),
            acc == read(v@.take(i as int)),
        decreases v.len() - i,
    {
        assert(v@.take(i as int + 1).drop_last() =~= v@.take(i as int));
        let wide = 10 * acc as u128 + v[i] as u128;
        if wide > u64::MAX as u128 {
            proof {
                grows(v@, i as int + 1);
            }
            return None;
        }
        acc = wide as u64;
        i += 1;
    }
    assert(v@.take(v.len() as int) =~= v@);
    Some(acc)
}

proof fn grows(s: Seq<u8>, n: int)
    requires
        0 <= n <= s.len(),
    ensures
        0 <= read(s.take(n)) <= read(s),
    decreases s.len(),
{
    if n < s.len() {
        assert(s.drop_last().take(n) =~= s.take(n));
        grows(s.drop_last(), n);
    } else {
        assert(s.take(n) =~= s);
        if n > 0 {
            assert(s.drop_last().take(n - 1) =~= s.drop_last());
            grows(s.drop_last(), n - 1);
        }
    }
}

fn alternating_sum(v: &[u8]) -> (r: i64)
    requires
        forall|i: int| 0 <= i < v.len() ==> #[trigger] v[i] <= 9,
    ensures
        v.len() <= 1_000_000 ==> r == alternating(v@),
        v.len() > 1_000_000 ==> r == alternating(v@.take(1_000_000)),
        -9_000_000 <= r <= 9_000_000,
{
    let mut r: i128 = 0;
    let mut i: usize = 0;
    while i < v.len() && i < 1_000_000
        invariant
            forall|k: int| 0 <= k < v.len() ==> #[trigger] v[k] <= 9,
            i <= v.len(),
            i <= 1_000_000,
            -9 * i <= r <= 9 * i,
            r == alternating(v@.take(i as int)),
        decreases v.len() - i,
    {
        assert(v@.take(i as int + 1).drop_last() =~= v@.take(i as int));
        r = v[i] as i128 - r;
        i += 1;
    }
    assert(v.len() <= 1_000_000 ==> v@.take(v.len() as int) =~= v@);
    r as i64
}

} // verus!

fn main() {}
