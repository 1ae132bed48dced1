// SPDX-License-Identifier: Apache-2.0
// The places where truth values hold, and the number whose binary places they are, highest first.
use vstd::prelude::*;

verus! {

spec fn marked(s: Seq<bool>) -> Seq<usize>
    decreases s.len(),
{
    if s.len() == 0 {
        Seq::empty()
    } else if s.last() {
        marked(s.drop_last()).push((s.len() - 1) as usize)
    } else {
        marked(s.drop_last())
    }
}

fn marked_places(v: &Vec<bool>) -> (r: Vec<usize>)
    ensures
        r@ == marked(v@),
        r.len() <= v.len(),
        forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i] < v.len() && v[r[i] as int],
        forall|i: int, j: int| 0 <= i < j < r.len() ==> r[i] < r[j],
{
    let mut r: Vec<usize> = Vec::new();
    let mut i: usize = 0;
    assert(marked(v@.take(0)) =~= Seq::<usize>::empty());
    while i < v.len()
        invariant
            i <= v.len(),
            r.len() <= i,
            r@ == marked(v@.take(i as int)),
            forall|k: int| 0 <= k < r.len() ==> #[trigger] r[k] < i && v[r[k] as int],
            forall|k: int, j: int| 0 <= k < j < r.len() ==> r[k] < r[j],
        decreases v.len() - i,
    {
        assert(v@.take(i as int + 1).drop_last() =~= v@.take(i as int));
        if v[i] {
            r.push(i);
        }
        i += 1;
    }
    assert(v@.take(v.len() as int) =~= v@);
    r
}

fn number_from_flags(v: &[bool]) -> (r: u64)
    ensures
        r == read(v@),
{
    let mut r: u64 = 0;
    let mut i: usize = 0;
    while i < v.len()
        invariant
            i <= v.len(),
            r == read(v@.take(i as int)),
        decreases v.len() - i,
    {
        assert(v@.take(i as int + 1).drop_last() =~= v@.take(i as int));
        let low = r % 0x8000_0000_0000_0000;
        r = 2 * low + if v[i] { 1 } else { 0 };
        i += 1;
    }
    assert(v@.take(v.len() as int) =~= v@);
    r
}

spec fn read(s: Seq<bool>) -> int
    decreases s.len(),
{
    if s.len() == 0 {
        0
    } else {
        2 * (read(s.drop_last()) % 0x8000_0000_0000_0000) + if s.last() { 1int } else { 0int }
    }
}

} // verus!

fn main() {}
