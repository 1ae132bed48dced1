// refused: failed postcondition
use vstd::prelude::*;

fn main() {}

verus! {

fn none() -> (v: Vec<u8>)
    ensures
        exists|i: int| 0 <= i < v.len() && v[i] == 0, //~
{
    Vec::new()
}

} // verus!
