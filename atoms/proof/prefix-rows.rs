// SPDX-License-Identifier: Apache-2.0
// A table of all the beginnings of a list, of at most fifty elements.
use vstd::prelude::*;

verus! {

fn beginnings(v: &[i32]) -> (r: Vec<Vec<i32>>)
    ensures
        r.len() == if v.len() > 50 { 50 } else { v.len() as int },
        forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i]@ =~= v@.take(i + 1),
{
    let mut r: Vec<Vec<i32>> = Vec::new();
    let n = if v.len() > 50 { 50 } else { v.len() };
    let mut i: usize = 0;
    while i < n
        invariant
            n <= v.len(),
            i <= n,
            r.len() == i,
            forall|k: int| 0 <= k < i ==> #[trigger] r[k]@ =~= v@.take(k + 1),
        decreases n - i,
    {
        let mut row: Vec<i32> = Vec::new();
        let mut j: usize = 0;
        while j <= i
            invariant
                i < v.len(),
                j <= i + 1,
                row@ =~= v@.take(j as int),
            decreases i + 1 - j,
        {
            row.push(v[j]);
            j += 1;
        }
        r.push(row);
        i += 1;
    }
    r
}

} // verus!

fn main() {}
