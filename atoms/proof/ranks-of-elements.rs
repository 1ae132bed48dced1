// SPDX-License-Identifier: Apache-2.0
// For every element, how many elements of the list are smaller.
use vstd::prelude::*;

verus! {

spec fn smaller(s: Seq<u32>, x: u32) -> nat
    decreases s.len(),
{
    if s.len() == 0 { 0 } else { smaller(s.drop_last(), x) + if s.last() < x { 1nat } else { 0nat } }
}

fn count_smaller(v: &[u32], x: u32) -> (r: usize)
    ensures
        r == smaller(v@, x),
        r <= v.len(),
{
    let mut r: usize = 0;
    let mut i: usize = 0;
    while i < v.len()
        invariant
            i <= v.len(),
            r <= i,
            r == smaller(v@.take(i as int), x),
        decreases v.len() - i,
    {
        assert(v@.take(i as int + 1).drop_last() =~= v@.take(i as int));
        if v[i] < x {
            r += 1;
        }
        i += 1;
    }
    assert(v@.take(v.len() as int) =~= v@);
    r
}

fn ranks(v: &Vec<u32>) -> (r: Vec<usize>)
    ensures
        r.len() == v.len(),
        forall|i: int| 0 <= i < v.len() ==> #[trigger] r[i] == smaller(v@, v[i]),
        forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i] <= v.len(),
{
    let mut r: Vec<usize> = Vec::new();
    let mut i: usize = 0;
    while i < v.len()
        invariant
            i <= v.len(),
            r.len() == i,
            forall|j: int| 0 <= j < i ==> #[trigger] r[j] == smaller(v@, v[j]),
            forall|j: int| 0 <= j < i ==> #[trigger] r[j] <= v.len(),
        decreases v.len() - i,
    {
        let n = count_smaller(v.as_slice(), v[i]);
        r.push(n);
        i += 1;
    }
    r
}

} // verus!

fn main() {}
