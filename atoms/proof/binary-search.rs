// SPDX-License-Identifier: Apache-2.0
// The first place in a sorted list that is not below a value, and whether the value is there.
use vstd::prelude::*;

verus! {

spec fn sorted(s: Seq<u64>) -> bool {
    forall|i: int, j: int| 0 <= i <= j < s.len() ==> s[i] <= s[j]
}

fn lower_bound(v: &Vec<u64>, x: u64) -> (r: usize)
    requires
        sorted(v@),
    ensures
        r <= v.len(),
        forall|i: int| 0 <= i < r ==> v[i] < x,
        forall|i: int| r <= i < v.len() ==> x <= v[i],
{
    let mut lo: usize = 0;
    let mut hi: usize = v.len();
    while lo < hi
        invariant
            sorted(v@),
            lo <= hi <= v.len(),
            forall|i: int| 0 <= i < lo ==> v[i] < x,
            forall|i: int| hi <= i < v.len() ==> x <= v[i],
        decreases hi - lo,
    {
        let mid = lo + (hi - lo) / 2;
        if v[mid] < x {
            lo = mid + 1;
        } else {
            hi = mid;
        }
    }
    lo
}

fn found_in_sorted(v: &[u64], x: u64) -> (r: bool)
    requires
        sorted(v@),
    ensures
        r == v@.contains(x),
{
    let mut lo: usize = 0;
    let mut hi: usize = v.len();
    while lo < hi
        invariant
            sorted(v@),
            lo <= hi <= v.len(),
            forall|i: int| 0 <= i < lo || hi <= i < v.len() ==> v[i] != x,
        decreases hi - lo,
    {
        let mid = lo + (hi - lo) / 2;
        if v[mid] == x {
            assert(v@[mid as int] == x);
            return true;
        }
        if v[mid] < x {
            lo = mid + 1;
        } else {
            hi = mid;
        }
    }
    false
}

} // verus!

fn main() {}
