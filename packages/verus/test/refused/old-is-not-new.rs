// refused: failed postcondition
use vstd::prelude::*;

fn main() {}

verus! {

fn grow(v: &mut Vec<u8>)
    ensures
        v@ == old(v)@, //~
{
    v.push(0);
}

} // verus!
