use vstd::prelude::*;

fn main() {}

verus! {

spec fn triangular(n: nat) -> nat
    decreases n,
{
    if n == 0 { 0 } else { n + triangular((n - 1) as nat) }
}

proof fn triangular_grows(n: nat, m: nat)
    requires
        n <= m,
    ensures
        triangular(n) <= triangular(m),
    decreases m,
{
    if n < m {
        triangular_grows(n, (m - 1) as nat);
    }
}

fn add_up_to(n: u32) -> (total: u32)
    requires
        triangular(n as nat) < 1000000,
    ensures
        total == triangular(n as nat),
{
    let mut total: u32 = 0;
    let mut i: u32 = 0;
    while i < n
        invariant
            i <= n,
            total == triangular(i as nat),
            triangular(n as nat) < 1000000,
    {
        i = i + 1;
        proof {
            triangular_grows(i as nat, n as nat);
        }
        total = total + i;
    }
    total
}

} // verus!
