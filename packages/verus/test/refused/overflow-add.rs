// refused: failed overflow
use vstd::prelude::*;

fn main() {}

verus! {

fn add(a: u32, b: u32) -> (r: u32)
    ensures
        r == a + b,
{
    a + b //~
}

} // verus!
