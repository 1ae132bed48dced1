// refused: failed borrow
use vstd::prelude::*;

fn main() {}

verus! {

fn take(v: Vec<u8>) -> (n: usize) {
    v.len()
}

fn twice(v: Vec<u8>) -> (n: usize) {
    let a = take(v);
    take(v) //~
}

} // verus!
