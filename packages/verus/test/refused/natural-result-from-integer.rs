// refused: failed type
use vstd::prelude::*;

fn main() {}

verus! {

spec fn below(n: int) -> nat {
    n - 1 //~
}

} // verus!
