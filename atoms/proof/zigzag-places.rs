// SPDX-License-Identifier: Apache-2.0
// The place of the greatest element of a list of places, and the places turned into steps of either sign.
use vstd::prelude::*;

verus! {

fn place_of_greatest(v: &Vec<usize>) -> (r: usize)
    ensures
        v.len() == 0 ==> r == 0,
        v.len() > 0 ==> r < v.len(),
        forall|i: int| 0 <= i < v.len() ==> #[trigger] v[i] <= v[r as int],
        forall|i: int| 0 <= i < r ==> #[trigger] v[i] < v[r as int],
{
    let mut r: usize = 0;
    let mut i: usize = 1;
    while i < v.len()
        invariant
            1 <= i,
            v.len() > 0 ==> r < i <= v.len(),
            v.len() == 0 ==> r == 0,
            forall|k: int| 0 <= k < i && k < v.len() ==> #[trigger] v[k] <= v[r as int],
            forall|k: int| 0 <= k < r ==> #[trigger] v[k] < v[r as int],
        decreases v.len() - i,
    {
        if v[i] > v[r] {
            r = i;
        }
        i += 1;
    }
    r
}

fn zigzag(v: &[usize]) -> (r: Vec<i64>)
    ensures
        r.len() == v.len(),
        forall|i: int| 0 <= i < v.len() && v[i] % 2 == 0 && v[i] < 0x1_0000_0000 ==> #[trigger] r[i] == v[i] / 2,
        forall|i: int| 0 <= i < v.len() && v[i] % 2 == 1 && v[i] < 0x1_0000_0000 ==> #[trigger] r[i] == -(v[i] as int / 2) - 1,
        forall|i: int| 0 <= i < v.len() && v[i] >= 0x1_0000_0000 ==> #[trigger] r[i] == 0,
{
    let mut r: Vec<i64> = Vec::new();
    let mut i: usize = 0;
    while i < v.len()
        invariant
            i <= v.len(),
            r.len() == i,
            forall|j: int| 0 <= j < i && v[j] % 2 == 0 && v[j] < 0x1_0000_0000 ==> #[trigger] r[j] == v[j] / 2,
            forall|j: int| 0 <= j < i && v[j] % 2 == 1 && v[j] < 0x1_0000_0000 ==> #[trigger] r[j] == -(v[j] as int / 2) - 1,
            forall|j: int| 0 <= j < i && v[j] >= 0x1_0000_0000 ==> #[trigger] r[j] == 0,
        decreases v.len() - i,
    {
        let n = v[i] as u64;
        if n >= 0x1_0000_0000 {
            r.push(0);
        } else if n % 2 == 0 {
            r.push((n / 2) as i64);
        } else {
            r.push(0 - (n / 2) as i64 - 1);
        }
        i += 1;
    }
    r
}

} // verus!

fn main() {}
