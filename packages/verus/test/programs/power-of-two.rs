use vstd::prelude::*;

fn main() {}

verus! {

spec fn pow2(n: nat) -> nat
    decreases n,
{
    if n == 0 { 1 } else { 2 * pow2((n - 1) as nat) }
}

proof fn pow2_grows(n: nat, m: nat)
    requires
        n <= m,
    ensures
        pow2(n) <= pow2(m),
        1 <= pow2(n),
    decreases m - n, n,
{
    if n < m {
        pow2_grows(n, (m - 1) as nat);
    } else if n > 0 {
        pow2_grows((n - 1) as nat, (n - 1) as nat);
    }
}

fn double_up(n: u64) -> (r: u64)
    requires
        pow2(n as nat) < 0x1_0000_0000,
    ensures
        r == pow2(n as nat),
{
    let mut r: u64 = 1;
    let mut k: u64 = 0;
    while k < n
        invariant
            k <= n,
            r == pow2(k as nat),
            pow2(n as nat) < 0x1_0000_0000,
    {
        k += 1;
        proof {
            pow2_grows(k as nat, n as nat);
        }
        r = 2 * r;
    }
    r
}

} // verus!
