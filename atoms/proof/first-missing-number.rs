// SPDX-License-Identifier: Apache-2.0
// The first number, counted from zero, that a list does not hold.
use vstd::prelude::*;

verus! {

fn first_missing(v: &Vec<u64>) -> (r: u64)
    ensures
        r <= v.len(),
        forall|x: u64| x < r ==> #[trigger] v@.contains(x),
        r < v.len() ==> !v@.contains(r),
{
    let mut x: u64 = 0;
    while x < v.len() as u64
        invariant
            x <= v.len(),
            forall|y: u64| y < x ==> #[trigger] v@.contains(y),
        decreases v.len() - x,
    {
        let mut i: usize = 0;
        while i < v.len() && v[i] != x
            invariant
                i <= v.len(),
                forall|k: int| 0 <= k < i ==> v@[k] != x,
            decreases v.len() - i,
        {
            i += 1;
        }
        if i == v.len() {
            return x;
        }
        assert(v@[i as int] == x);
        x += 1;
    }
    x
}

} // verus!

fn main() {}
