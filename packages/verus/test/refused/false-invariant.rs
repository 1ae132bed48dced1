// refused: failed invariant-entry
use vstd::prelude::*;

fn main() {}

verus! {

fn nonsense() -> (n: u32)
    ensures
        n == 7,
{
    let mut n: u32 = 0;
    while n < 3
        invariant
            false, //~
    {
        n += 1;
    }
    n
}

} // verus!
