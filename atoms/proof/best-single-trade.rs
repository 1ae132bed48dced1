// SPDX-License-Identifier: Apache-2.0
// The greatest gain of buying at one place and selling at a later one.
use vstd::prelude::*;

verus! {

spec fn lowest(s: Seq<i32>) -> int
    decreases s.len(),
{
    if s.len() <= 1 {
        s[0] as int
    } else if s.last() < lowest(s.drop_last()) {
        s.last() as int
    } else {
        lowest(s.drop_last())
    }
}

fn best_gain(v: &Vec<i32>) -> (r: i64)
    ensures
        r >= 0,
        forall|i: int, j: int| 0 <= i <= j < v.len() ==> #[trigger] v[j] - #[trigger] v[i] <= r,
        r > 0 ==> exists|i: int, j: int| 0 <= i <= j < v.len() && #[trigger] v[j] - #[trigger] v[i] == r,
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
            forall|i: int, j: int| 0 <= i <= j < k ==> #[trigger] v[j] - #[trigger] v[i] <= r,
            r > 0 ==> exists|i: int, j: int| 0 <= i <= j < k && #[trigger] v[j] - #[trigger] v[i] == r,
        decreases v.len() - k,
    {
        let x = v[k];
        if x < low {
            low = x;
            proof {
                at = k as int;
            }
        }
        let gain = x as i64 - low as i64;
        if gain > r {
            r = gain;
            assert(v[k as int] - v[at] == r);
        }
        k += 1;
    }
    r
}

} // verus!

fn main() {}
