// SPDX-License-Identifier: Apache-2.0
// Numbers that follow from a seed by a fixed rule.
use vstd::prelude::*;

verus! {

spec fn after_it(x: int) -> int {
    (x * 1103 + 12345) % 65536
}

fn following(seed: u32) -> (r: u32)
    ensures
        r == after_it(seed as int),
        r < 65536,
{
    ((seed as u64 * 1103 + 12345) % 65536) as u32
}

fn sequence_from(seed: u32, n: u8) -> (r: Vec<u32>)
    ensures
        r.len() == n,
        n > 0 ==> r[0] == after_it(seed as int),
        forall|i: int| 1 <= i < n ==> #[trigger] r[i] == after_it(r[i - 1] as int),
        forall|i: int| 0 <= i < n ==> #[trigger] r[i] < 65536,
{
    let mut r: Vec<u32> = Vec::new();
    let mut x = seed;
    let mut i: u8 = 0;
    while i < n
        invariant
            i <= n,
            r.len() == i,
            i == 0 ==> x == seed,
            i > 0 ==> r[0] == after_it(seed as int) && x == r[i - 1],
            forall|k: int| 1 <= k < i ==> #[trigger] r[k] == after_it(r[k - 1] as int),
            forall|k: int| 0 <= k < i ==> #[trigger] r[k] < 65536,
        decreases n - i,
    {
        x = following(x);
        r.push(x);
        i += 1;
    }
    r
}

} // verus!

fn main() {}
