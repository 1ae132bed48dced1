// SPDX-License-Identifier: Apache-2.0
// For every prefix of a list of truth values, whether an odd number of them hold.
use vstd::prelude::*;

verus! {

spec fn odd(s: Seq<bool>) -> bool
    decreases s.len(),
{
    if s.len() == 0 { false } else { odd(s.drop_last()) != s.last() }
}

fn parities(v: &Vec<bool>) -> (r: Vec<bool>)
    ensures
        r.len() == v.len(),
        forall|i: int| 0 <= i < v.len() ==> #[trigger] r[i] == odd(v@.take(i + 1)),
{
    let mut r: Vec<bool> = Vec::new();
    let mut p = false;
    let mut i: usize = 0;
    while i < v.len()
        invariant
            i <= v.len(),
            r.len() == i,
            p == odd(v@.take(i as int)),
            forall|j: int| 0 <= j < i ==> #[trigger] r[j] == odd(v@.take(j + 1)),
        decreases v.len() - i,
    {
        assert(v@.take(i as int + 1).drop_last() =~= v@.take(i as int));
        p = p != v[i];
        r.push(p);
        i += 1;
    }
    r
}

} // verus!

fn main() {}
