// refused: failed assertion
use vstd::prelude::*;

fn main() {}

verus! {

fn ticks() {
    let ghost mut t: int = 0;
    let mut i: u32 = 0;
    while i < 3
        invariant
            i <= 3,
    {
        i += 1;
        proof {
            t = t + 1;
        }
    }
    assert(t == 0); //~
}

} // verus!
