// refused: failed precondition
use vstd::prelude::*;

fn main() {}

verus! {

proof fn positive(n: int)
    requires
        n > 0,
    ensures
        n >= 1,
{
}

proof fn everything(n: int)
    ensures
        n >= 1,
{
    positive(n); //~
}

} // verus!
