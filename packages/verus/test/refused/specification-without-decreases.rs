// refused: failed proof
use vstd::prelude::*;

fn main() {}

verus! {

spec fn loops(n: int) -> int { //~
    loops(n) + 1
}

} // verus!
