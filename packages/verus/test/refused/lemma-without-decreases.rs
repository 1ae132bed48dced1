// refused: failed proof
use vstd::prelude::*;

fn main() {}

verus! {

proof fn anything(n: int) //~
    ensures
        false,
{
    anything(n);
}

} // verus!
