// SPDX-License-Identifier: Apache-2.0
// The values of an ascending list of bytes, each once, and the value met most often.
use vstd::prelude::*;

verus! {

spec fn ascending(s: Seq<u8>) -> bool {
    forall|i: int, j: int| 0 <= i <= j < s.len() ==> s[i] <= s[j]
}

fn distinct_in_order(v: &Vec<u8>) -> (r: Vec<u8>)
    requires
        ascending(v@),
    ensures
        forall|i: int, j: int| 0 <= i < j < r.len() ==> r[i] < r[j],
        forall|i: int| 0 <= i < v.len() ==> r@.contains(#[trigger] v[i]),
        forall|i: int| 0 <= i < r.len() ==> v@.contains(#[trigger] r[i]),
        r.len() <= v.len(),
{
    let mut r: Vec<u8> = Vec::new();
    let mut i: usize = 0;
    while i < v.len()
        invariant
            ascending(v@),
            i <= v.len(),
            r.len() <= i,
            i > 0 ==> r.len() > 0 && r[r.len() - 1] == v[i - 1],
            forall|a: int, b: int| 0 <= a < b < r.len() ==> r[a] < r[b],
            forall|k: int| 0 <= k < i ==> r@.contains(#[trigger] v[k]),
            forall|k: int| 0 <= k < r.len() ==> v@.contains(#[trigger] r[k]),
        decreases v.len() - i,
    {
        let ghost before = r@;
        if i == 0 || v[i - 1] != v[i] {
            assert(v@[i as int] == v[i as int]);
            r.push(v[i]);
            proof {
                assert(r@[before.len() as int] == v[i as int]);
                assert forall|k: int| 0 <= k < i implies r@.contains(#[trigger] v[k]) by {
                    assert(before.contains(v[k]));
                    let p = choose|p: int| 0 <= p < before.len() && before[p] == v[k];
                    assert(r@[p] == v[k]);
                }
            }
        }
        i += 1;
    }
    r
}

fn longest_equal_stretch(v: &[u8]) -> (r: usize)
    requires
        ascending(v@),
    ensures
        forall|i: int, j: int| 0 <= i <= j < v.len() && v[i] == v[j] ==> j - i < r,
        r > 0 ==> exists|i: int| 0 <= i <= v.len() - r && #[trigger] v[i] == v[i + r - 1],
        r <= v.len(),
{
    let mut r: usize = 0;
    let mut start: usize = 0;
    let ghost mut at: int = 0;
    let mut i: usize = 0;
    while i < v.len()
        invariant
            ascending(v@),
            start <= i <= v.len(),
            r <= i,
            i - start <= r,
            forall|k: int| start <= k < i ==> v[k] == v[start as int],
            start > 0 ==> start < i && v[start - 1] < v[start as int],
            forall|a: int, b: int| 0 <= a <= b < i && v[a] == v[b] ==> b - a < r,
            r > 0 ==> 0 <= at <= i - r && v[at] == v[at + r - 1],
        decreases v.len() - i,
    {
        if i > 0 && v[i] != v[i - 1] {
            start = i;
        }
        if i + 1 - start > r {
            r = i + 1 - start;
            proof {
                at = start as int;
            }
        }
        assert forall|a: int| 0 <= a <= i && v[a] == v[i as int] implies i - a < r by {
            if a < start {
                assert(v[a] <= v[start - 1]);
            }
        }
        i += 1;
    }
    r
}

} // verus!

fn main() {}
