// refused: failed assertion
use vstd::prelude::*;

fn main() {}

verus! {

proof fn square_positive(x: int)
    requires
        x > 2,
{
    assert(x * x > 4) by (nonlinear_arith); //~
}

} // verus!
