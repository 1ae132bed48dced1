// refused: failed mode
use vstd::prelude::*;

fn main() {}

verus! {

proof fn skip(n: int)
    ensures
        n >= 0 || n < 0,
{
    assert(n == 3) by {
        return; //~
    }
}

} // verus!
