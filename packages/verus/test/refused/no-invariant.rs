// refused: failed postcondition
use vstd::prelude::*;

fn main() {}

verus! {

fn count() -> (n: u32)
    ensures
        n == 10, //~
{
    let mut n: u32 = 0;
    while n < 10 {
        n = n + 1;
    }
    n
}

} // verus!
