// refused: failed division
use vstd::prelude::*;

fn main() {}

verus! {

fn divide(a: u32, b: u32) -> (r: u32) {
    a / b //~
}

} // verus!
