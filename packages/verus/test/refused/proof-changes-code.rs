// refused: failed mode
use vstd::prelude::*;

fn main() {}

verus! {

fn cheat() -> (x: u8)
    ensures
        x == 2,
{
    let mut x: u8 = 1;
    proof {
        x = 2; //~
    }
    x
}

} // verus!
