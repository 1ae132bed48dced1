// refused: failed assertion
use vstd::prelude::*;

fn main() {}

verus! {

proof fn below(a: u8, b: u8) {
    assert(a - b >= 0); //~
}

} // verus!
