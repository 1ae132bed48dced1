// SPDX-License-Identifier: Apache-2.0
// A number read from its last digit to its first.
use vstd::prelude::*;

verus! {

spec fn reversed_onto(n: nat, tail: nat) -> nat
    decreases n,
{
    if n == 0 { tail } else { reversed_onto(n / 10, 10 * tail + n % 10) }
}

fn reverse_digits(n: u32) -> (r: u64)
    ensures
        r == reversed_onto(n as nat, 0),
{
    let mut rest = n as u64;
    let mut r: u64 = 0;
    let ghost mut scale: int = 1;
    while rest > 0
        invariant
            r < scale,
            rest * scale <= n,
            rest == 0 ==> scale <= 10 * n + 1,
            reversed_onto(rest as nat, r as nat) == reversed_onto(n as nat, 0),
        decreases rest,
    {
        proof {
            assert(scale <= n) by (nonlinear_arith)
                requires
                    0 < scale,
                    rest >= 1,
                    rest * scale <= n,
            {
            }
            assert((rest as int / 10) * (10 * scale) <= rest * scale) by (nonlinear_arith)
                requires
                    0 < scale,
                    10 * (rest as int / 10) <= rest,
            {
            }
            scale = 10 * scale;
        }
        r = 10 * r + rest % 10;
        rest = rest / 10;
    }
    r
}

} // verus!

fn main() {}
