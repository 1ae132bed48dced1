// SPDX-License-Identifier: Apache-2.0
// Quotient and remainder by taking the divisor away again and again.
use vstd::prelude::*;

verus! {

fn divide_slowly(n: u16, d: u16) -> (r: (u16, u16))
    requires
        d > 0,
    ensures
        n == r.0 * d + r.1,
        r.1 < d,
{
    let mut rest = n;
    let mut q: u16 = 0;
    assert(q * d == 0) by (nonlinear_arith)
        requires
            q == 0,
    {
    }
    while rest >= d
        invariant
            0 < d,
            q + rest <= n,
            n == q * d + rest,
        decreases rest,
    {
        assert((q + 1) * d == q * d + d) by (nonlinear_arith);
        rest = rest - d;
        q += 1;
    }
    (q, rest)
}

fn larger_of(pair: (u16, u16)) -> (r: u16)
    ensures
        r >= pair.0,
        r >= pair.1,
        r == pair.0 || r == pair.1,
{
    if pair.0 >= pair.1 { pair.0 } else { pair.1 }
}

} // verus!

fn main() {}
