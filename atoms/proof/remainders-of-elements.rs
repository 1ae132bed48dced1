// SPDX-License-Identifier: Apache-2.0
// Every element reduced by a modulus, and which elements leave nothing over.
use vstd::prelude::*;

verus! {

fn reduce_all(v: &[u32], m: u32) -> (r: Vec<u32>)
    ensures
        r.len() == v.len(),
        m == 0 ==> r@ =~= v@,
        m > 0 ==> forall|i: int| 0 <= i < v.len() ==> #[trigger] r[i] == v[i] as int % m as int,
        m > 0 ==> forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i] < m,
{
    let mut r: Vec<u32> = Vec::new();
    let mut i: usize = 0;
    while i < v.len()
        invariant
            i <= v.len(),
            r.len() == i,
            m == 0 ==> forall|j: int| 0 <= j < i ==> #[trigger] r[j] == v[j],
            m > 0 ==> forall|j: int| 0 <= j < i ==> #[trigger] r[j] == v[j] as int % m as int,
            m > 0 ==> forall|j: int| 0 <= j < i ==> #[trigger] r[j] < m,
        decreases v.len() - i,
    {
        if m == 0 {
            r.push(v[i]);
        } else {
            r.push(v[i] % m);
        }
        i += 1;
    }
    r
}

fn multiples(v: &Vec<u32>, m: u32) -> (r: Vec<bool>)
    requires
        m > 0,
    ensures
        r.len() == v.len(),
        forall|i: int| 0 <= i < v.len() ==> #[trigger] r[i] == (v[i] as int % m as int == 0),
{
    let mut r: Vec<bool> = Vec::new();
    let mut i: usize = 0;
    while i < v.len()
        invariant
            0 < m,
            i <= v.len(),
            r.len() == i,
            forall|j: int| 0 <= j < i ==> #[trigger] r[j] == (v[j] as int % m as int == 0),
        decreases v.len() - i,
    {
        r.push(v[i] % m == 0);
        i += 1;
    }
    r
}

} // verus!

fn main() {}
