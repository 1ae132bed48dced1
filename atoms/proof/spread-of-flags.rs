// SPDX-License-Identifier: Apache-2.0
// Truth values spread one place to either side, and kept only where both neighbours hold.
use vstd::prelude::*;

verus! {

spec fn at(s: Seq<bool>, i: int) -> bool {
    0 <= i < s.len() && s[i]
}

fn spread(v: &Vec<bool>) -> (r: Vec<bool>)
    ensures
        r.len() == v.len(),
        forall|i: int| 0 <= i < v.len() ==> #[trigger] r[i] == (at(v@, i - 1) || at(v@, i) || at(v@, i + 1)),
{
    let mut r: Vec<bool> = Vec::new();
    let mut i: usize = 0;
    while i < v.len()
        invariant
            i <= v.len(),
            r.len() == i,
            forall|k: int| 0 <= k < i ==> #[trigger] r[k] == (at(v@, k - 1) || at(v@, k) || at(v@, k + 1)),
        decreases v.len() - i,
    {
        let before = i > 0 && v[i - 1];
        let after = i < v.len() - 1 && v[i + 1];
        r.push(before || v[i] || after);
        i += 1;
    }
    r
}

fn eroded(v: &[bool]) -> (r: Vec<bool>)
    ensures
        r.len() == v.len(),
        forall|i: int| 0 <= i < v.len() ==> #[trigger] r[i] == (at(v@, i - 1) && at(v@, i) && at(v@, i + 1)),
        forall|i: int| 0 <= i < r.len() ==> (#[trigger] r[i] ==> v[i]),
{
    let mut r: Vec<bool> = Vec::new();
    let mut i: usize = 0;
    while i < v.len()
        invariant
            i <= v.len(),
            r.len() == i,
            forall|k: int| 0 <= k < i ==> #[trigger] r[k] == (at(v@, k - 1) && at(v@, k) && at(v@, k + 1)),
            forall|k: int| 0 <= k < i ==> (#[trigger] r[k] ==> v[k]),
        decreases v.len() - i,
    {
        if i == 0 || i == v.len() - 1 {
            r.push(false);
        } else {
            r.push(v[i - 1] && v[i] && v[i + 1]);
        }
        i += 1;
    }
    r
}

} // verus!

fn main() {}
