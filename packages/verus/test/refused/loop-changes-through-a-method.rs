// refused: failed postcondition
use vstd::prelude::*;

fn main() {}

verus! {

fn grow() -> (v: Vec<u8>)
    ensures
        v.len() == 0, //~
{
    let mut v: Vec<u8> = Vec::new();
    let mut i: u32 = 0;
    while i < 3
        invariant
            i <= 3,
    {
        v.push(1);
        i += 1;
    }
    v
}

} // verus!
