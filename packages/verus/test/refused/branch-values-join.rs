// refused: failed assertion
use vstd::prelude::*;

fn main() {}

verus! {

fn join(c: bool) {
    let mut x: u32 = 0;
    if c {
        x = 1;
    }
    assert(x == 1); //~
}

} // verus!
