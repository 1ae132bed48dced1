// SPDX-License-Identifier: Apache-2.0
// One of two numbers by a truth value, and a truth value as a number.
use vstd::prelude::*;

verus! {

fn either(flag: bool, a: u64, b: u64) -> (r: u64)
    ensures
        flag ==> r == a,
        !flag ==> r == b,
{
    let mut r = b;
    if flag {
        r = a;
    }
    r
}

fn stripes(flag: bool, n: u8) -> (r: Vec<bool>)
    ensures
        r.len() == n,
        n > 0 ==> r[0] == flag,
        forall|i: int| 0 < i < n ==> #[trigger] r[i] == !r[i - 1],
{
    let mut r: Vec<bool> = Vec::new();
    let mut now = flag;
    let mut i: u8 = 0;
    while i < n
        invariant
            i <= n,
            r.len() == i,
            i == 0 ==> now == flag,
            i > 0 ==> r[0] == flag && now == !r[i - 1],
            forall|j: int| 0 < j < i ==> #[trigger] r[j] == !r[j - 1],
        decreases n - i,
    {
        r.push(now);
        now = !now;
        i += 1;
    }
    r
}

} // verus!

fn main() {}
