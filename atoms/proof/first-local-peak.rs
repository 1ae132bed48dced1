// SPDX-License-Identifier: Apache-2.0
// The first place whose element is not smaller than its neighbours.
use vstd::prelude::*;

verus! {

spec fn is_peak(s: Seq<i32>, i: int) -> bool {
    (i == 0 || s[i - 1] <= s[i]) && (i == s.len() - 1 || s[i] >= s[i + 1])
}

fn first_peak(v: &Vec<i32>) -> (r: Option<usize>)
    ensures
        v.len() == 0 <==> r is None,
        r is Some ==> r->0 < v.len() && is_peak(v@, r->0 as int),
        r is Some ==> forall|i: int| 0 <= i < r->0 ==> !#[trigger] is_peak(v@, i),
{
    if v.len() == 0 {
        return None;
    }
    let mut i: usize = 0;
    while i < v.len() - 1 && v[i] < v[i + 1]
        invariant
            i < v.len(),
            forall|k: int| 0 <= k < i ==> !#[trigger] is_peak(v@, k),
            i == 0 || v[i - 1] < v[i as int],
        decreases v.len() - i,
    {
        i += 1;
    }
    Some(i)
}

} // verus!

fn main() {}
