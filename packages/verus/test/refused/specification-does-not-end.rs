// refused: failed decreases
use vstd::prelude::*;

fn main() {}

verus! {

spec fn odd(n: int) -> bool
    decreases n,
{
    !odd(n + 1) //~
}

proof fn absurd()
    ensures
        false,
{
    assert(odd(0) == !odd(1));
}

} // verus!
