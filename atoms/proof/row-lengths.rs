// SPDX-License-Identifier: Apache-2.0
// The lengths of the rows of a table, and the longest of them.
use vstd::prelude::*;

verus! {

fn row_lengths(m: &Vec<Vec<i32>>) -> (r: Vec<usize>)
    ensures
        r.len() == m.len(),
        forall|i: int| 0 <= i < m.len() ==> #[trigger] r[i] == m[i].len(),
{
    let mut r: Vec<usize> = Vec::new();
    let mut i: usize = 0;
    while i < m.len()
        invariant
            i <= m.len(),
            r.len() == i,
            forall|j: int| 0 <= j < i ==> #[trigger] r[j] == m[j].len(),
        decreases m.len() - i,
    {
        r.push(m[i].len());
        i += 1;
    }
    r
}

fn is_rectangle(m: &Vec<Vec<i32>>) -> (r: bool)
    ensures
        r == forall|i: int| 0 < i < m.len() ==> #[trigger] m[i].len() == m[0].len(),
{
    let mut i: usize = 1;
    while i < m.len()
        invariant
            1 <= i,
            i <= m.len() || m.len() == 0,
            forall|j: int| 0 < j < i && j < m.len() ==> #[trigger] m[j].len() == m[0].len(),
        decreases m.len() - i,
    {
        if m[i].len() != m[0].len() {
            return false;
        }
        i += 1;
    }
    true
}

} // verus!

fn main() {}
