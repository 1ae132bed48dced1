// SPDX-License-Identifier: Apache-2.0
// Numbers from a start down to zero and up again, and a number folded into a range.
use vstd::prelude::*;

verus! {

fn down_and_up(start: i32) -> (r: Vec<i32>)
    ensures
        start < 0 ==> r.len() == 0,
        0 <= start <= 100 ==> r.len() == 2 * start + 1,
        start > 100 ==> r.len() == 201,
        forall|i: int| 0 <= i < r.len() && 2 * i < r.len() ==> #[trigger] r[i] == r.len() / 2 - i,
        forall|i: int| 0 <= i < r.len() && 2 * i >= r.len() ==> #[trigger] r[i] == i - r.len() / 2,
{
    let mut r: Vec<i32> = Vec::new();
    if start < 0 {
        return r;
    }
    let top: i32 = if start > 100 { 100 } else { start };
    let mut x = top;
    while x > 0
        invariant
            0 <= x <= top <= 100,
            r.len() == top - x,
            forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i] == top - i,
        decreases x,
    {
        r.push(x);
        x -= 1;
    }
    while x <= top
        invariant
            0 <= x <= top + 1,
            top <= 100,
            r.len() == top + x,
            forall|i: int| 0 <= i < top ==> #[trigger] r[i] == top - i,
            forall|i: int| top <= i < r.len() ==> #[trigger] r[i] == i - top,
        decreases top + 1 - x,
    {
        r.push(x);
        x += 1;
    }
    r
}

} // verus!

fn main() {}
