// SPDX-License-Identifier: Apache-2.0
// A number added to every element, where the sum stops at the greatest number there is.
use vstd::prelude::*;

verus! {

spec fn added(x: int, d: int) -> int {
    if x + d > u32::MAX { u32::MAX as int } else { x + d }
}

fn add_to_all(v: &Vec<u32>, d: u32) -> (r: Vec<u32>)
    ensures
        r.len() == v.len(),
        forall|i: int| 0 <= i < v.len() ==> #[trigger] r[i] == added(v[i] as int, d as int),
        forall|i: int| 0 <= i < r.len() ==> d <= #[trigger] r[i],
{
    let mut r: Vec<u32> = Vec::new();
    let room = u32::MAX - d;
    for i in 0..v.len()
        invariant
            room == u32::MAX - d,
            r.len() == i,
            forall|j: int| 0 <= j < i ==> #[trigger] r[j] == added(v[j] as int, d as int),
            forall|j: int| 0 <= j < i ==> d <= #[trigger] r[j],
    {
        let x = v[i];
        if x <= room {
            r.push(x + d);
        } else {
            r.push(u32::MAX);
        }
    }
    r
}

fn add_numbers(x: u32, d: u32) -> (r: u32)
    ensures
        r == added(x as int, d as int),
        r >= d,
{
    let wide = x as u64 + d as u64;
    if wide > u32::MAX as u64 { u32::MAX } else { wide as u32 }
}

} // verus!

fn main() {}
