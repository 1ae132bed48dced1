// refused: failed assertion
use vstd::prelude::*;

fn main() {}

verus! {

spec fn steps(n: nat) -> nat
    decreases n,
{
    if n == 0 { 0 } else { 1 + steps((n - 1) as nat) }
}

proof fn ten() {
    assert(steps(10) == 10); //~
}

} // verus!
