// SPDX-License-Identifier: Apache-2.0
// Every one of the first thousand elements said twice, and every number said as often as it counts.
use vstd::prelude::*;

verus! {

fn twice_each(v: &Vec<u8>) -> (r: Vec<u8>)
    ensures
        v.len() <= 1000 ==> r.len() == 2 * v.len(),
        v.len() > 1000 ==> r.len() == 2000,
        forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i] == v[i / 2],
{
    let mut r: Vec<u8> = Vec::new();
    let mut i: usize = 0;
    while i < v.len() && i < 1000
        invariant
            i <= v.len(),
            i <= 1000,
            r.len() == 2 * i,
            forall|j: int| 0 <= j < r.len() ==> #[trigger] r[j] == v[j / 2],
        decreases v.len() - i,
    {
        r.push(v[i]);
        r.push(v[i]);
        i += 1;
    }
    r
}

fn triangle_of_bytes(n: u8) -> (r: Vec<u8>)
    ensures
        r.len() == n * (n + 1) / 2,
        forall|i: int| 0 <= i < r.len() ==> 1 <= #[trigger] r[i] <= n,
        forall|i: int, j: int| 0 <= i <= j < r.len() ==> r[i] <= r[j],
{
    let mut r: Vec<u8> = Vec::new();
    let mut k: u8 = 0;
    while k < n
        invariant
            k <= n,
            r.len() == k * (k + 1) / 2,
            forall|i: int| 0 <= i < r.len() ==> 1 <= #[trigger] r[i] <= k,
            forall|i: int, j: int| 0 <= i <= j < r.len() ==> r[i] <= r[j],
        decreases n - k,
    {
        let ghost start = r.len() as int;
        assert((k + 1) * (k + 2) / 2 == k * (k + 1) / 2 + k + 1) by (nonlinear_arith);
        k += 1;
        let mut j: u8 = 0;
        while j < k
            invariant
                j <= k,
                r.len() == start + j,
                forall|i: int| 0 <= i < r.len() ==> 1 <= #[trigger] r[i] <= k,
                forall|i: int, l: int| 0 <= i <= l < r.len() ==> r[i] <= r[l],
            decreases k - j,
        {
            r.push(k);
            j += 1;
        }
    }
    r
}

} // verus!

fn main() {}
