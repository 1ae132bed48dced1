// SPDX-License-Identifier: Apache-2.0
// How far ascending places are from each other, and how wide a stretch they span.
use vstd::prelude::*;

verus! {

fn steps_between(v: &Vec<usize>) -> (r: Vec<usize>)
    requires
        forall|i: int, j: int| 0 <= i <= j < v.len() ==> v[i] <= v[j],
    ensures
        r.len() == if v.len() == 0 { 0 } else { v.len() - 1 },
        forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i] == v[i + 1] - v[i],
{
    let mut r: Vec<usize> = Vec::new();
    let mut i: usize = 1;
    while i < v.len()
        invariant
            forall|a: int, b: int| 0 <= a <= b < v.len() ==> v[a] <= v[b],
            1 <= i,
            r.len() == i - 1,
            v.len() == 0 && i == 1 || i <= v.len(),
            forall|k: int| 0 <= k < r.len() ==> #[trigger] r[k] == v[k + 1] - v[k],
        decreases v.len() - i,
    {
        r.push(v[i] - v[i - 1]);
        i += 1;
    }
    r
}

fn stretch(v: &[usize]) -> (r: usize)
    requires
        forall|i: int, j: int| 0 <= i <= j < v.len() ==> v[i] <= v[j],
    ensures
        v.len() == 0 ==> r == 0,
        v.len() > 0 ==> r == v[v.len() - 1] - v[0],
        forall|i: int| 0 <= i < v.len() ==> v[0] <= #[trigger] v[i] <= v[0] + r,
{
    if v.len() == 0 { 0 } else { v[v.len() - 1] - v[0] }
}

} // verus!

fn main() {}
