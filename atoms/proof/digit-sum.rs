// SPDX-License-Identifier: Apache-2.0
// The sum of the decimal digits of a number, and how many digits it has.
use vstd::prelude::*;

verus! {

spec fn digit_sum(n: nat) -> nat
    decreases n,
{
    if n == 0 { 0 } else { n % 10 + digit_sum(n / 10) }
}

spec fn digit_count(n: nat) -> nat
    decreases n,
{
    if n < 10 { 1 } else { 1 + digit_count(n / 10) }
}

fn sum_of_digits(n: u64) -> (r: u64)
    ensures
        r == digit_sum(n as nat),
        r <= n,
{
    let mut rest = n;
    let mut r: u64 = 0;
    while rest > 0
        invariant
            r + digit_sum(rest as nat) == digit_sum(n as nat),
            r + rest <= n,
        decreases rest,
    {
        r = r + rest % 10;
        rest = rest / 10;
    }
    r
}

fn count_of_digits(n: u64) -> (r: u64)
    ensures
        r == digit_count(n as nat),
        1 <= r,
        r <= n || n == 0,
{
    let mut rest = n;
    let mut r: u64 = 1;
    while rest >= 10
        invariant
            1 <= r,
            n > 0 ==> rest > 0,
            r + digit_count(rest as nat) == 1 + digit_count(n as nat),
            r - 1 + rest <= n,
        decreases rest,
    {
        rest = rest / 10;
        r = r + 1;
    }
    r
}

} // verus!

fn main() {}
