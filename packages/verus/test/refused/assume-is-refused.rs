// refused: unsupported unsupported
use vstd::prelude::*;

fn main() {}

verus! {

proof fn anything()
    ensures
        false,
{
    assume(false); //~
}

} // verus!
