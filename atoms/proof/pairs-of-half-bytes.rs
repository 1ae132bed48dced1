// SPDX-License-Identifier: Apache-2.0
// Every byte split into its high and its low half, and halves put together again.
use vstd::prelude::*;

verus! {

fn split_bytes(v: &Vec<u8>) -> (r: Vec<u8>)
    ensures
        v.len() <= 1000 ==> r.len() == 2 * v.len(),
        v.len() > 1000 ==> r.len() == 2000,
        forall|i: int| 0 <= i < r.len() && i % 2 == 0 ==> #[trigger] r[i] == v[i / 2] / 16,
        forall|i: int| 0 <= i < r.len() && i % 2 == 1 ==> #[trigger] r[i] == v[i / 2] % 16,
        forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i] <= 15,
{
    let mut r: Vec<u8> = Vec::new();
    let mut i: usize = 0;
    while i < v.len() && i < 1000
        invariant
            i <= v.len(),
            i <= 1000,
            r.len() == 2 * i,
            forall|j: int| 0 <= j < r.len() && j % 2 == 0 ==> #[trigger] r[j] == v[j / 2] / 16,
            forall|j: int| 0 <= j < r.len() && j % 2 == 1 ==> #[trigger] r[j] == v[j / 2] % 16,
            forall|j: int| 0 <= j < r.len() ==> #[trigger] r[j] <= 15,
        decreases v.len() - i,
    {
        r.push(v[i] / 16);
        r.push(v[i] % 16);
        i += 1;
    }
    r
}

fn join_halves(v: &[u8]) -> (r: Vec<u8>)
    requires
        forall|i: int| 0 <= i < v.len() ==> #[trigger] v[i] <= 15,
    ensures
        r.len() == v.len() / 2,
        forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i] == 16 * v[2 * i] + v[2 * i + 1],
{
    let mut r: Vec<u8> = Vec::new();
    let mut i: usize = 0;
    while i < v.len() / 2
        invariant
            i <= v.len() / 2,
            r.len() == i,
            forall|j: int| 0 <= j < v.len() ==> #[trigger] v[j] <= 15,
            forall|j: int| 0 <= j < r.len() ==> #[trigger] r[j] == 16 * v[2 * j] + v[2 * j + 1],
        decreases v.len() - i,
    {
        let high = v[2 * i];
        let low = v[2 * i + 1];
        r.push(16 * high + low);
        i += 1;
    }
    r
}

} // verus!

fn main() {}
