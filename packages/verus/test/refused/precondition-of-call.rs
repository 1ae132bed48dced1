// refused: failed precondition
use vstd::prelude::*;

fn main() {}

verus! {

fn half(n: u32) -> (r: u32)
    requires
        n % 2 == 0,
    ensures
        2 * r == n,
{
    n / 2
}

fn quarter(n: u32) -> (r: u32)
    requires
        n % 2 == 0,
{
    let h = half(n);
    half(h) //~
}

} // verus!
