// SPDX-License-Identifier: Apache-2.0
// A number brought towards zero by steps that halve it, as a list, and how it is stepped once.
use vstd::prelude::*;

verus! {

spec fn nearer(x: int) -> int {
    if x >= 0 { x / 2 } else { -((-x) / 2) }
}

spec fn is_chain(s: Seq<i64>) -> bool {
    forall|i: int| 1 <= i < s.len() ==> #[trigger] s[i] == nearer(s[i - 1] as int)
}

fn step_nearer(x: i64) -> (r: i64)
    ensures
        r == nearer(x as int),
        x > 0 ==> 0 <= r < x,
        x < 0 ==> x < r <= 0,
        x == 0 ==> r == 0,
{
    if x >= 0 {
        (x as u64 / 2) as i64
    } else {
        let size = (0 - x as i128) as u128 / 2;
        (0 - size as i128) as i64
    }
}

fn path_to_zero(x: i64) -> (r: Vec<i64>)
    ensures
        r.len() > 0,
        r[0] == x,
        r[r.len() - 1] == 0,
        is_chain(r@),
{
    let mut r: Vec<i64> = Vec::new();
    r.push(x);
    let mut at = x;
    while at != 0
        invariant
            r.len() > 0,
            r[0] == x,
            r[r.len() - 1] == at,
            is_chain(r@),
        decreases if at >= 0 { at as int } else { -at },
    {
        at = step_nearer(at);
        r.push(at);
    }
    r
}

} // verus!

fn main() {}
