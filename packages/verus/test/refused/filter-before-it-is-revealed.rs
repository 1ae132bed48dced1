// refused: failed assertion
use vstd::prelude::*;

fn main() {}

verus! {

proof fn sift(s: Seq<int>)
    requires
        s.len() == 2,
        s[0] == 4,
        s[1] == 5,
{
    assert(s.filter(|x: int| x > 3) == s); //~
}

} // verus!
