// refused: failed postcondition
use vstd::prelude::*;

fn main() {}

verus! {

fn narrow(x: u32) -> (r: u8)
    ensures
        r == x, //~
{
    x as u8
}

} // verus!
