// refused: failed invariant-entry
use vstd::prelude::*;

fn main() {}

verus! {

fn count() -> (n: u32)
    ensures
        n == 10,
{
    let mut n: u32 = 0;
    while n < 10
        invariant
            1 <= n <= 10, //~
    {
        n += 1;
    }
    n
}

} // verus!
