// SPDX-License-Identifier: Apache-2.0
// A list cut into rows of equal width; what does not fill a row is left out.
use vstd::prelude::*;

verus! {

fn cut_into_rows(v: &Vec<i32>, width: usize) -> (r: Vec<Vec<i32>>)
    ensures
        width == 0 ==> r.len() == 0,
        width > 0 ==> r.len() * width <= v.len() < (r.len() + 1) * width,
        forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i].len() == width,
        forall|i: int, j: int| 0 <= i < r.len() && 0 <= j < width ==> #[trigger] r[i][j] == v[i * width + j],
{
    let mut r: Vec<Vec<i32>> = Vec::new();
    if width == 0 {
        return r;
    }
    let mut at: usize = 0;
    assert(r.len() * width == 0) by (nonlinear_arith)
        requires
            r.len() == 0,
    {
    }
    while v.len() - at >= width
        invariant
            0 < width,
            at <= v.len(),
            at == r.len() * width,
            forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i].len() == width,
            forall|i: int, j: int| 0 <= i < r.len() && 0 <= j < width ==> #[trigger] r[i][j] == v[i * width + j],
        decreases v.len() - at,
    {
        let mut row: Vec<i32> = Vec::new();
        let mut j: usize = 0;
        while j < width
            invariant
                j <= width,
                row.len() == j,
                at + width <= v.len(),
                forall|k: int| 0 <= k < j ==> #[trigger] row[k] == v[at + k],
            decreases width - j,
        {
            row.push(v[at + j]);
            j += 1;
        }
        r.push(row);
        at += width;
        assert(r.len() * width == (r.len() - 1) * width + width) by (nonlinear_arith);
    }
    assert((r.len() + 1) * width == r.len() * width + width) by (nonlinear_arith);
    r
}

} // verus!

fn main() {}
