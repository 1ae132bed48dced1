// refused: failed postcondition
use vstd::prelude::*;

fn main() {}

verus! {

fn shade(x: u32) -> (r: u32)
    requires
        x < 10,
    ensures
        r == x, //~
{
    let x = x + 1;
    x
}

} // verus!
