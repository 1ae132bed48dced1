// refused: failed mode
use vstd::prelude::*;

fn main() {}

verus! {

fn run() -> (r: u8) {
    1
}

spec fn wish() -> bool {
    run() == 1 //~
}

} // verus!
