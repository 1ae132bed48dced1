// refused: unsupported unsupported
use vstd::prelude::*;

fn main() {}

verus! {

fn rows(m: &Vec<Vec<u8>>) -> (n: usize) {
    let c = m.clone(); //~
    c.len()
}

} // verus!
