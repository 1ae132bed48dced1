// SPDX-License-Identifier: Apache-2.0
// Squares of numbers in a type that holds them, and back again with a cap.
use vstd::prelude::*;

verus! {

fn squares(v: &Vec<u32>) -> (r: Vec<u64>)
    ensures
        r.len() == v.len(),
        forall|i: int| 0 <= i < v.len() ==> #[trigger] r[i] == v[i] * v[i],
{
    let mut r: Vec<u64> = Vec::new();
    let mut i: usize = 0;
    while i < v.len()
        invariant
            i <= v.len(),
            r.len() == i,
            forall|j: int| 0 <= j < i ==> #[trigger] r[j] == v[j] * v[j],
        decreases v.len() - i,
    {
        let x = v[i] as u64;
        assert(0 <= x * x <= 0xffff_ffff * 0xffff_ffff) by (nonlinear_arith)
            requires
                x <= 0xffff_ffff,
        {
        }
        r.push(x * x);
        i += 1;
    }
    r
}

fn narrowed(v: &Vec<u64>) -> (r: Vec<u32>)
    ensures
        r.len() == v.len(),
        forall|i: int| 0 <= i < v.len() && v[i] <= u32::MAX ==> #[trigger] r[i] == v[i],
        forall|i: int| 0 <= i < v.len() && v[i] > u32::MAX ==> #[trigger] r[i] == u32::MAX,
{
    let mut r: Vec<u32> = Vec::new();
    let mut i: usize = 0;
    while i < v.len()
        invariant
            i <= v.len(),
            r.len() == i,
            forall|j: int| 0 <= j < i && v[j] <= u32::MAX ==> #[trigger] r[j] == v[j],
            forall|j: int| 0 <= j < i && v[j] > u32::MAX ==> #[trigger] r[j] == u32::MAX,
        decreases v.len() - i,
    {
        if v[i] <= u32::MAX as u64 {
            r.push(v[i] as u32);
        } else {
            r.push(u32::MAX);
        }
        i += 1;
    }
    r
}

} // verus!

fn main() {}
