// refused: failed overflow
use vstd::prelude::*;

fn main() {}

verus! {

fn negate(x: i32) -> (r: i32)
    ensures
        r + x == 0,
{
    -x //~
}

} // verus!
