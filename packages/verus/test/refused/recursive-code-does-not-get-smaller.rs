// refused: failed decreases
use vstd::prelude::*;

fn main() {}

verus! {

fn turn(n: u32) -> (r: u32)
    decreases n,
{
    if n == 0 {
        0
    } else {
        turn(n) //~
    }
}

} // verus!
