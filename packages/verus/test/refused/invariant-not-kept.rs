// refused: failed invariant-end
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
            n <= 10,
            n % 2 == 0, //~
    {
        n += 1;
    }
    n
}

} // verus!
