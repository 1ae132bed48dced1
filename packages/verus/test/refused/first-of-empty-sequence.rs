// refused: failed postcondition
use vstd::prelude::*;

fn main() {}

verus! {

proof fn head(s: Seq<int>)
    ensures
        s.contains(s.first()), //~
{
}

} // verus!
