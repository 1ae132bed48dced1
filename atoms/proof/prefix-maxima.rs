// SPDX-License-Identifier: Apache-2.0
// The greatest element seen so far, at every place of a list.
use vstd::prelude::*;

verus! {

spec fn peak(s: Seq<u64>) -> u64
    decreases s.len(),
{
    if s.len() <= 1 {
        s[0]
    } else {
        let before = peak(s.drop_last());
        if before < s.last() { s.last() } else { before }
    }
}

fn prefix_maxima(v: &Vec<u64>) -> (r: Vec<u64>)
    ensures
        r.len() == v.len(),
        forall|i: int| 0 <= i < v.len() ==> #[trigger] r[i] == peak(v@.take(i + 1)),
        forall|i: int, j: int| 0 <= i <= j < r.len() ==> r[i] <= r[j],
{
    let mut r: Vec<u64> = Vec::new();
    let mut best: u64 = 0;
    let mut i: usize = 0;
    while i < v.len()
        invariant
            i <= v.len(),
            r.len() == i,
            i > 0 ==> best == peak(v@.take(i as int)),
            forall|j: int| 0 <= j < i ==> #[trigger] r[j] == peak(v@.take(j + 1)),
            forall|j: int, k: int| 0 <= j <= k < i ==> r[j] <= r[k],
            forall|j: int| 0 <= j < i ==> r[j] <= best,
        decreases v.len() - i,
    {
        if i == 0 || best < v[i] {
            best = v[i];
        }
        assert(v@.take(i as int + 1).drop_last() =~= v@.take(i as int));
        r.push(best);
        i += 1;
    }
    r
}

fn greatest_or_zero(v: &[u64]) -> (r: u64)
    ensures
        v.len() == 0 ==> r == 0,
        v.len() > 0 ==> r == peak(v@),
        forall|i: int| 0 <= i < v.len() ==> #[trigger] v[i] <= r,
{
    let mut r: u64 = 0;
    let mut i: usize = 0;
    while i < v.len()
        invariant
            i <= v.len(),
            i == 0 ==> r == 0,
            i > 0 ==> r == peak(v@.take(i as int)),
            forall|j: int| 0 <= j < i ==> #[trigger] v[j] <= r,
        decreases v.len() - i,
    {
        assert(v@.take(i as int + 1).drop_last() =~= v@.take(i as int));
        if i == 0 || r < v[i] {
            r = v[i];
        }
        i += 1;
    }
    assert(v@.take(v.len() as int) =~= v@);
    r
}

} // verus!

fn main() {}
