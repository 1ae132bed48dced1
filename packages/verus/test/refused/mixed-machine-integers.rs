// refused: failed type
use vstd::prelude::*;

fn main() {}

verus! {

fn mix(a: u8, b: u16) -> (r: u16) {
    a + b //~
}

} // verus!
