// SPDX-License-Identifier: Apache-2.0
// A list turned to the left, and one turned to the right; steps beyond the length leave it alone.
use vstd::prelude::*;

verus! {

fn rotate_left(v: &Vec<u64>, k: usize) -> (r: Vec<u64>)
    ensures
        k <= v.len() ==> r@ == v@.skip(k as int) + v@.take(k as int),
        k > v.len() ==> r@ == v@,
{
    if k > v.len() {
        let copy = v.clone();
        assert(copy@ =~= v@);
        return copy;
    }
    let mut r: Vec<u64> = Vec::new();
    let mut i = k;
    assert(r@ =~= v@.subrange(k as int, k as int));
    while i < v.len()
        invariant
            k <= i <= v.len(),
            r@ == v@.subrange(k as int, i as int),
        decreases v.len() - i,
    {
        r.push(v[i]);
        i += 1;
        assert(r@ =~= v@.subrange(k as int, i as int));
    }
    let mut j: usize = 0;
    assert(r@ =~= v@.skip(k as int) + v@.take(0));
    while j < k
        invariant
            j <= k <= v.len(),
            r@ == v@.skip(k as int) + v@.take(j as int),
        decreases k - j,
    {
        r.push(v[j]);
        j += 1;
        assert(r@ =~= v@.skip(k as int) + v@.take(j as int));
    }
    r
}

fn rotate_right_once(v: &[u64]) -> (r: Vec<u64>)
    ensures
        r.len() == v.len(),
        v.len() > 0 ==> r[0] == v[v.len() - 1],
        forall|i: int| 1 <= i < v.len() ==> #[trigger] r[i] == v[i - 1],
{
    let mut r: Vec<u64> = Vec::new();
    if v.len() == 0 {
        return r;
    }
    r.push(v[v.len() - 1]);
    let mut i: usize = 1;
    while i < v.len()
        invariant
            1 <= i <= v.len(),
            r.len() == i,
            r[0] == v[v.len() - 1],
            forall|j: int| 1 <= j < i ==> #[trigger] r[j] == v[j - 1],
        decreases v.len() - i,
    {
        r.push(v[i - 1]);
        i += 1;
    }
    r
}

} // verus!

fn main() {}
