use vstd::prelude::*;

fn main() {}

verus! {

fn masks(a: u8, b: u8) -> (r: (u8, u8, u8))
    ensures
        r.0 == a & b,
        r.1 == a | b,
        r.2 == a ^ b,
{
    (a & b, a | b, a ^ b)
}

} // verus!
