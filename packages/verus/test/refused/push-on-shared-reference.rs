// refused: failed borrow
use vstd::prelude::*;

fn main() {}

verus! {

fn grow(v: &Vec<u8>) {
    v.push(1); //~
}

} // verus!
