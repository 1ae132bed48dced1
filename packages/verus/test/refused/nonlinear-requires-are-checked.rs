// refused: failed precondition
use vstd::prelude::*;

fn main() {}

verus! {

proof fn cheat(x: int) {
    assert(x * x >= 4) by (nonlinear_arith)
        requires
            x >= 2, //~
    {
    }
}

} // verus!
