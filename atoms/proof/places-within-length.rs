// SPDX-License-Identifier: Apache-2.0
// Places of a list, each brought back below a length, and the elements moved on by one.
use vstd::prelude::*;

verus! {

fn wrap_places(v: &Vec<usize>, n: usize) -> (r: Vec<usize>)
    requires
        n > 0,
    ensures
        r.len() == v.len(),
        forall|i: int| 0 <= i < v.len() ==> #[trigger] r[i] == v[i] as int % n as int,
        forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i] < n,
{
    let mut r: Vec<usize> = Vec::new();
    let mut i: usize = 0;
    while i < v.len()
        invariant
            0 < n,
            i <= v.len(),
            r.len() == i,
            forall|j: int| 0 <= j < i ==> #[trigger] r[j] == v[j] as int % n as int,
            forall|j: int| 0 <= j < i ==> #[trigger] r[j] < n,
        decreases v.len() - i,
    {
        r.push(v[i] % n);
        i += 1;
    }
    r
}

fn is_permutation(v: &[usize]) -> (r: bool)
    ensures
        r == (v@.no_duplicates() && forall|i: int| 0 <= i < v.len() ==> #[trigger] v[i] < v.len()),
{
    let mut i: usize = 0;
    while i < v.len()
        invariant
            i <= v.len(),
            forall|k: int| 0 <= k < i ==> #[trigger] v[k] < v.len(),
            forall|k: int, l: int| 0 <= k < l < i ==> v@[k] != v@[l],
        decreases v.len() - i,
    {
        if v[i] >= v.len() {
            return false;
        }
        let mut j: usize = 0;
        while j < i
            invariant
                j <= i < v.len(),
                forall|k: int| 0 <= k < j ==> v@[k] != v@[i as int],
            decreases i - j,
        {
            if v[j] == v[i] {
                assert(v@[j as int] == v@[i as int]);
                return false;
            }
            j += 1;
        }
        i += 1;
    }
    true
}

} // verus!

fn main() {}
