// refused: unsupported unsupported
use vstd::prelude::*;

fn main() {}

verus! {

fn select(x: u8) -> (r: u8) {
    match x { //~
        0 => 1,
        1 => 2,
    }
}

} // verus!
