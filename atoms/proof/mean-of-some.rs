// SPDX-License-Identifier: Apache-2.0
// The mean of a list that is not empty, rounded down, and how far its elements are apart.
use vstd::prelude::*;

verus! {

spec fn total(s: Seq<u64>) -> int
    decreases s.len(),
{
    if s.len() == 0 { 0 } else { total(s.drop_last()) + s.last() }
}

spec fn above(s: Seq<u64>, i: int, j: int) -> int {
    s[i] - s[j]
}

fn mean(v: &Vec<u64>) -> (r: u64)
    requires
        v.len() > 0,
    ensures
        r * v.len() <= total(v@) < (r + 1) * v.len(),
{
    let mut sum: u128 = 0;
    let mut i: usize = 0;
    while i < v.len()
        invariant
            i <= v.len(),
            sum <= i * u64::MAX,
            sum == total(v@.take(i as int)),
        decreases v.len() - i,
    {
        assert(v@.take(i as int + 1).drop_last() =~= v@.take(i as int));
        sum = sum + v[i] as u128;
        i += 1;
    }
    assert(v@.take(v.len() as int) =~= v@);
    let n = v.len() as u128;
    let r = sum / n;
    assert(r * n <= sum < (r + 1) * n) by (nonlinear_arith)
        requires
            0 < n,
            r == sum as int / n as int,
    {
    }
    assert(r <= u64::MAX) by (nonlinear_arith)
        requires
            0 < n,
            r * n <= n * u64::MAX,
    {
    }
    r as u64
}

fn spread_of(v: &[u64]) -> (r: u64)
    requires
        v.len() > 0,
    ensures
        forall|i: int, j: int| 0 <= i < v.len() && 0 <= j < v.len() ==> #[trigger] above(v@, i, j) <= r,
        exists|i: int, j: int| 0 <= i < v.len() && 0 <= j < v.len() && #[trigger] above(v@, i, j) == r,
{
    let mut low: usize = 0;
    let mut high: usize = 0;
    let mut i: usize = 1;
    while i < v.len()
        invariant
            1 <= i <= v.len(),
            low < i,
            high < i,
            forall|k: int| 0 <= k < i ==> v[low as int] <= #[trigger] v[k] <= v[high as int],
        decreases v.len() - i,
    {
        if v[i] < v[low] {
            low = i;
        }
        if v[i] > v[high] {
            high = i;
        }
        i += 1;
    }
    assert(above(v@, high as int, low as int) == v[high as int] - v[low as int]);
    v[high] - v[low]
}

} // verus!

fn main() {}
