// refused: failed precondition
use vstd::prelude::*;

fn main() {}

verus! {

fn force(o: Option<u8>) -> (r: u8) {
    o.unwrap() //~
}

} // verus!
