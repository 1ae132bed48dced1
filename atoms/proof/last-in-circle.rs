// SPDX-License-Identifier: Apache-2.0
// Who is left of a circle of players when every k-th one leaves.
use vstd::prelude::*;

verus! {

spec fn survivor(n: nat, k: nat) -> int
    decreases n,
{
    if n <= 1 { 0 } else { (survivor((n - 1) as nat, k) + k) % (n as int) }
}

fn last_in_circle(n: u32, k: u32) -> (r: u32)
    ensures
        r == survivor(n as nat, k as nat),
        n > 0 ==> r < n,
{
    let mut r: u32 = 0;
    let mut m: u32 = 1;
    while m < n
        invariant
            1 <= m,
            m <= n || n == 0,
            n == 0 ==> m == 1,
            r < m,
            r == survivor(m as nat, k as nat),
        decreases n - m,
    {
        m += 1;
        let moved = r as u64 + k as u64;
        assert(survivor(m as nat, k as nat) == (survivor((m - 1) as nat, k as nat) + k) % (m as int));
        r = (moved % m as u64) as u32;
    }
    r
}

} // verus!

fn main() {}
