// SPDX-License-Identifier: Apache-2.0
// The greatest common divisor by repeated remainders, and what it says about sharing no factor.
use vstd::prelude::*;

verus! {

spec fn gcd(a: nat, b: nat) -> nat
    decreases b,
{
    if b == 0 { a } else { gcd(b, a % b) }
}

proof fn bounded(a: nat, b: nat)
    requires
        a > 0,
    ensures
        0 < gcd(a, b) <= a,
        b > 0 ==> gcd(a, b) <= b,
    decreases b,
{
    if b > 0 {
        bounded(b, a % b);
        assert(gcd(b, 0) == b);
        if a < b {
            assert(a % b == a) by (nonlinear_arith)
                requires
                    a < b,
            {
            }
        }
    }
}

fn greatest_common_divisor(a: u64, b: u64) -> (r: u64)
    ensures
        r == gcd(a as nat, b as nat),
        a > 0 ==> 0 < r <= a,
        a > 0 && b > 0 ==> r <= b,
{
    let mut x = a;
    let mut y = b;
    while y > 0
        invariant
            gcd(x as nat, y as nat) == gcd(a as nat, b as nat),
        decreases y,
    {
        let rest = x % y;
        x = y;
        y = rest;
    }
    proof {
        if a > 0 {
            bounded(a as nat, b as nat);
        }
    }
    x
}

fn share_no_factor(a: u64, b: u64) -> (r: bool)
    ensures
        r == (gcd(a as nat, b as nat) == 1),
{
    greatest_common_divisor(a, b) == 1
}

} // verus!

fn main() {}
