// SPDX-License-Identifier: Apache-2.0
// The least divisor above one, and with it whether a number is prime.
use vstd::prelude::*;

verus! {

spec fn divides(d: int, n: int) -> bool {
    n % d == 0
}

fn least_divisor(n: u32) -> (r: u32)
    ensures
        n < 2 ==> r == n,
        n >= 2 ==> 2 <= r <= n && divides(r as int, n as int),
        n >= 2 ==> forall|d: int| 2 <= d < r ==> !#[trigger] divides(d, n as int),
{
    if n < 2 {
        return n;
    }
    let mut d: u32 = 2;
    while n % d != 0
        invariant
            2 <= d <= n,
            forall|e: int| 2 <= e < d ==> !#[trigger] divides(e, n as int),
        decreases n - d,
    {
        assert(divides(n as int, n as int));
        d += 1;
    }
    d
}

fn is_prime(n: u32) -> (r: bool)
    ensures
        r == (n >= 2 && forall|d: int| 2 <= d < n ==> !#[trigger] divides(d, n as int)),
{
    let d = least_divisor(n);
    assert(2 <= d < n ==> divides(d as int, n as int));
    n >= 2 && d == n
}

} // verus!

fn main() {}
