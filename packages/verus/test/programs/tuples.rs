use vstd::prelude::*;

fn main() {}

verus! {

fn min_and_max(a: u8, b: u8) -> (r: (u8, u8))
    ensures
        r.0 <= r.1,
        r == (a, b) || r == (b, a),
{
    if a <= b { (a, b) } else { (b, a) }
}

fn spread(a: u8, b: u8) -> (d: u8)
    ensures
        d == a - b || d == b - a,
{
    let (low, high) = min_and_max(a, b);
    high - low
}

} // verus!
