use vstd::prelude::*;

fn main() {}

verus! {

fn gcd_like(a: u64, b: u64) -> (r: u64)
    ensures
        b == 0 ==> r == a,
        r <= a || r <= b,
    decreases b,
{
    if b == 0 {
        a
    } else {
        gcd_like(b, a % b)
    }
}

} // verus!
