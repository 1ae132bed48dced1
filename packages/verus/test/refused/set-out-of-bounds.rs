// refused: failed bounds
use vstd::prelude::*;

fn main() {}

verus! {

fn put(v: &mut Vec<u8>, i: usize)
    ensures
        v.len() == old(v).len(),
{
    v.set(i, 0); //~
}

} // verus!
