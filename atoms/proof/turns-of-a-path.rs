// SPDX-License-Identifier: Apache-2.0
// How signed numbers compare with the ones after them, and what small steps come to.
use vstd::prelude::*;

verus! {

spec fn turn(a: int, b: int) -> int {
    if a < b { 1 } else if a > b { -1 } else { 0 }
}

fn turns(v: &Vec<i32>) -> (r: Vec<i32>)
    ensures
        r.len() == if v.len() == 0 { 0 } else { v.len() - 1 },
        forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i] == turn(v[i] as int, v[i + 1] as int),
        forall|i: int| 0 <= i < r.len() ==> -1 <= #[trigger] r[i] <= 1,
{
    let mut r: Vec<i32> = Vec::new();
    if v.len() == 0 {
        return r;
    }
    let mut i: usize = 0;
    while i < v.len() - 1
        invariant
            0 < v.len(),
            i <= v.len() - 1,
            r.len() == i,
            forall|k: int| 0 <= k < r.len() ==> #[trigger] r[k] == turn(v[k] as int, v[k + 1] as int),
            forall|k: int| 0 <= k < r.len() ==> -1 <= #[trigger] r[k] <= 1,
        decreases v.len() - i,
    {
        let a = v[i];
        let b = v[i + 1];
        if a < b {
            r.push(1);
        } else if a > b {
            r.push(-1);
        } else {
            r.push(0);
        }
        i += 1;
    }
    r
}

fn net_turn(v: &Vec<i32>) -> (r: i32)
    requires
        forall|i: int| 0 <= i < v.len() ==> -1 <= #[trigger] v[i] <= 1,
    ensures
        v.len() <= 1000 ==> r == added(v@),
        v.len() > 1000 ==> r == added(v@.take(1000)),
        -1000 <= r <= 1000,
{
    let mut r: i32 = 0;
    let mut i: usize = 0;
    while i < v.len() && i < 1000
        invariant
            i <= v.len(),
            i <= 1000,
            forall|k: int| 0 <= k < v.len() ==> -1 <= #[trigger] v[k] <= 1,
            -(i as int) <= r <= i,
            r == added(v@.take(i as int)),
        decreases v.len() - i,
    {
        assert(v@.take(i as int + 1).drop_last() =~= v@.take(i as int));
        r = r + v[i];
        i += 1;
    }
    assert(v.len() <= 1000 ==> v@.take(v.len() as int) =~= v@);
    r
}

spec fn added(s: Seq<i32>) -> int
    decreases s.len(),
{
    if s.len() == 0 { 0 } else { added(s.drop_last()) + s.last() }
}

} // verus!

fn main() {}
