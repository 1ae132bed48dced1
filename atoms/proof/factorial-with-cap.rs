// SPDX-License-Identifier: Apache-2.0
// Products of the first numbers, cut off at the greatest one that fits, one by one and in a list.
use vstd::prelude::*;

verus! {

spec fn factorial(n: nat) -> nat
    decreases n,
{
    if n == 0 { 1 } else { n * factorial((n - 1) as nat) }
}

proof fn at_least_one(n: nat)
    ensures
        factorial(n) >= 1,
    decreases n,
{
    if n > 0 {
        at_least_one((n - 1) as nat);
        assert(n * factorial((n - 1) as nat) >= 1) by (nonlinear_arith)
            requires
                n >= 1,
                factorial((n - 1) as nat) >= 1,
        {
        }
    }
}

fn factorials_up_to(limit: u32) -> (r: Vec<u64>)
    ensures
        r.len() > 0,
        forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i] == factorial(i as nat),
        forall|i: int| 1 <= i < r.len() ==> #[trigger] r[i] <= limit,
        factorial(r.len() as nat) > limit,
{
    let mut r: Vec<u64> = Vec::new();
    r.push(1);
    let mut next: u64 = 1;
    let mut n: u64 = 1;
    assert(factorial(1) == 1 * factorial(0));
    while next <= limit as u64
        invariant
            1 <= n <= next,
            n == r.len(),
            next == factorial(n as nat),
            forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i] == factorial(i as nat),
            forall|i: int| 1 <= i < r.len() ==> #[trigger] r[i] <= limit,
        decreases limit + 1 - n,
    {
        r.push(next);
        assert((n + 1) * next <= 0x1_0000_0000 * 0xffff_ffff) by (nonlinear_arith)
            requires
                1 <= n <= next <= 0xffff_ffff,
        {
        }
        assert((n + 1) * next >= n + 1) by (nonlinear_arith)
            requires
                1 <= n <= next,
        {
        }
        n += 1;
        next = n * next;
        assert(factorial(n as nat) == n * factorial((n - 1) as nat));
    }
    r
}

} // verus!

fn main() {}
