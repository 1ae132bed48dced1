// SPDX-License-Identifier: Apache-2.0
// Every byte smoothed with the next one, rounded down.
use vstd::prelude::*;

verus! {

fn smoothed(v: &Vec<u8>) -> (r: Vec<u8>)
    ensures
        r.len() == v.len(),
        forall|i: int| 0 <= i < v.len() - 1 ==> #[trigger] r[i] == (v[i] + v[i + 1]) / 2,
        v.len() > 0 ==> r[v.len() - 1] == v[v.len() - 1],
{
    let mut r: Vec<u8> = Vec::new();
    let mut i: usize = 0;
    while i < v.len()
        invariant
            i <= v.len(),
            r.len() == i,
            forall|j: int| 0 <= j < i && j < v.len() - 1 ==> #[trigger] r[j] == (v[j] + v[j + 1]) / 2,
            i > 0 && i == v.len() ==> r[i - 1] == v[i - 1],
        decreases v.len() - i,
    {
        if i == v.len() - 1 {
            r.push(v[i]);
        } else {
            r.push(((v[i] as u16 + v[i + 1] as u16) / 2) as u8);
        }
        i += 1;
    }
    r
}

} // verus!

fn main() {}
