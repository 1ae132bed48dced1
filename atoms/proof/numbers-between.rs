// SPDX-License-Identifier: Apache-2.0
// All numbers of an interval in their order, at most a hundred of them.
use vstd::prelude::*;

verus! {

fn numbers_between(ends: (i32, i32)) -> (r: Vec<i32>)
    ensures
        r.len() == if ends.1 <= ends.0 { 0 } else if ends.1 - ends.0 > 100 { 100 } else { ends.1 - ends.0 },
        forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i] == ends.0 + i,
{
    let mut r: Vec<i32> = Vec::new();
    let mut x = ends.0;
    while x < ends.1 && r.len() < 100
        invariant
            r.len() <= 100,
            x == ends.0 + r.len(),
            x <= ends.1 || r.len() == 0,
            forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i] == ends.0 + i,
        decreases ends.1 - x,
    {
        r.push(x);
        x += 1;
    }
    r
}

fn inside(ends: (i32, i32), x: i32) -> (r: bool)
    ensures
        r == (ends.0 <= x < ends.1 || ends.1 <= x < ends.0),
{
    if ends.0 <= ends.1 { ends.0 <= x && x < ends.1 } else { ends.1 <= x && x < ends.0 }
}

} // verus!

fn main() {}
