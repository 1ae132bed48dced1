// SPDX-License-Identifier: Apache-2.0
// One pass that lets the greatest element rise to the end, and whether a list is in order already.
use vstd::prelude::*;

verus! {

spec fn risen(s: Seq<u32>) -> Seq<u32>
    decreases s.len(),
{
    if s.len() <= 1 {
        s
    } else {
        let done = risen(s.drop_last());
        if done.last() > s.last() { done.drop_last().push(s.last()).push(done.last()) } else { done.push(s.last()) }
    }
}

fn pass(v: &Vec<u32>) -> (r: Vec<u32>)
    ensures
        r@ == risen(v@),
        r.len() == v.len(),
        forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i] <= r[r.len() - 1],
{
    let mut r: Vec<u32> = Vec::new();
    let mut i: usize = 0;
    assert(risen(v@.take(0)) =~= r@);
    while i < v.len()
        invariant
            i <= v.len(),
            r.len() == i,
            r@ == risen(v@.take(i as int)),
            forall|j: int| 0 <= j < i ==> #[trigger] r[j] <= r[i - 1],
        decreases v.len() - i,
    {
        let ghost before = r@;
        let x = v[i];
        assert(v@.take(i as int + 1).drop_last() =~= v@.take(i as int));
        if i > 0 && r[i - 1] > x {
            let top = r[i - 1];
            r.set(i - 1, x);
            r.push(top);
            assert(r@ =~= before.drop_last().push(x).push(top));
        } else {
            r.push(x);
        }
        assert(r@ =~= risen(v@.take(i as int + 1)));
        i += 1;
    }
    assert(v@.take(v.len() as int) =~= v@);
    r
}

fn in_order(v: &[u32]) -> (r: bool)
    ensures
        r == forall|i: int, j: int| 0 <= i <= j < v.len() ==> v[i] <= v[j],
{
    let mut i: usize = 1;
    while i < v.len()
        invariant
            1 <= i,
            forall|a: int, b: int| 0 <= a <= b < i && b < v.len() ==> v[a] <= v[b],
        decreases v.len() - i,
    {
        if v[i - 1] > v[i] {
            return false;
        }
        i += 1;
    }
    true
}

} // verus!

fn main() {}
