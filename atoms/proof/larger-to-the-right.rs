// SPDX-License-Identifier: Apache-2.0
// For every element, how many steps to the right the next greater one stands, or 0.
use vstd::prelude::*;

verus! {

spec fn reach(s: Seq<i32>, i: int, d: int) -> bool {
    if d == 0 {
        forall|j: int| i < j < s.len() ==> s[j] <= s[i]
    } else {
        0 < d && i + d < s.len() && s[i + d] > s[i] && forall|j: int| i < j < i + d ==> s[j] <= s[i]
    }
}

fn steps_to_greater(v: &Vec<i32>) -> (r: Vec<usize>)
    ensures
        r.len() == v.len(),
        forall|i: int| 0 <= i < v.len() ==> reach(v@, i, #[trigger] r[i] as int),
{
    let mut r: Vec<usize> = Vec::new();
    let mut i: usize = 0;
    while i < v.len()
        invariant
            i <= v.len(),
            r.len() == i,
            forall|k: int| 0 <= k < i ==> reach(v@, k, #[trigger] r[k] as int),
        decreases v.len() - i,
    {
        let mut j = i + 1;
        while j < v.len() && v[j] <= v[i]
            invariant
                i < j <= v.len(),
                forall|k: int| i < k < j ==> v[k] <= v[i as int],
            decreases v.len() - j,
        {
            j += 1;
        }
        let d: usize = if j < v.len() { j - i } else { 0 };
        assert(reach(v@, i as int, d as int));
        r.push(d);
        i += 1;
    }
    r
}

} // verus!

fn main() {}
