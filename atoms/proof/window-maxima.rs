// SPDX-License-Identifier: Apache-2.0
// The greatest of every three neighbours.
use vstd::prelude::*;

verus! {

spec fn larger(a: int, b: int) -> int {
    if a < b { b } else { a }
}

fn window_maxima(v: &Vec<u32>) -> (r: Vec<u32>)
    ensures
        v.len() < 3 ==> r.len() == 0,
        v.len() >= 3 ==> r.len() == v.len() - 2,
        forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i] == larger(larger(v[i] as int, v[i + 1] as int), v[i + 2] as int),
{
    let mut r: Vec<u32> = Vec::new();
    let mut i: usize = 0;
    while i < v.len() && v.len() - i >= 3
        invariant
            i <= v.len(),
            r.len() == i,
            i == 0 || i + 2 <= v.len(),
            forall|j: int| 0 <= j < i ==> #[trigger] r[j] == larger(larger(v[j] as int, v[j + 1] as int), v[j + 2] as int),
        decreases v.len() - i,
    {
        let mut best = v[i];
        if v[i + 1] > best {
            best = v[i + 1];
        }
        if v[i + 2] > best {
            best = v[i + 2];
        }
        r.push(best);
        i += 1;
    }
    r
}

} // verus!

fn main() {}
