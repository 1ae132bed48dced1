// SPDX-License-Identifier: Apache-2.0
// Small signed steps between readings, the readings that such steps lead to, and how warm each is.
use vstd::prelude::*;

verus! {

spec fn held(x: int) -> int {
    if x > 500 { 500 } else if x < -500 { -500 } else { x }
}

fn readings(steps: &Vec<i16>, start: i16) -> (r: Vec<i16>)
    ensures
        r.len() == steps.len(),
        steps.len() > 0 ==> r[0] == held(start + steps[0]),
        forall|i: int| 1 <= i < r.len() ==> #[trigger] r[i] == held(r[i - 1] + steps[i]),
        forall|i: int| 0 <= i < r.len() ==> -500 <= #[trigger] r[i] <= 500,
{
    let mut r: Vec<i16> = Vec::new();
    let mut now = start;
    let mut i: usize = 0;
    while i < steps.len()
        invariant
            i <= steps.len(),
            r.len() == i,
            i == 0 ==> now == start,
            i > 0 ==> r[0] == held(start + steps[0]) && now == r[i - 1],
            forall|k: int| 1 <= k < i ==> #[trigger] r[k] == held(r[k - 1] + steps[k]),
            forall|k: int| 0 <= k < i ==> -500 <= #[trigger] r[k] <= 500,
        decreases steps.len() - i,
    {
        let x = now as i32 + steps[i] as i32;
        now = if x > 500 { 500 } else if x < -500 { -500 } else { x as i16 };
        r.push(now);
        i += 1;
    }
    r
}

fn warmth(v: &Vec<i16>) -> (r: Vec<u8>)
    ensures
        r.len() == v.len(),
        forall|i: int| 0 <= i < v.len() ==> #[trigger] r[i] == if v[i] < 0 { 0 } else if v[i] > 250 { 250 } else { v[i] as int },
{
    let mut r: Vec<u8> = Vec::new();
    let mut i: usize = 0;
    while i < v.len()
        invariant
            i <= v.len(),
            r.len() == i,
            forall|k: int| 0 <= k < i ==> #[trigger] r[k] == if v[k] < 0 { 0 } else if v[k] > 250 { 250 } else { v[k] as int },
        decreases v.len() - i,
    {
        let t = v[i];
        if t < 0 {
            r.push(0);
        } else if t > 250 {
            r.push(250);
        } else {
            r.push(t as u8);
        }
        i += 1;
    }
    r
}

} // verus!

fn main() {}
