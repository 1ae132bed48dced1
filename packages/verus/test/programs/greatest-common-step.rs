use vstd::prelude::*;

fn main() {}

verus! {

fn reduce(a: u32, b: u32) -> (r: (u32, u32))
    requires
        0 < b,
    ensures
        a == r.0 * b + r.1,
        r.1 < b,
{
    let q = a / b;
    let m = a % b;
    assert(a == q * b + m) by (nonlinear_arith)
        requires
            0 < b,
            q == a as int / b as int,
            m == a as int % b as int,
    {
    }
    (q, m)
}

} // verus!
