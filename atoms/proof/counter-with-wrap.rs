// SPDX-License-Identifier: Apache-2.0
// A byte counted up with a wrap at a limit, and the list of bytes a counter shows.
use vstd::prelude::*;

verus! {

spec fn next(x: int, limit: int) -> int {
    if x + 1 >= limit { 0 } else { x + 1 }
}

fn counted_up(x: u8, limit: u8) -> (r: u8)
    ensures
        r == next(x as int, limit as int),
        limit > 0 ==> r < limit,
{
    if x < 255 && x + 1 < limit { x + 1 } else { 0 }
}

fn shown(start: u8, limit: u8) -> (r: Vec<u8>)
    ensures
        r.len() == 60,
        r[0] == start,
        forall|i: int| 1 <= i < r.len() ==> #[trigger] r[i] == next(r[i - 1] as int, limit as int),
{
    let mut r: Vec<u8> = Vec::new();
    let mut now = start;
    r.push(now);
    while r.len() < 60
        invariant
            1 <= r.len() <= 60,
            r[0] == start,
            now == r[r.len() - 1],
            forall|i: int| 1 <= i < r.len() ==> #[trigger] r[i] == next(r[i - 1] as int, limit as int),
        decreases 60 - r.len(),
    {
        now = counted_up(now, limit);
        r.push(now);
    }
    r
}

} // verus!

fn main() {}
