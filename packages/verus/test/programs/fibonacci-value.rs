use vstd::prelude::*;

fn main() {}

verus! {

spec fn fib(n: nat) -> nat
    decreases n,
{
    if n == 0 { 0 } else if n == 1 { 1 } else { fib((n - 1) as nat) + fib((n - 2) as nat) }
}

proof fn fib_grows(i: nat, j: nat)
    requires
        i <= j,
    ensures
        fib(i) <= fib(j),
    decreases j - i,
{
    if i < j {
        fib_grows(i, (j - 1) as nat);
        if j >= 2 {
            assert(fib(j) == fib((j - 1) as nat) + fib((j - 2) as nat));
        }
    }
}

fn fibonacci(n: u32) -> (r: u64)
    requires
        fib(n as nat) < 0x8000_0000,
    ensures
        r == fib(n as nat),
{
    if n == 0 {
        return 0;
    }
    let mut a: u64 = 0;
    let mut b: u64 = 1;
    let mut i: u32 = 1;
    while i < n
        invariant
            1 <= i <= n,
            a == fib((i - 1) as nat),
            b == fib(i as nat),
            fib(n as nat) < 0x8000_0000,
    {
        i = i + 1;
        proof {
            fib_grows(i as nat, n as nat);
        }
        let next = a + b;
        a = b;
        b = next;
    }
    b
}

} // verus!
