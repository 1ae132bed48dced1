// SPDX-License-Identifier: Apache-2.0
// The digit that repeated digit sums come to.
use vstd::prelude::*;

verus! {

spec fn digit_sum(n: nat) -> nat
    decreases n,
{
    if n == 0 { 0 } else { n % 10 + digit_sum(n / 10) }
}

proof fn sum_leaves_same_rest(n: nat)
    ensures
        digit_sum(n) % 9 == n % 9,
        digit_sum(n) <= n,
        n >= 10 ==> digit_sum(n) < n,
        n > 0 ==> digit_sum(n) > 0,
    decreases n,
{
    if n > 0 {
        let q = n / 10;
        let d = n % 10;
        sum_leaves_same_rest(q);
        assert(n == 10 * q + d);
        assert((digit_sum(q) + d) % 9 == (q + d) % 9);
    }
}

fn sum_once(n: u128) -> (r: u128)
    ensures
        r == digit_sum(n as nat),
        r <= n,
{
    let mut rest = n;
    let mut r: u128 = 0;
    while rest > 0
        invariant
            r + rest <= n,
            r + digit_sum(rest as nat) == digit_sum(n as nat),
        decreases rest,
    {
        r = r + rest % 10;
        rest = rest / 10;
    }
    r
}

fn digital_root(n: u128) -> (r: u8)
    ensures
        r <= 9,
        r as int % 9 == n as int % 9,
        r == 0 <==> n == 0,
{
    let mut x = n;
    while x >= 10
        invariant
            x as int % 9 == n as int % 9,
            x == 0 <==> n == 0,
        decreases x,
    {
        proof {
            sum_leaves_same_rest(x as nat);
        }
        x = sum_once(x);
    }
    x as u8
}

} // verus!

fn main() {}
