// refused: failed mode
use vstd::prelude::*;

fn main() {}

verus! {

fn now(v: &mut Vec<u8>)
    requires
        v.len() > 0, //~
{
}

} // verus!
