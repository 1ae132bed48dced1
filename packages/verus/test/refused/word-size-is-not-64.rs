// refused: failed overflow
use vstd::prelude::*;

fn main() {}

verus! {

fn wide(n: u64) -> (r: usize)
    requires
        n < 0x1_0000_0000_0000,
{
    let big: u64 = n;
    let small = big as usize;
    small + 1 //~
}

} // verus!
