// refused: failed borrow
use vstd::prelude::*;

fn main() {}

verus! {

fn fixed() -> (x: u8) {
    let x: u8 = 1;
    x = 2; //~
    x
}

} // verus!
