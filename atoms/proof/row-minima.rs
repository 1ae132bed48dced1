// SPDX-License-Identifier: Apache-2.0
// The least element of every row, with the greatest number for an empty one.
use vstd::prelude::*;

verus! {

fn row_minima(m: &Vec<Vec<i32>>) -> (r: Vec<i32>)
    ensures
        r.len() == m.len(),
        forall|i: int, j: int| 0 <= i < m.len() && 0 <= j < m[i].len() ==> r[i] <= #[trigger] m[i][j],
        forall|i: int| 0 <= i < m.len() ==> m[i].len() == 0 && r[i] == i32::MAX || m[i]@.contains(#[trigger] r[i]),
{
    let mut r: Vec<i32> = Vec::new();
    let mut i: usize = 0;
    while i < m.len()
        invariant
            i <= m.len(),
            r.len() == i,
            forall|k: int, j: int| 0 <= k < i && 0 <= j < m[k].len() ==> r[k] <= #[trigger] m[k][j],
            forall|k: int| 0 <= k < i ==> m[k].len() == 0 && r[k] == i32::MAX || m[k]@.contains(#[trigger] r[k]),
        decreases m.len() - i,
    {
        let mut least = i32::MAX;
        let mut j: usize = 0;
        while j < m[i].len()
            invariant
                i < m.len(),
                j <= m[i as int].len(),
                forall|c: int| 0 <= c < j ==> least <= #[trigger] m[i as int][c],
                j == 0 && least == i32::MAX || m[i as int]@.contains(least),
            decreases m[i as int].len() - j,
        {
            if j == 0 || m[i][j] < least {
                least = m[i][j];
                assert(m[i as int]@[j as int] == least);
            }
            j += 1;
        }
        r.push(least);
        i += 1;
    }
    r
}

} // verus!

fn main() {}
