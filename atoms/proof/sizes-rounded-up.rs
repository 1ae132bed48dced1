// SPDX-License-Identifier: Apache-2.0
// How many blocks of a size are needed, and whether they come out even.
use vstd::prelude::*;

verus! {

spec fn blocks(n: int, block: int) -> int {
    (n + block - 1) / block
}

fn blocks_needed(n: usize, block: usize) -> (r: usize)
    requires
        block > 0,
    ensures
        r * block >= n,
        n > 0 ==> (r - 1) * block < n,
        n == 0 ==> r == 0,
        r <= n,
{
    let q = n / block;
    let rest = n % block;
    assert(n == q * block + rest && rest < block && q <= n) by (nonlinear_arith)
        requires
            0 < block,
            0 <= n,
            q == n as int / block as int,
            rest == n as int % block as int,
    {
    }
    if rest == 0 {
        assert((q - 1) * block == q * block - block) by (nonlinear_arith);
        assert(n == 0 ==> q == 0) by (nonlinear_arith)
            requires
                n == q * block,
                0 < block,
                0 <= q,
        {
        }
        q
    } else {
        assert((q + 1) * block == q * block + block) by (nonlinear_arith);
        assert(q + 1 <= n) by (nonlinear_arith)
            requires
                n == q * block + rest,
                0 < rest < block,
                0 <= q,
        {
        }
        q + 1
    }
}

fn is_full(n: usize, block: usize) -> (r: bool)
    ensures
        r == (block > 0 && n as int % block as int == 0),
{
    block > 0 && n % block == 0
}

} // verus!

fn main() {}
