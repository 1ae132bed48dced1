// refused: failed decreases
use vstd::prelude::*;

fn main() {}

verus! {

spec fn down(n: int) -> int
    decreases n,
{
    down(n - 1) + 1 //~
}

} // verus!
