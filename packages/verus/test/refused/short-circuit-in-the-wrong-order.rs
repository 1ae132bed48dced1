// refused: failed bounds
use vstd::prelude::*;

fn main() {}

verus! {

fn is_zero_at(a: &Vec<u8>, i: usize) -> (r: bool) {
    a[i] == 0 && i < a.len() //~
}

} // verus!
