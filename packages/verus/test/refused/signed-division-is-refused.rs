// refused: unsupported unsupported
use vstd::prelude::*;

fn main() {}

verus! {

fn halve(x: i32) -> (r: i32) {
    x / 2 //~
}

} // verus!
