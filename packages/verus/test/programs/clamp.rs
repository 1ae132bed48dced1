use vstd::prelude::*;

fn main() {}

verus! {

fn clamp(x: i32, low: i32, high: i32) -> (r: i32)
    requires
        low <= high,
    ensures
        low <= r <= high,
        low <= x <= high ==> r == x,
{
    if x < low {
        return low;
    }
    if x > high {
        return high;
    }
    x
}

} // verus!
