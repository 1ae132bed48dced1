// refused: failed mode
use vstd::prelude::*;

fn main() {}

verus! {

fn unbounded(x: u8) -> (r: u8) {
    let y = x as int; //~
    x
}

} // verus!
