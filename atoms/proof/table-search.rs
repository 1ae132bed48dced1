// SPDX-License-Identifier: Apache-2.0
// Whether a value is in a table, and the place of the first row that holds a negative number.
use vstd::prelude::*;

verus! {

spec fn has_negative(s: Seq<i32>) -> bool {
    exists|j: int| 0 <= j < s.len() && #[trigger] s[j] < 0
}

fn in_table(m: &Vec<Vec<i32>>, x: i32) -> (r: bool)
    ensures
        r == exists|i: int| 0 <= i < m.len() && #[trigger] m[i]@.contains(x),
{
    let mut i: usize = 0;
    while i < m.len()
        invariant
            i <= m.len(),
            forall|k: int| 0 <= k < i ==> !#[trigger] m[k]@.contains(x),
        decreases m.len() - i,
    {
        let mut j: usize = 0;
        while j < m[i].len()
            invariant
                i < m.len(),
                j <= m[i as int].len(),
                forall|k: int| 0 <= k < j ==> m[i as int]@[k] != x,
            decreases m[i as int].len() - j,
        {
            if m[i][j] == x {
                assert(m[i as int]@[j as int] == x);
                assert(m[i as int]@.contains(x));
                return true;
            }
            j += 1;
        }
        i += 1;
    }
    false
}

fn first_negative_row(m: &Vec<Vec<i32>>) -> (r: Option<usize>)
    ensures
        r is Some ==> r->0 < m.len() && has_negative(m[r->0 as int]@),
        r is Some ==> forall|i: int| 0 <= i < r->0 ==> !has_negative(#[trigger] m[i]@),
        r is None ==> forall|i: int| 0 <= i < m.len() ==> !has_negative(#[trigger] m[i]@),
{
    let mut i: usize = 0;
    while i < m.len()
        invariant
            i <= m.len(),
            forall|k: int| 0 <= k < i ==> !has_negative(#[trigger] m[k]@),
        decreases m.len() - i,
    {
        let mut j: usize = 0;
        while j < m[i].len()
            invariant
                i < m.len(),
                j <= m[i as int].len(),
                forall|k: int| 0 <= k < i ==> !has_negative(#[trigger] m[k]@),
                forall|k: int| 0 <= k < j ==> #[trigger] m[i as int]@[k] >= 0,
            decreases m[i as int].len() - j,
        {
            if m[i][j] < 0 {
                assert(m[i as int]@[j as int] < 0);
                return Some(i);
            }
            j += 1;
        }
        i += 1;
    }
    None
}

} // verus!

fn main() {}
