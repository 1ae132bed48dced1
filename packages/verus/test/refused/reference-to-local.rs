// refused: failed borrow
use vstd::prelude::*;

fn main() {}

verus! {

fn local(a: &Vec<u8>) -> (r: &Vec<u8>) {
    let v: Vec<u8> = Vec::new();
    &v //~
}

} // verus!
