use vstd::prelude::*;

fn main() {}

verus! {

fn table(n: usize, m: usize) -> (count: u64)
    requires
        n <= 100,
        m <= 100,
    ensures
        count == n * m,
{
    let mut count: u64 = 0;
    let mut i: usize = 0;
    while i < n
        invariant
            i <= n <= 100,
            m <= 100,
            count == i * m,
    {
        let mut j: usize = 0;
        assert(i * m <= 100 * 100) by (nonlinear_arith)
            requires
                0 <= i <= 100,
                0 <= m <= 100,
        {
        }
        while j < m
            invariant
                j <= m <= 100,
                i < n <= 100,
                i * m <= 10000,
                count == i * m + j,
        {
            count += 1;
            j += 1;
        }
        assert((i + 1) * m == i * m + m) by (nonlinear_arith);
        i += 1;
    }
    count
}

} // verus!
