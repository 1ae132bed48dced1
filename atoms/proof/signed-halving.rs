// SPDX-License-Identifier: Apache-2.0
// Every number halved towards zero, and widened numbers doubled.
use vstd::prelude::*;

verus! {

spec fn half(x: int) -> int {
    if x >= 0 { x / 2 } else { -((-x) / 2) }
}

fn halves(v: &[i64]) -> (r: Vec<i64>)
    ensures
        r.len() == v.len(),
        forall|i: int| 0 <= i < v.len() ==> #[trigger] r[i] == half(v[i] as int),
        forall|i: int| 0 <= i < r.len() ==> -0x4000_0000_0000_0000 <= #[trigger] r[i] <= 0x4000_0000_0000_0000,
{
    let mut r: Vec<i64> = Vec::new();
    let mut i: usize = 0;
    while i < v.len()
        invariant
            i <= v.len(),
            r.len() == i,
            forall|j: int| 0 <= j < i ==> #[trigger] r[j] == half(v[j] as int),
            forall|j: int| 0 <= j < i ==> -0x4000_0000_0000_0000 <= #[trigger] r[j] <= 0x4000_0000_0000_0000,
        decreases v.len() - i,
    {
        let x = v[i];
        if x >= 0 {
            r.push((x as u64 / 2) as i64);
        } else {
            let size = (0 - x as i128) as u128 / 2;
            r.push((0 - size as i128) as i64);
        }
        i += 1;
    }
    r
}

fn doubles(v: &Vec<i32>) -> (r: Vec<i64>)
    ensures
        r.len() == v.len(),
        forall|i: int| 0 <= i < v.len() ==> #[trigger] r[i] == 2 * v[i],
        forall|i: int| 0 <= i < r.len() ==> -0x1_0000_0000 <= #[trigger] r[i] <= 0xffff_ffff,
{
    let mut r: Vec<i64> = Vec::new();
    let mut i: usize = 0;
    while i < v.len()
        invariant
            i <= v.len(),
            r.len() == i,
            forall|j: int| 0 <= j < i ==> #[trigger] r[j] == 2 * v[j],
            forall|j: int| 0 <= j < i ==> -0x1_0000_0000 <= #[trigger] r[j] <= 0xffff_ffff,
        decreases v.len() - i,
    {
        let x = v[i] as i64;
        r.push(x + x);
        i += 1;
    }
    r
}

} // verus!

fn main() {}
