// SPDX-License-Identifier: Apache-2.0
// For every number, the row of its first multiples with a cap.
use vstd::prelude::*;

verus! {

spec fn capped(x: int) -> int {
    if x > 1000 { 1000 } else if x < -1000 { -1000 } else { x }
}

fn multiples_table(v: &Vec<i32>, width: u8) -> (r: Vec<Vec<i32>>)
    ensures
        r.len() == v.len(),
        forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i].len() == width,
        forall|i: int, j: int| 0 <= i < r.len() && 0 <= j < width ==> #[trigger] r[i][j] == capped(v[i] * (j + 1)),
{
    let mut r: Vec<Vec<i32>> = Vec::new();
    let mut i: usize = 0;
    while i < v.len()
        invariant
            i <= v.len(),
            r.len() == i,
            forall|k: int| 0 <= k < r.len() ==> #[trigger] r[k].len() == width,
            forall|k: int, j: int| 0 <= k < r.len() && 0 <= j < width ==> #[trigger] r[k][j] == capped(v[k] * (j + 1)),
        decreases v.len() - i,
    {
        let x = v[i] as i64;
        let mut row: Vec<i32> = Vec::new();
        let mut at: i64 = 0;
        let mut j: u8 = 0;
        while j < width
            invariant
                x == v[i as int],
                j <= width,
                row.len() == j,
                at == x * j,
                -0x8000_0000 * j <= at <= 0x7fff_ffff * j,
                forall|k: int| 0 <= k < j ==> #[trigger] row[k] == capped(x * (k + 1)),
            decreases width - j,
        {
            assert(x * (j + 1) == x * j + x) by (nonlinear_arith);
            at = at + x;
            row.push(if at > 1000 { 1000 } else if at < -1000 { -1000 } else { at as i32 });
            j += 1;
        }
        r.push(row);
        i += 1;
    }
    r
}

} // verus!

fn main() {}
