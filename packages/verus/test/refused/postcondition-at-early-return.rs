// refused: failed postcondition
use vstd::prelude::*;

fn main() {}

verus! {

fn pick(a: u8) -> (r: u8)
    ensures
        r > 3, //~
{
    if a < 10 {
        return a;
    }
    10
}

} // verus!
