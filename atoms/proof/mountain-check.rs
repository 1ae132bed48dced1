// SPDX-License-Identifier: Apache-2.0
// Whether a list climbs strictly to one summit and then falls strictly.
use vstd::prelude::*;

verus! {

spec fn climbs(s: Seq<i32>, upto: int) -> bool {
    forall|k: int| 0 <= k < upto ==> #[trigger] s[k] < s[k + 1]
}

spec fn falls(s: Seq<i32>, from: int) -> bool {
    forall|k: int| from <= k < s.len() - 1 ==> #[trigger] s[k] > s[k + 1]
}

fn is_mountain(v: &Vec<i32>) -> (r: bool)
    ensures
        r == exists|top: int| 0 < top < v.len() - 1 && #[trigger] climbs(v@, top) && falls(v@, top),
{
    if v.len() < 3 {
        return false;
    }
    let mut top: usize = 0;
    while top < v.len() - 1 && v[top] < v[top + 1]
        invariant
            top < v.len(),
            climbs(v@, top as int),
        decreases v.len() - top,
    {
        top += 1;
    }
    assert forall|t: int| 0 < t < v.len() - 1 && #[trigger] climbs(v@, t) && falls(v@, t) implies t == top by {
        if t > top {
            assert(v[top as int] < v[top + 1]);
        }
        if t < top {
            assert(v[t] < v[t + 1]);
        }
    }
    if top == 0 || top == v.len() - 1 {
        return false;
    }
    let mut i = top;
    while i < v.len() - 1
        invariant
            0 < top <= i < v.len(),
            climbs(v@, top as int),
            forall|k: int| top <= k < i ==> #[trigger] v@[k] > v@[k + 1],
            forall|t: int| 0 < t < v.len() - 1 && #[trigger] climbs(v@, t) && falls(v@, t) ==> t == top,
        decreases v.len() - i,
    {
        if v[i] <= v[i + 1] {
            assert(!falls(v@, top as int));
            return false;
        }
        i += 1;
    }
    assert(falls(v@, top as int));
    assert(climbs(v@, top as int));
    true
}

} // verus!

fn main() {}
