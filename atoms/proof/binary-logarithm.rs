// SPDX-License-Identifier: Apache-2.0
// How often a number can be halved before it is one.
use vstd::prelude::*;

verus! {

spec fn halvings(n: nat) -> nat
    decreases n,
{
    if n <= 1 { 0 } else { 1 + halvings(n / 2) }
}

fn halvings_of(n: u64) -> (r: u64)
    ensures
        r == halvings(n as nat),
        r < n || n == 0,
        n == 0 ==> r == 0,
{
    let mut r: u64 = 0;
    let mut rest = n;
    while rest > 1
        invariant
            r + halvings(rest as nat) == halvings(n as nat),
            r + rest <= n,
            n > 0 ==> rest > 0,
        decreases rest,
    {
        rest = rest / 2;
        r += 1;
    }
    r
}

} // verus!

fn main() {}
