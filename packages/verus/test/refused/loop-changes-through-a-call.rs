// refused: failed assertion
use vstd::prelude::*;

fn main() {}

verus! {

fn clear(v: &mut Vec<u8>)
    ensures
        v.len() == 0,
{
    v.clear();
}

fn run(v: &mut Vec<u8>)
    requires
        old(v).len() == 3,
{
    let mut i: u32 = 0;
    while i < 3
        invariant
            i <= 3,
    {
        clear(v);
        i += 1;
    }
    assert(v.len() == 3); //~
}

} // verus!
