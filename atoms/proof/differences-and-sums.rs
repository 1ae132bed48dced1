// SPDX-License-Identifier: Apache-2.0
// A list of differences, and the list of running sums that undoes it.
use vstd::prelude::*;

verus! {

spec fn sum(s: Seq<i64>) -> int
    decreases s.len(),
{
    if s.len() == 0 { 0 } else { sum(s.drop_last()) + s.last() }
}

spec fn held(x: int) -> int {
    if x > i64::MAX { i64::MAX as int } else if x < i64::MIN { i64::MIN as int } else { x }
}

fn differences(v: &Vec<i64>) -> (r: Vec<i64>)
    ensures
        r.len() == v.len(),
        v.len() > 0 ==> r[0] == v[0],
        forall|i: int| 0 < i < v.len() ==> #[trigger] r[i] == held(v[i] - v[i - 1]),
{
    let mut r: Vec<i64> = Vec::new();
    let mut i: usize = 0;
    while i < v.len()
        invariant
            i <= v.len(),
            r.len() == i,
            i > 0 ==> r[0] == v[0],
            forall|j: int| 0 < j < i ==> #[trigger] r[j] == held(v[j] - v[j - 1]),
        decreases v.len() - i,
    {
        if i == 0 {
            r.push(v[0]);
        } else {
            let d = v[i] as i128 - v[i - 1] as i128;
            r.push(if d > i64::MAX as i128 { i64::MAX } else if d < i64::MIN as i128 { i64::MIN } else { d as i64 });
        }
        i += 1;
    }
    r
}

fn running_sums(v: &[i64]) -> (r: Vec<i64>)
    ensures
        r.len() == v.len(),
        forall|i: int| 0 <= i < v.len() ==> #[trigger] r[i] == held(sum(v@.take(i + 1))),
{
    let mut r: Vec<i64> = Vec::new();
    let mut s: i128 = 0;
    let mut i: usize = 0;
    while i < v.len()
        invariant
            i <= v.len(),
            r.len() == i,
            s == sum(v@.take(i as int)),
            -(i * 0x8000_0000_0000_0000) <= s <= i * 0x8000_0000_0000_0000,
            forall|j: int| 0 <= j < i ==> #[trigger] r[j] == held(sum(v@.take(j + 1))),
        decreases v.len() - i,
    {
        assert(v@.take(i as int + 1).drop_last() =~= v@.take(i as int));
        s = s + v[i] as i128;
        r.push(if s > i64::MAX as i128 { i64::MAX } else if s < i64::MIN as i128 { i64::MIN } else { s as i64 });
        i += 1;
    }
    r
}

} // verus!

fn main() {}
