// refused: failed overflow
use vstd::prelude::*;

fn main() {}

verus! {

fn next(x: u8) -> (r: u8)
    requires
        x + 1 <= 256,
    ensures
        r == x + 1,
{
    x + 1 //~
}

} // verus!
