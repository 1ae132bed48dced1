// SPDX-License-Identifier: Apache-2.0
// The greatest gain of buying at one place and selling at a later one.
use vstd::prelude::*;

verus! {

spec fn gain(s: Seq<i32>, buy: int, sell: int) -> int {
    s[sell] - s[buy]
}

fn best_gain(v: &Vec<i32>) -> (r: i64)
    ensures
        r >= 0,
        forall|i: int, j: int| 0 <= i <= j < v.len() ==> #[trigger] gain(v@, i, j) <= r,
        r > 0 ==> exists|i: int, j: int| 0 <= i <= j < v.len() && #[trigger] gain(v@, i, j) == r,
{
    let mut r: i64 = 0;
    if v.len() == 0 {
        return r;
    }
    let mut low = v[0];
    let ghost mut at: int = 0;
    let mut k: usize = 0;
    while k < v.len()
        invariant
            k <= v.len(),
            0 <= r <= 0xffff_ffff,
            0 <= at < v.len(),
            at <= k,
            v[at] == low,
            forall|i: int| 0 <= i < k ==> low <= #[trigger] v[i],
            forall|i: int, j: int| 0 <= i <= j < k ==> #[trigger] gain(v@, i, j) <= r,
            r > 0 ==> exists|i: int, j: int| 0 <= i <= j < k && #[trigger] gain(v@, i, j) == r,
        decreases v.len() - k,
    {
        let x = v[k];
        if x < low {
            low = x;
            proof {
                at = k as int;
            }
        }
        let won = x as i64 - low as i64;
        if won > r {
            r = won;
            assert(gain(v@, at, k as int) == r);
        }
        k += 1;
    }
    r
}

} // verus!

fn main() {}
