// refused: failed postcondition
use vstd::prelude::*;

fn main() {}

verus! {

fn last(v: &mut Vec<u8>) -> (r: Option<u8>)
    ensures
        r is Some, //~
{
    v.pop()
}

} // verus!
