// refused: failed assertion
use vstd::prelude::*;

fn main() {}

verus! {

proof fn zero(x: int) {
    assert(x / 0 == 0); //~
}

} // verus!
