// refused: failed assertion
use vstd::prelude::*;

fn main() {}

verus! {

proof fn ghost_unwrap(o: Option<u8>)
    requires
        o is None,
{
    assert(o->0 == 0); //~
}

} // verus!
