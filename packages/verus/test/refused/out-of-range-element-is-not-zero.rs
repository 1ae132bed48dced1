// refused: failed assertion
use vstd::prelude::*;

fn main() {}

verus! {

proof fn beyond(s: Seq<u8>)
    requires
        s.len() == 1,
{
    assert(s[5] == 0); //~
}

} // verus!
