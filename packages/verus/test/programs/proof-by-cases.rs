use vstd::prelude::*;

fn main() {}

verus! {

proof fn square_mod_four(n: int)
    requires
        n >= 0,
    ensures
        n * n % 4 == 0 || n * n % 4 == 1,
{
    let k = n / 2;
    if n % 2 == 0 {
        assert(n * n == 4 * (k * k)) by (nonlinear_arith)
            requires
                n == 2 * k,
        {
        }
    } else {
        assert(n * n == 4 * (k * k + k) + 1) by (nonlinear_arith)
            requires
                n == 2 * k + 1,
        {
        }
    }
}

} // verus!
