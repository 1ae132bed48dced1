// SPDX-License-Identifier: Apache-2.0
// The first place where what lies before it sums to what lies from it on.
use vstd::prelude::*;

verus! {

spec fn sum(s: Seq<i32>) -> int
    decreases s.len(),
{
    if s.len() == 0 { 0 } else { sum(s.drop_last()) + s.last() }
}

spec fn balanced(s: Seq<i32>, i: int) -> bool {
    2 * sum(s.take(i)) == sum(s)
}

fn balance_point(v: &Vec<i32>) -> (r: Option<usize>)
    ensures
        r is Some ==> r->0 <= v.len() && balanced(v@, r->0 as int),
        r is Some ==> forall|i: int| 0 <= i < r->0 ==> !#[trigger] balanced(v@, i),
        r is None ==> forall|i: int| 0 <= i <= v.len() ==> !#[trigger] balanced(v@, i),
{
    let mut all: i128 = 0;
    let mut k: usize = 0;
    while k < v.len()
        invariant
            k <= v.len(),
            all == sum(v@.take(k as int)),
            -(k * 0x8000_0000) <= all <= k * 0x8000_0000,
        decreases v.len() - k,
    {
        assert(v@.take(k as int + 1).drop_last() =~= v@.take(k as int));
        all = all + v[k] as i128;
        k += 1;
    }
    assert(v@.take(v.len() as int) =~= v@);
    let mut before: i128 = 0;
    let mut i: usize = 0;
    while i < v.len()
        invariant
            i <= v.len(),
            all == sum(v@),
            -(v.len() * 0x8000_0000) <= all <= v.len() * 0x8000_0000,
            before == sum(v@.take(i as int)),
            -(i * 0x8000_0000) <= before <= i * 0x8000_0000,
            forall|j: int| 0 <= j < i ==> !#[trigger] balanced(v@, j),
        decreases v.len() - i,
    {
        if before == all - before {
            assert(balanced(v@, i as int));
            return Some(i);
        }
        assert(v@.take(i as int + 1).drop_last() =~= v@.take(i as int));
        before = before + v[i] as i128;
        i += 1;
    }
    if before == all - before { Some(i) } else { None }
}

} // verus!

fn main() {}
