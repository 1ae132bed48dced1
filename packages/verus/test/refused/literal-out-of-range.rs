// refused: failed type
use vstd::prelude::*;

fn main() {}

verus! {

fn big() -> (r: u8) {
    256 //~
}

} // verus!
