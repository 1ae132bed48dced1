// SPDX-License-Identifier: Apache-2.0
// Truth values counted, turned over and made numbers.
use vstd::prelude::*;

verus! {

spec fn holding(s: Seq<bool>) -> nat
    decreases s.len(),
{
    if s.len() == 0 { 0 } else { holding(s.drop_last()) + if s.last() { 1nat } else { 0nat } }
}

fn count_true(v: &Vec<bool>) -> (r: usize)
    ensures
        r == holding(v@),
        r <= v.len(),
{
    let mut r: usize = 0;
    let mut i: usize = 0;
    while i < v.len()
        invariant
            i <= v.len(),
            r <= i,
            r == holding(v@.take(i as int)),
        decreases v.len() - i,
    {
        assert(v@.take(i as int + 1).drop_last() =~= v@.take(i as int));
        if v[i] {
            r += 1;
        }
        i += 1;
    }
    assert(v@.take(v.len() as int) =~= v@);
    r
}

fn as_digits(v: &[bool]) -> (r: Vec<u8>)
    ensures
        r.len() == v.len(),
        forall|i: int| 0 <= i < v.len() ==> #[trigger] r[i] == if v[i] { 1int } else { 0int },
{
    let mut r: Vec<u8> = Vec::new();
    for i in 0..v.len()
        invariant
            r.len() == i,
            forall|j: int| 0 <= j < i ==> #[trigger] r[j] == if v[j] { 1int } else { 0int },
    {
        r.push(if v[i] { 1 } else { 0 });
    }
    r
}

} // verus!

fn main() {}
