use vstd::prelude::*;

fn main() {}

verus! {

fn divide_by_seven(n: u32) -> (r: (u32, u32))
    ensures
        n == 7 * r.0 + r.1,
        r.1 < 7,
{
    let mut rest = n;
    let mut count: u32 = 0;
    while rest >= 7
        invariant
            n == 7 * count + rest,
        decreases rest,
    {
        rest = rest - 7;
        count = count + 1;
    }
    (count, rest)
}

} // verus!
