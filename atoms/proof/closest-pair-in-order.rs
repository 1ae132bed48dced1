// SPDX-License-Identifier: Apache-2.0
// The least gap between neighbours of an ascending list of two or more numbers.
use vstd::prelude::*;

verus! {

spec fn ascending(s: Seq<i32>) -> bool {
    forall|i: int, j: int| 0 <= i <= j < s.len() ==> s[i] <= s[j]
}

spec fn gap_at(s: Seq<i32>, i: int) -> int {
    s[i] - s[i - 1]
}

fn least_gap(v: &Vec<i32>) -> (r: Option<u32>)
    requires
        ascending(v@),
    ensures
        r is None <==> v.len() < 2,
        r is Some ==> forall|i: int| 0 < i < v.len() ==> #[trigger] gap_at(v@, i) >= r->0,
        r is Some ==> exists|i: int| 0 < i < v.len() && #[trigger] gap_at(v@, i) == r->0,
{
    if v.len() < 2 {
        return None;
    }
    let mut least = (v[1] as i64 - v[0] as i64) as u32;
    let ghost mut at: int = 1;
    let mut i: usize = 2;
    while i < v.len()
        invariant
            ascending(v@),
            2 <= i <= v.len(),
            0 < at < i,
            least == gap_at(v@, at),
            forall|k: int| 1 <= k < i ==> #[trigger] gap_at(v@, k) >= least,
        decreases v.len() - i,
    {
        let gap = (v[i] as i64 - v[i - 1] as i64) as u32;
        if gap < least {
            least = gap;
            proof {
                at = i as int;
            }
        }
        i += 1;
    }
    Some(least)
}

fn count_distinct(v: &[i32]) -> (r: usize)
    requires
        ascending(v@),
    ensures
        r <= v.len(),
        r == kinds(v@),
{
    let mut r: usize = 0;
    let mut i: usize = 0;
    while i < v.len()
        invariant
            ascending(v@),
            i <= v.len(),
            r <= i,
            r == kinds(v@.take(i as int)),
        decreases v.len() - i,
    {
        let ghost before = v@.take(i as int);
        let ghost next = v@.take(i as int + 1);
        proof {
            assert(next.drop_last() =~= before);
            if i > 0 {
                if v[i - 1] < v[i as int] {
                    assert forall|k: int| 0 <= k < before.len() implies before[k] != v[i as int] by {
                        assert(v[k] <= v[i - 1]);
                    }
                    assert(!before.contains(next.last()));
                } else {
                    assert(before[i - 1] == next.last());
                    assert(before.contains(next.last()));
                }
            }
        }
        if i == 0 || v[i - 1] < v[i] {
            r += 1;
        }
        i += 1;
    }
    assert(v@.take(v.len() as int) =~= v@);
    r
}

spec fn kinds(s: Seq<i32>) -> nat
    decreases s.len(),
{
    if s.len() == 0 {
        0
    } else if s.drop_last().contains(s.last()) {
        kinds(s.drop_last())
    } else {
        kinds(s.drop_last()) + 1
    }
}

} // verus!

fn main() {}
