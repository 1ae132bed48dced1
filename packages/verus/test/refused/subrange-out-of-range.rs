// refused: failed assertion
use vstd::prelude::*;

fn main() {}

verus! {

proof fn cut(s: Seq<int>)
    requires
        s.len() == 3,
{
    assert(s.subrange(1, 5).len() == 4); //~
}

} // verus!
