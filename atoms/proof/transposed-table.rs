// SPDX-License-Identifier: Apache-2.0
// A table with rows and columns exchanged, gaps filled with zero.
use vstd::prelude::*;

verus! {

spec fn cell(m: Seq<Vec<i32>>, i: int, j: int) -> int {
    if 0 <= i < m.len() && 0 <= j < m[i].len() { m[i][j] as int } else { 0 }
}

fn transposed(m: &Vec<Vec<i32>>, width: u8) -> (r: Vec<Vec<i32>>)
    ensures
        r.len() == width,
        forall|j: int| 0 <= j < width ==> #[trigger] r[j].len() == m.len(),
        forall|j: int, i: int| 0 <= j < width && 0 <= i < m.len() ==> #[trigger] r[j][i] == cell(m@, i, j),
{
    let mut r: Vec<Vec<i32>> = Vec::new();
    let mut j: u8 = 0;
    while j < width
        invariant
            j <= width,
            r.len() == j,
            forall|k: int| 0 <= k < j ==> #[trigger] r[k].len() == m.len(),
            forall|k: int, i: int| 0 <= k < j && 0 <= i < m.len() ==> #[trigger] r[k][i] == cell(m@, i, k),
        decreases width - j,
    {
        let c = j as usize;
        let mut row: Vec<i32> = Vec::new();
        let mut i: usize = 0;
        while i < m.len()
            invariant
                c == j,
                i <= m.len(),
                row.len() == i,
                forall|k: int| 0 <= k < i ==> #[trigger] row[k] == cell(m@, k, j as int),
            decreases m.len() - i,
        {
            if c < m[i].len() {
                row.push(m[i][c]);
            } else {
                row.push(0);
            }
            i += 1;
        }
        r.push(row);
        j += 1;
    }
    r
}

} // verus!

fn main() {}
