// refused: unsupported unsupported
use vstd::prelude::*;

fn main() {}

verus! {

proof fn one() //~
    ensures
        false,
{
    two();
}

proof fn two()
    ensures
        false,
{
    one();
}

} // verus!
