// SPDX-License-Identifier: Apache-2.0
// Where truth values change from one place to the next, and the first place that holds.
use vstd::prelude::*;

verus! {

fn changes(v: &Vec<bool>) -> (r: Vec<bool>)
    ensures
        r.len() == v.len(),
        v.len() > 0 ==> r[0] == v[0],
        forall|i: int| 1 <= i < v.len() ==> #[trigger] r[i] == (v[i] != v[i - 1]),
{
    let mut r: Vec<bool> = Vec::new();
    let mut last = false;
    let mut i: usize = 0;
    while i < v.len()
        invariant
            i <= v.len(),
            r.len() == i,
            last == (i > 0 && v[i - 1]),
            i > 0 ==> r[0] == v[0],
            forall|j: int| 1 <= j < i ==> #[trigger] r[j] == (v[j] != v[j - 1]),
        decreases v.len() - i,
    {
        r.push(v[i] != last);
        last = v[i];
        i += 1;
    }
    r
}

fn first_true(v: &[bool]) -> (r: Option<usize>)
    ensures
        r is None ==> forall|i: int| 0 <= i < v.len() ==> !v[i],
        r is Some ==> r->0 < v.len() && v[r->0 as int] && forall|i: int| 0 <= i < r->0 ==> !v[i],
{
    let mut i: usize = 0;
    while i < v.len()
        invariant
            i <= v.len(),
            forall|j: int| 0 <= j < i ==> !v[j],
        decreases v.len() - i,
    {
        if v[i] {
            return Some(i);
        }
        i += 1;
    }
    None
}

} // verus!

fn main() {}
