// SPDX-License-Identifier: Apache-2.0
// Every row of a table backwards, and the rows themselves in the opposite order.
use vstd::prelude::*;

verus! {

fn rows_backwards(m: &Vec<Vec<i32>>) -> (r: Vec<Vec<i32>>)
    ensures
        r.len() == m.len(),
        forall|i: int| 0 <= i < m.len() ==> #[trigger] r[i].len() == m[i].len(),
        forall|i: int, j: int| 0 <= i < m.len() && 0 <= j < r[i].len() ==> #[trigger] r[i][j] == m[i][m[i].len() - 1 - j],
{
    let mut r: Vec<Vec<i32>> = Vec::new();
    let mut i: usize = 0;
    while i < m.len()
        invariant
            i <= m.len(),
            r.len() == i,
            forall|k: int| 0 <= k < i ==> #[trigger] r[k].len() == m[k].len(),
            forall|k: int, j: int| 0 <= k < i && 0 <= j < r[k].len() ==> #[trigger] r[k][j] == m[k][m[k].len() - 1 - j],
        decreases m.len() - i,
    {
        let mut row: Vec<i32> = Vec::new();
        let mut left = m[i].len();
        while left > 0
            invariant
                i < m.len(),
                left <= m[i as int].len(),
                row.len() == m[i as int].len() - left,
                forall|j: int| 0 <= j < row.len() ==> #[trigger] row[j] == m[i as int][m[i as int].len() - 1 - j],
            decreases left,
        {
            left -= 1;
            row.push(m[i][left]);
        }
        r.push(row);
        i += 1;
    }
    r
}

fn column(m: &Vec<Vec<i32>>, c: usize) -> (r: Vec<i32>)
    ensures
        r.len() == m.len(),
        forall|i: int| 0 <= i < m.len() ==> #[trigger] r[i] == if c < m[i].len() { m[i][c as int] } else { 0 },
{
    let mut r: Vec<i32> = Vec::new();
    let mut i: usize = 0;
    while i < m.len()
        invariant
            i <= m.len(),
            r.len() == i,
            forall|k: int| 0 <= k < i ==> #[trigger] r[k] == if c < m[k].len() { m[k][c as int] } else { 0 },
        decreases m.len() - i,
    {
        if c < m[i].len() {
            r.push(m[i][c]);
        } else {
            r.push(0);
        }
        i += 1;
    }
    r
}

} // verus!

fn main() {}
