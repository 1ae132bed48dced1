// SPDX-License-Identifier: Apache-2.0
// Running totals that stop at the greatest number there is.
use vstd::prelude::*;

verus! {

spec fn total(s: Seq<u64>) -> int
    decreases s.len(),
{
    if s.len() == 0 { 0 } else { total(s.drop_last()) + s.last() }
}

spec fn capped(n: int) -> int {
    if n <= u64::MAX { n } else { u64::MAX as int }
}

fn running_totals(v: &Vec<u64>) -> (r: Vec<u64>)
    ensures
        r.len() == v.len(),
        forall|i: int| 0 <= i < v.len() ==> #[trigger] r[i] == capped(total(v@.take(i + 1))),
        forall|i: int, j: int| 0 <= i <= j < r.len() ==> r[i] <= r[j],
{
    let mut r: Vec<u64> = Vec::new();
    let mut sum: u64 = 0;
    let mut i: usize = 0;
    while i < v.len()
        invariant
            i <= v.len(),
            r.len() == i,
            sum == capped(total(v@.take(i as int))),
            forall|j: int| 0 <= j < i ==> #[trigger] r[j] == capped(total(v@.take(j + 1))),
            forall|j: int, k: int| 0 <= j <= k < i ==> r[j] <= r[k],
            forall|j: int| 0 <= j < i ==> r[j] <= sum,
        decreases v.len() - i,
    {
        assert(v@.take(i as int + 1).drop_last() =~= v@.take(i as int));
        if v[i] <= u64::MAX - sum {
            sum = sum + v[i];
        } else {
            sum = u64::MAX;
        }
        r.push(sum);
        i += 1;
    }
    r
}

fn capped_total(v: &[u64]) -> (r: u64)
    ensures
        r == capped(total(v@)),
{
    let mut r: u64 = 0;
    let mut i: usize = 0;
    while i < v.len()
        invariant
            i <= v.len(),
            r == capped(total(v@.take(i as int))),
        decreases v.len() - i,
    {
        assert(v@.take(i as int + 1).drop_last() =~= v@.take(i as int));
        r = if v[i] <= u64::MAX - r { r + v[i] } else { u64::MAX };
        i += 1;
    }
    assert(v@.take(v.len() as int) =~= v@);
    r
}

} // verus!

fn main() {}
