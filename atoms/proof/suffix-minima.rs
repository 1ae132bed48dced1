// SPDX-License-Identifier: Apache-2.0
// For every place, the least element from there to the end.
use vstd::prelude::*;

verus! {

spec fn least(s: Seq<u32>) -> u32
    decreases s.len(),
{
    if s.len() <= 1 {
        s[0]
    } else {
        let rest = least(s.drop_first());
        if s[0] < rest { s[0] } else { rest }
    }
}

fn suffix_minima(v: &Vec<u32>) -> (r: Vec<u32>)
    ensures
        r.len() == v.len(),
        forall|i: int| 0 <= i < v.len() ==> #[trigger] r[i] == least(v@.skip(i)),
{
    let mut r = v.clone();
    let mut i = v.len();
    while i > 0
        invariant
            i <= v.len(),
            r.len() == v.len(),
            forall|j: int| 0 <= j < i ==> #[trigger] r[j] == v[j],
            forall|j: int| i <= j < v.len() ==> #[trigger] r[j] == least(v@.skip(j)),
        decreases i,
    {
        i -= 1;
        assert(v@.skip(i as int).drop_first() =~= v@.skip(i as int + 1));
        if i + 1 < v.len() && r[i + 1] < v[i] {
            let x = r[i + 1];
            r.set(i, x);
        }
        assert(r[i as int] == least(v@.skip(i as int)));
    }
    r
}

} // verus!

fn main() {}
