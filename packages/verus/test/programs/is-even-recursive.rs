use vstd::prelude::*;

fn main() {}

verus! {

spec fn even(n: nat) -> bool
    decreases n,
{
    if n == 0 { true } else { !even((n - 1) as nat) }
}

proof fn even_by_remainder(n: nat)
    ensures
        even(n) <==> n % 2 == 0,
    decreases n,
{
    if n > 0 {
        even_by_remainder((n - 1) as nat);
    }
}

fn is_even(n: u64) -> (r: bool)
    ensures
        r == even(n as nat),
{
    proof {
        even_by_remainder(n as nat);
    }
    n % 2 == 0
}

} // verus!
