use vstd::prelude::*;

fn main() {}

verus! {

fn midpoint(low: u64, high: u64) -> (m: u64)
    requires
        low <= high,
    ensures
        low <= m <= high,
        m == low + (high - low) / 2,
{
    low + (high - low) / 2
}

} // verus!
