// refused: failed division
use vstd::prelude::*;

fn main() {}

verus! {

fn rest(a: u32, b: u32) -> (r: u32)
    requires
        b < 10,
{
    a % b //~
}

} // verus!
