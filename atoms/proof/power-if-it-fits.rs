// SPDX-License-Identifier: Apache-2.0
// A power of a number, as long as it fits.
use vstd::prelude::*;

verus! {

spec fn power(b: nat, e: nat) -> nat
    decreases e,
{
    if e == 0 { 1 } else { b * power(b, (e - 1) as nat) }
}

proof fn stays_above(b: nat, e: nat, f: nat)
    requires
        e <= f,
        1 <= b,
    ensures
        power(b, e) <= power(b, f),
    decreases f,
{
    if e < f {
        stays_above(b, e, (f - 1) as nat);
        assert(b * power(b, (f - 1) as nat) >= power(b, (f - 1) as nat)) by (nonlinear_arith)
            requires
                b >= 1,
                power(b, (f - 1) as nat) >= 0,
        {
        }
    }
}

fn power_if_small(base: u32, exponent: u8) -> (r: Option<u32>)
    ensures
        r is Some ==> r->0 == power(base as nat, exponent as nat),
        r is None ==> power(base as nat, exponent as nat) > u32::MAX,
{
    let mut acc: u64 = 1;
    let mut i: u8 = 0;
    while i < exponent
        invariant
            i <= exponent,
            acc <= u32::MAX,
            acc == power(base as nat, i as nat),
        decreases exponent - i,
    {
        assert(0 <= base * acc <= 0xffff_ffff * 0xffff_ffff) by (nonlinear_arith)
            requires
                0 <= base <= 0xffff_ffff,
                0 <= acc <= 0xffff_ffff,
        {
        }
        let next = base as u64 * acc;
        assert(next == power(base as nat, (i + 1) as nat));
        if next > u32::MAX as u64 {
            proof {
                stays_above(base as nat, (i + 1) as nat, exponent as nat);
            }
            return None;
        }
        acc = next;
        i += 1;
    }
    Some(acc as u32)
}

} // verus!

fn main() {}
