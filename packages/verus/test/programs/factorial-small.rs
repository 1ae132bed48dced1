use vstd::prelude::*;

fn main() {}

verus! {

spec fn fact(n: nat) -> nat
    decreases n,
{
    if n == 0 { 1 } else { n * fact((n - 1) as nat) }
}

fn factorial_of_four() -> (r: u32)
    ensures
        r == fact(4),
{
    proof {
        reveal_with_fuel(fact, 5);
    }
    24
}

} // verus!
