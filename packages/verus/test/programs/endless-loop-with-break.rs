use vstd::prelude::*;

fn main() {}

verus! {

fn round_up(n: u32) -> (r: u32)
    requires
        n <= 1000,
    ensures
        n <= r,
        r % 8 == 0,
{
    let mut r: u32 = n;
    loop
        invariant
            n <= r <= n + 7 || r % 8 == 0,
            n <= r,
            n <= 1000,
            r <= 1008,
            r <= (n + 7) / 8 * 8,
        ensures
            r % 8 == 0,
    {
        if r % 8 == 0 {
            break;
        }
        r += 1;
    }
    r
}

} // verus!
