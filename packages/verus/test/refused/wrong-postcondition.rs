// refused: failed postcondition
use vstd::prelude::*;

fn main() {}

verus! {

fn smaller(a: i32, b: i32) -> (r: i32)
    ensures
        r <= a,
        r <= b, //~
{
    if a < b { a } else { a }
}

} // verus!
