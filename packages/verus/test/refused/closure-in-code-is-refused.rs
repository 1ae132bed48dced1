// refused: failed mode
use vstd::prelude::*;

fn main() {}

verus! {

fn apply() -> (r: u8) {
    let f = |x: u8| x; //~
    1
}

} // verus!
