// refused: failed mode
use vstd::prelude::*;

fn main() {}

verus! {

proof fn change() {
    let mut g = 1int;
    assert(g == 1) by { //~
        g = 2;
    }
    assert(g == 1);
}

} // verus!
