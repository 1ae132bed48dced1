// SPDX-License-Identifier: Apache-2.0
// A number without its factors of two, and how many of them it has.
use vstd::prelude::*;

verus! {

spec fn odd_part(n: nat) -> nat
    decreases n,
{
    if n > 0 && n % 2 == 0 { odd_part(n / 2) } else { n }
}

spec fn twos(n: nat) -> nat
    decreases n,
{
    if n > 0 && n % 2 == 0 { 1 + twos(n / 2) } else { 0 }
}

fn without_twos(n: u64) -> (r: u64)
    ensures
        r == odd_part(n as nat),
        n > 0 ==> r % 2 == 1,
        r <= n,
{
    let mut r = n;
    while r > 0 && r % 2 == 0
        invariant
            odd_part(r as nat) == odd_part(n as nat),
            r <= n,
            n > 0 ==> r > 0,
        decreases r,
    {
        r = r / 2;
    }
    r
}

fn number_of_twos(n: u64) -> (r: u64)
    ensures
        r == twos(n as nat),
        r < n || n == 0,
{
    let mut rest = n;
    let mut r: u64 = 0;
    while rest > 0 && rest % 2 == 0
        invariant
            r + twos(rest as nat) == twos(n as nat),
            n > 0 ==> rest > 0,
            r + rest <= n,
        decreases rest,
    {
        rest = rest / 2;
        r += 1;
    }
    r
}

} // verus!

fn main() {}
