// refused: failed mode
use vstd::prelude::*;

fn main() {}

verus! {

fn leak(a: u8) -> (r: u8) {
    let ghost g = a;
    g //~
}

} // verus!
