// refused: failed postcondition
use vstd::prelude::*;

fn main() {}

verus! {

fn mystery(x: u8) -> (r: u8) {
    x
}

fn caller(x: u8) -> (r: u8)
    ensures
        r == x, //~
{
    mystery(x)
}

} // verus!
