// refused: failed trigger
use vstd::prelude::*;

fn main() {}

verus! {

proof fn plain()
    ensures
        forall|x: int| x + 1 > x, //~
{
}

} // verus!
