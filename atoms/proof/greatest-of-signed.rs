// SPDX-License-Identifier: Apache-2.0
// The greatest signed number of a list with a floor, and the elements greater than all before them.
use vstd::prelude::*;

verus! {

spec fn top(s: Seq<i32>, floor: i32) -> i32
    decreases s.len(),
{
    if s.len() == 0 {
        floor
    } else {
        let before = top(s.drop_last(), floor);
        if s.last() > before { s.last() } else { before }
    }
}

fn greatest_with_floor(v: &Vec<i32>, floor: i32) -> (r: i32)
    ensures
        r == top(v@, floor),
        r >= floor,
        forall|i: int| 0 <= i < v.len() ==> #[trigger] v[i] <= r,
{
    let mut r = floor;
    let mut i: usize = 0;
    while i < v.len()
        invariant
            i <= v.len(),
            r >= floor,
            r == top(v@.take(i as int), floor),
            forall|k: int| 0 <= k < i ==> #[trigger] v[k] <= r,
        decreases v.len() - i,
    {
        assert(v@.take(i as int + 1).drop_last() =~= v@.take(i as int));
        if v[i] > r {
            r = v[i];
        }
        i += 1;
    }
    assert(v@.take(v.len() as int) =~= v@);
    r
}

fn records(v: &[i32]) -> (r: Vec<i32>)
    ensures
        r.len() <= v.len(),
        v.len() > 0 ==> r.len() > 0,
        forall|i: int, j: int| 0 <= i < j < r.len() ==> r[i] < r[j],
        forall|k: int| 0 <= k < v.len() ==> #[trigger] v[k] <= r[r.len() - 1],
        forall|i: int| 0 <= i < r.len() ==> v@.contains(#[trigger] r[i]),
{
    let mut r: Vec<i32> = Vec::new();
    let mut i: usize = 0;
    while i < v.len()
        invariant
            i <= v.len(),
            r.len() <= i,
            i > 0 ==> r.len() > 0,
            forall|a: int, b: int| 0 <= a < b < r.len() ==> r[a] < r[b],
            forall|k: int| 0 <= k < i ==> #[trigger] v[k] <= r[r.len() - 1],
            forall|a: int| 0 <= a < r.len() ==> v@.contains(#[trigger] r[a]),
        decreases v.len() - i,
    {
        if r.len() == 0 || v[i] > r[r.len() - 1] {
            assert(v@[i as int] == v[i as int]);
            r.push(v[i]);
        }
        i += 1;
    }
    r
}

} // verus!

fn main() {}
