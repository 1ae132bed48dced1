// SPDX-License-Identifier: Apache-2.0
// The greatest number whose square does not pass a given one, and whether it is met exactly.
use vstd::prelude::*;

verus! {

fn square_root(n: u32) -> (r: u32)
    ensures
        r * r <= n,
        n < (r + 1) * (r + 1),
{
    let mut lo: u64 = 0;
    let mut hi: u64 = 65536;
    assert(65536 * 65536 > n) by (nonlinear_arith)
        requires
            n <= 0xffff_ffff,
    {
    }
    while hi - lo > 1
        invariant
            lo < hi <= 65536,
            lo * lo <= n < hi * hi,
        decreases hi - lo,
    {
        let mid = (lo + hi) / 2;
        assert(mid * mid <= 65536 * 65536) by (nonlinear_arith)
            requires
                0 <= mid <= 65536,
        {
        }
        if mid * mid <= n as u64 {
            lo = mid;
        } else {
            hi = mid;
        }
    }
    lo as u32
}

fn is_square(n: u32) -> (r: bool)
    ensures
        r == exists|k: int| 0 <= k <= 65535 && #[trigger] (k * k) == n,
{
    let root = square_root(n) as u64;
    proof {
        assert forall|k: int| 0 <= k <= 65535 && #[trigger] (k * k) == n implies k == root by {
            if k > root {
                assert(k * k >= (root + 1) * (root + 1)) by (nonlinear_arith)
                    requires
                        k >= root + 1,
                        0 <= root,
                {
                }
            }
            if k < root {
                assert(root * root >= (k + 1) * (k + 1)) by (nonlinear_arith)
                    requires
                        k + 1 <= root,
                        0 <= k,
                {
                }
                assert((k + 1) * (k + 1) == k * k + 2 * k + 1) by (nonlinear_arith);
            }
        }
        assert(root <= 65535) by (nonlinear_arith)
            requires
                root * root <= 0xffff_ffff,
                0 <= root,
        {
        }
        assert(root * root <= 65535 * 65535) by (nonlinear_arith)
            requires
                0 <= root <= 65535,
        {
        }
    }
    root * root == n as u64
}

} // verus!

fn main() {}
