// refused: failed assertion
use vstd::prelude::*;

fn main() {}

verus! {

proof fn narrow(x: int)
    requires
        x >= 0,
{
    assert((x as u8) == x); //~
}

} // verus!
