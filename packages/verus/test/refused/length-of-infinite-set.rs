// refused: failed assertion
use vstd::prelude::*;

fn main() {}

verus! {

proof fn size(s: Set<int>, x: int)
    requires
        s.contains(x),
{
    assert(s.len() > 0); //~
}

} // verus!
