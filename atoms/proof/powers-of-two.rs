// SPDX-License-Identifier: Apache-2.0
// The powers of two up to a limit, in their order, and whether a number is one of them.
use vstd::prelude::*;

verus! {

spec fn pow2(n: nat) -> nat
    decreases n,
{
    if n == 0 { 1 } else { 2 * pow2((n - 1) as nat) }
}

fn powers_up_to(limit: u64) -> (r: Vec<u64>)
    ensures
        r.len() <= 64,
        forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i] == pow2(i as nat) && r[i] <= limit,
        pow2(r.len() as nat) > limit,
        forall|i: int, j: int| 0 <= i < j < r.len() ==> r[i] < r[j],
        limit > 0 ==> r.len() > 0,
{
    let mut r: Vec<u64> = Vec::new();
    let mut p: u128 = 1;
    proof {
        reveal_with_fuel(pow2, 66);
        assert(pow2(64) == 0x1_0000_0000_0000_0000);
    }
    while p <= limit as u128
        invariant
            r.len() <= 64,
            1 <= p,
            p == pow2(r.len() as nat),
            p <= 2 * limit + 1,
            pow2(64) == 0x1_0000_0000_0000_0000,
            forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i] == pow2(i as nat) && r[i] <= limit,
            r.len() == 0 ==> p == 1,
            forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i] < p,
            forall|i: int, j: int| 0 <= i < j < r.len() ==> r[i] < r[j],
        decreases 64 - r.len(),
    {
        r.push(p as u64);
        p = 2 * p;
        assert(p == pow2(r.len() as nat));
    }
    r
}

fn is_power_of_two(n: u64) -> (r: bool)
    ensures
        r == exists|k: nat| #[trigger] pow2(k) == n,
{
    let mut p: u128 = 1;
    let ghost mut k: nat = 0;
    assert(pow2(0) == 1);
    while p < n as u128
        invariant
            p == pow2(k),
            1 <= p,
            p <= 2 * n || p == 1,
            forall|j: nat| j < k ==> #[trigger] pow2(j) < n,
        decreases 2 * n - p,
    {
        p = 2 * p;
        proof {
            k = k + 1;
            assert(pow2(k) == 2 * pow2((k - 1) as nat));
        }
    }
    proof {
        assert forall|j: nat| #[trigger] pow2(j) == n implies pow2(k) == n by {
            if j > k {
                rises(k, j);
            }
        }
    }
    p == n as u128
}

proof fn rises(a: nat, b: nat)
    requires
        a < b,
    ensures
        pow2(a) < pow2(b),
        0 < pow2(a),
    decreases b,
{
    if a + 1 < b {
        rises(a, (b - 1) as nat);
    } else if a > 0 {
        rises((a - 1) as nat, a);
    }
}

} // verus!

fn main() {}
