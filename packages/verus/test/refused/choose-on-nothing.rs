// refused: failed assertion
use vstd::prelude::*;

fn main() {}

verus! {

spec fn never(x: int) -> bool {
    x < x
}

proof fn pick() {
    let x = choose|x: int| never(x);
    assert(never(x)); //~
}

} // verus!
