// refused: failed assertion
use vstd::prelude::*;

fn main() {}

verus! {

proof fn negative(n: int) {
    assert((n as nat) == n); //~
}

} // verus!
