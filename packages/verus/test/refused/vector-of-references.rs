// refused: unsupported unsupported
use vstd::prelude::*;

fn main() {}

verus! {

fn first(a: &Vec<&Vec<u8>>) -> (n: usize) { //~
    0
}

} // verus!
