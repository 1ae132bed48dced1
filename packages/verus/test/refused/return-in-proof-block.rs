// refused: failed mode
use vstd::prelude::*;

fn main() {}

verus! {

fn skip() -> (r: u8)
    ensures
        r == 1,
{
    proof {
        return; //~
    }
    2
}

} // verus!
