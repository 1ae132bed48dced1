use vstd::prelude::*;

fn main() {}

verus! {

fn larger(a: i64, b: i64) -> (r: i64)
    ensures
        r >= a,
        r >= b,
        r == a || r == b,
{
    if a < b { b } else { a }
}

} // verus!
