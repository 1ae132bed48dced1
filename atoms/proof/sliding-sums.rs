// SPDX-License-Identifier: Apache-2.0
// Sums of each element and the one after the next, held within bounds, the ends left alone.
use vstd::prelude::*;

verus! {

spec fn within(x: int) -> int {
    if x > 1_000_000 { 1_000_000 } else if x < -1_000_000 { -1_000_000 } else { x }
}

fn blurred(v: &Vec<i32>) -> (r: Vec<i32>)
    ensures
        r.len() == v.len(),
        forall|i: int| 1 <= i < v.len() - 1 ==> #[trigger] r[i] == within(v[i - 1] + v[i] + v[i + 1]),
        v.len() > 0 ==> r[0] == within(v[0] as int) && r[v.len() - 1] == within(v[v.len() - 1] as int),
        forall|i: int| 0 <= i < r.len() ==> -1_000_000 <= #[trigger] r[i] <= 1_000_000,
{
    let mut r: Vec<i32> = Vec::new();
    let mut i: usize = 0;
    while i < v.len()
        invariant
            i <= v.len(),
            r.len() == i,
            forall|k: int| 1 <= k < i && k < v.len() - 1 ==> #[trigger] r[k] == within(v[k - 1] + v[k] + v[k + 1]),
            i > 0 ==> r[0] == within(v[0] as int),
            i > 0 && i == v.len() ==> r[v.len() - 1] == within(v[v.len() - 1] as int),
            forall|k: int| 0 <= k < r.len() ==> -1_000_000 <= #[trigger] r[k] <= 1_000_000,
        decreases v.len() - i,
    {
        let mut s = v[i] as i64;
        if i > 0 && i < v.len() - 1 {
            s = s + v[i - 1] as i64 + v[i + 1] as i64;
        }
        r.push(if s > 1_000_000 { 1_000_000 } else if s < -1_000_000 { -1_000_000 } else { s as i32 });
        i += 1;
    }
    r
}

} // verus!

fn main() {}
