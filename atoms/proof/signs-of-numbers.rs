// SPDX-License-Identifier: Apache-2.0
// The sign of every number, and the numbers without their signs.
use vstd::prelude::*;

verus! {

spec fn sign(x: int) -> int {
    if x < 0 { -1 } else if x == 0 { 0 } else { 1 }
}

fn signs(v: &[i32]) -> (r: Vec<i32>)
    ensures
        r.len() == v.len(),
        forall|i: int| 0 <= i < v.len() ==> #[trigger] r[i] == sign(v[i] as int),
        forall|i: int| 0 <= i < v.len() ==> -1 <= #[trigger] r[i] <= 1,
{
    let mut r: Vec<i32> = Vec::new();
    let mut i: usize = 0;
    while i < v.len()
        invariant
            i <= v.len(),
            r.len() == i,
            forall|j: int| 0 <= j < i ==> #[trigger] r[j] == sign(v[j] as int),
            forall|j: int| 0 <= j < i ==> -1 <= #[trigger] r[j] <= 1,
        decreases v.len() - i,
    {
        let x = v[i];
        r.push(if x < 0 { -1 } else if x > 0 { 1 } else { 0 });
        i += 1;
    }
    r
}

fn magnitudes(v: &Vec<i32>) -> (r: Vec<u32>)
    ensures
        r.len() == v.len(),
        forall|i: int| 0 <= i < v.len() ==> #[trigger] r[i] == v[i] * sign(v[i] as int),
{
    let mut r: Vec<u32> = Vec::new();
    let mut i: usize = 0;
    while i < v.len()
        invariant
            i <= v.len(),
            r.len() == i,
            forall|j: int| 0 <= j < i ==> #[trigger] r[j] == v[j] * sign(v[j] as int),
        decreases v.len() - i,
    {
        let wide = v[i] as i64;
        let x: u32 = if wide < 0 { (0 - wide) as u32 } else { wide as u32 };
        r.push(x);
        i += 1;
    }
    r
}

} // verus!

fn main() {}
