// refused: failed decreases
use vstd::prelude::*;

fn main() {}

verus! {

proof fn anything(n: int)
    ensures
        n == n + 1,
    decreases n,
{
    anything(n); //~
}

} // verus!
