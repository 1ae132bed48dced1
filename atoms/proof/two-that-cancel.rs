// SPDX-License-Identifier: Apache-2.0
// Whether two elements at different places add up to a target.
use vstd::prelude::*;

verus! {

spec fn cancels(s: Seq<i32>, i: int, j: int, target: int) -> bool {
    0 <= i < j < s.len() && s[i] + s[j] == target
}

fn has_pair(v: &[i32], target: i32) -> (r: bool)
    ensures
        r == exists|i: int, j: int| cancels(v@, i, j, target as int),
{
    let mut i: usize = 0;
    while i < v.len()
        invariant
            i <= v.len(),
            forall|a: int, b: int| a < i ==> !cancels(v@, a, b, target as int),
        decreases v.len() - i,
    {
        let mut j = i + 1;
        while j < v.len()
            invariant
                i < j <= v.len(),
                forall|b: int| b < j ==> !cancels(v@, i as int, b, target as int),
            decreases v.len() - j,
        {
            if v[i] as i64 + v[j] as i64 == target as i64 {
                assert(cancels(v@, i as int, j as int, target as int));
                return true;
            }
            j += 1;
        }
        i += 1;
    }
    false
}

} // verus!

fn main() {}
