// refused: failed mode
use vstd::prelude::*;

fn main() {}

verus! {

spec fn answer() -> int {
    42
}

fn ask() -> (r: u32) {
    let x = answer(); //~
    0
}

} // verus!
