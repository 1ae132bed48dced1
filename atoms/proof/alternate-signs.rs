// SPDX-License-Identifier: Apache-2.0
// Every second number with the opposite sign; the least number becomes the greatest.
use vstd::prelude::*;

verus! {

spec fn opposite(x: int) -> int {
    if x == i32::MIN { i32::MAX as int } else { -x }
}

fn alternate(v: &Vec<i32>) -> (r: Vec<i32>)
    ensures
        r.len() == v.len(),
        forall|i: int| 0 <= i < v.len() ==> #[trigger] r[i] == if i % 2 == 0 { v[i] as int } else { opposite(v[i] as int) },
{
    let mut r: Vec<i32> = Vec::new();
    let mut flip = false;
    let mut i: usize = 0;
    while i < v.len()
        invariant
            i <= v.len(),
            r.len() == i,
            flip <==> i % 2 == 1,
            forall|j: int| 0 <= j < i ==> #[trigger] r[j] == if j % 2 == 0 { v[j] as int } else { opposite(v[j] as int) },
        decreases v.len() - i,
    {
        let x = v[i];
        if !flip {
            r.push(x);
        } else if x == i32::MIN {
            r.push(i32::MAX);
        } else {
            r.push(0 - x);
        }
        flip = !flip;
        i += 1;
    }
    r
}

fn negated(x: i32) -> (r: i32)
    ensures
        r == opposite(x as int),
        r >= -i32::MAX,
{
    if x == i32::MIN { i32::MAX } else { -x }
}

} // verus!

fn main() {}
