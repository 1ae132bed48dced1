// SPDX-License-Identifier: Apache-2.0
// One step of halving the even and tripling the odd, zero if that grows too great, and how many
// steps reach one within a budget.
use vstd::prelude::*;

verus! {

spec fn step(n: int) -> int {
    if n % 2 == 0 { n / 2 } else { 3 * n + 1 }
}

spec fn after(n: int, k: nat) -> int
    decreases k,
{
    if k == 0 { n } else { step(after(n, (k - 1) as nat)) }
}

fn next_of(n: u64) -> (r: u64)
    ensures
        step(n as int) <= u64::MAX ==> r == step(n as int),
        step(n as int) > u64::MAX ==> r == 0,
{
    if n % 2 == 0 {
        n / 2
    } else if n <= (u64::MAX - 1) / 3 {
        3 * n + 1
    } else {
        0
    }
}

fn steps_to_one(n: u32, budget: u16) -> (r: Option<u16>)
    ensures
        r is Some ==> r->0 <= budget && after(n as int, r->0 as nat) == 1,
        r is Some ==> forall|k: nat| k < r->0 ==> #[trigger] after(n as int, k) != 1,
{
    let mut x = n as u64;
    let mut k: u16 = 0;
    while k < budget && x != 1 && x <= 1_000_000_000_000
        invariant
            k <= budget,
            x == after(n as int, k as nat),
            forall|j: nat| j < k ==> #[trigger] after(n as int, j) != 1,
        decreases budget - k,
    {
        x = next_of(x);
        k += 1;
        assert(after(n as int, k as nat) == step(after(n as int, (k - 1) as nat)));
    }
    if x == 1 { Some(k) } else { None }
}

} // verus!

fn main() {}
