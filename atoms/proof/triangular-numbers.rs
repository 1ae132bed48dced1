// SPDX-License-Identifier: Apache-2.0
// Sums of the first numbers by their formula and one by one.
use vstd::prelude::*;

verus! {

spec fn triangle(n: nat) -> nat
    decreases n,
{
    if n == 0 { 0 } else { n + triangle((n - 1) as nat) }
}

proof fn formula(n: nat)
    ensures
        2 * triangle(n) == n * (n + 1),
    decreases n,
{
    if n > 0 {
        formula((n - 1) as nat);
        assert(n * (n + 1) == (n - 1) * n + 2 * n) by (nonlinear_arith);
    }
}

fn triangle_of(n: u32) -> (r: u64)
    ensures
        r == triangle(n as nat),
{
    let k = n as u64;
    proof {
        formula(n as nat);
        assert(k * (k + 1) <= 0xffff_ffff * 0x1_0000_0000) by (nonlinear_arith)
            requires
                0 <= k <= 0xffff_ffff,
        {
        }
    }
    k * (k + 1) / 2
}

fn triangles_below(limit: u64) -> (r: Vec<u64>)
    requires
        limit <= 1_000_000,
    ensures
        forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i] == triangle(i as nat),
        forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i] < limit,
        triangle(r.len() as nat) >= limit,
{
    let mut r: Vec<u64> = Vec::new();
    let mut at: u64 = 0;
    let mut n: u64 = 0;
    while at < limit
        invariant
            limit <= 1_000_000,
            n == r.len(),
            n <= at + 1,
            at == triangle(n as nat),
            forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i] == triangle(i as nat),
            forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i] < limit,
        decreases limit + 1 - n,
    {
        r.push(at);
        n += 1;
        at = at + n;
    }
    r
}

} // verus!

fn main() {}
