// refused: failed assertion
use vstd::prelude::*;

fn main() {}

verus! {

#[verifier::opaque]
spec fn hidden(n: int) -> int {
    n + 1
}

proof fn peek() {
    assert(hidden(1) == 2); //~
}

} // verus!
