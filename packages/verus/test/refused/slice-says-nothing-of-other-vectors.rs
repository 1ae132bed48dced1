// refused: failed assertion
use vstd::prelude::*;

fn main() {}

verus! {

fn two(a: Vec<u32>, b: Vec<u32>)
    requires
        a.len() == b.len(),
{
    let s = a.as_slice();
    assert(s@ == b@); //~
}

} // verus!
