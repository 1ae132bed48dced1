// refused: failed postcondition
use vstd::prelude::*;

fn main() {}

verus! {

fn grid() -> (total: u32)
    ensures
        total == 0, //~
{
    let mut total: u32 = 0;
    let mut i: u32 = 0;
    while i < 3
        invariant
            i <= 3,
    {
        let mut j: u32 = 0;
        while j < 3
            invariant
                j <= 3,
        {
            if total < 100 {
                total = total + 1;
            }
            j += 1;
        }
        i += 1;
    }
    total
}

} // verus!
