// SPDX-License-Identifier: Apache-2.0
// The first Fibonacci numbers, each cut off at a limit.
use vstd::prelude::*;

verus! {

spec fn fib(n: nat) -> nat
    decreases n,
{
    if n < 2 { n } else { fib((n - 1) as nat) + fib((n - 2) as nat) }
}

spec fn cut(x: nat, limit: u32) -> nat {
    if x > limit { limit as nat } else { x }
}

fn fibonacci_numbers(n: u8, limit: u32) -> (r: Vec<u32>)
    ensures
        r.len() == n,
        forall|i: int| 0 <= i < n ==> #[trigger] r[i] == cut(fib(i as nat), limit),
        forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i] <= limit,
{
    let mut r: Vec<u32> = Vec::new();
    let mut a: u32 = 0;
    let mut b: u32 = if limit == 0 { 0 } else { 1 };
    let mut i: u8 = 0;
    while i < n
        invariant
            i <= n,
            r.len() == i,
            a == cut(fib(i as nat), limit),
            b == cut(fib((i + 1) as nat), limit),
            forall|j: int| 0 <= j < i ==> #[trigger] r[j] == cut(fib(j as nat), limit),
            forall|j: int| 0 <= j < r.len() ==> #[trigger] r[j] <= limit,
        decreases n - i,
    {
        r.push(a);
        let next = if a <= limit - b { a + b } else { limit };
        assert(fib((i + 2) as nat) == fib((i + 1) as nat) + fib(i as nat));
        a = b;
        b = next;
        i += 1;
    }
    r
}

} // verus!

fn main() {}
