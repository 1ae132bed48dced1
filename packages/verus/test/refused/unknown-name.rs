// refused: failed name
use vstd::prelude::*;

fn main() {}

verus! {

fn missing() -> (r: u8) {
    nothing //~
}

} // verus!
