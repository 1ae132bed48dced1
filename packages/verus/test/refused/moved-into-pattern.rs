// refused: failed borrow
use vstd::prelude::*;

fn main() {}

verus! {

fn split(t: (Vec<u8>, u8)) -> (n: usize) {
    let (v, x) = t;
    let w = t; //~
    v.len()
}

} // verus!
