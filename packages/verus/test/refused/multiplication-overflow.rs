// refused: failed overflow
use vstd::prelude::*;

fn main() {}

verus! {

fn square(x: u64) -> (r: u64)
    requires
        x < 0x1_0000_0001,
    ensures
        r == x * x,
{
    x * x //~
}

} // verus!
