use vstd::prelude::*;

fn main() {}

verus! {

fn distance(a: u32, b: u32) -> (d: u32)
    ensures
        a >= b ==> d == a - b,
        a < b ==> d == b - a,
{
    if a >= b { a - b } else { b - a }
}

} // verus!
