// SPDX-License-Identifier: Apache-2.0
// For every number below a bound, whether it has a divisor from two on that is smaller than itself.
use vstd::prelude::*;

verus! {

spec fn divides(d: int, n: int) -> bool {
    n % d == 0
}

spec fn composite(n: int) -> bool {
    exists|d: int| 2 <= d < n && #[trigger] divides(d, n)
}

fn composites_below(bound: u8) -> (r: Vec<bool>)
    ensures
        r.len() == bound,
        forall|n: int| 0 <= n < bound ==> #[trigger] r[n] == composite(n),
{
    let mut r: Vec<bool> = Vec::new();
    let mut n: u8 = 0;
    while n < bound
        invariant
            n <= bound,
            r.len() == n,
            forall|m: int| 0 <= m < n ==> #[trigger] r[m] == composite(m),
        decreases bound - n,
    {
        let mut found = false;
        let mut d: u8 = 2;
        while d < n
            invariant
                2 <= d,
                d <= n || n < 2 && d == 2,
                found == exists|e: int| 2 <= e < d && #[trigger] divides(e, n as int),
            decreases n - d,
        {
            if n % d == 0 {
                found = true;
                assert(divides(d as int, n as int));
            }
            d += 1;
        }
        r.push(found);
        n += 1;
    }
    r
}

} // verus!

fn main() {}
