// SPDX-License-Identifier: Apache-2.0
// A truth value as a weight, and a list of weights that it turns over.
use vstd::prelude::*;

verus! {

fn weight_of(flag: bool, light: u32, heavy: u32) -> (r: u32)
    ensures
        flag ==> r == heavy,
        !flag ==> r == light,
{
    if flag { heavy } else { light }
}

fn weights(flag: bool, n: u8) -> (r: Vec<u32>)
    ensures
        r.len() == n,
        forall|i: int| 0 <= i < n ==> #[trigger] r[i] == if (i % 3 == 0) == flag { 3int } else { 1int },
{
    let mut r: Vec<u32> = Vec::new();
    let mut phase: u8 = 0;
    let mut i: u8 = 0;
    while i < n
        invariant
            i <= n,
            r.len() == i,
            phase == i % 3,
            forall|k: int| 0 <= k < i ==> #[trigger] r[k] == if (k % 3 == 0) == flag { 3int } else { 1int },
        decreases n - i,
    {
        r.push(if (phase == 0) == flag { 3 } else { 1 });
        phase = if phase == 2 { 0 } else { phase + 1 };
        i += 1;
    }
    r
}

} // verus!

fn main() {}
