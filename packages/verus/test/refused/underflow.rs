// refused: failed overflow
use vstd::prelude::*;

fn main() {}

verus! {

fn before(n: usize) -> (r: usize)
    ensures
        r <= n,
{
    n - 1 //~
}

} // verus!
