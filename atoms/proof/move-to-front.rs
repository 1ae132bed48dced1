// SPDX-License-Identifier: Apache-2.0
// A list with one of its elements taken to the front, and the place where a value stands.
use vstd::prelude::*;

verus! {

fn move_to_front(v: &Vec<u8>, at: usize) -> (r: Vec<u8>)
    ensures
        at >= v.len() ==> r@ == v@,
        at < v.len() ==> r.len() == v.len() && r[0] == v[at as int],
        at < v.len() ==> forall|i: int| 1 <= i <= at ==> #[trigger] r[i] == v[i - 1],
        at < v.len() ==> forall|i: int| at < i < v.len() ==> #[trigger] r[i] == v[i],
{
    let mut r = v.clone();
    assert(r@ =~= v@);
    if at >= v.len() {
        return r;
    }
    let x = r[at];
    let mut i = at;
    while i > 0
        invariant
            i <= at < v.len(),
            r.len() == v.len(),
            forall|j: int| 0 <= j <= i ==> #[trigger] r[j] == v[j],
            forall|j: int| i < j <= at ==> #[trigger] r[j] == v[j - 1],
            forall|j: int| at < j < v.len() ==> #[trigger] r[j] == v[j],
        decreases i,
    {
        let y = r[i - 1];
        r.set(i, y);
        i -= 1;
    }
    r.set(0, x);
    r
}

fn place_of(v: &[u8], x: u8) -> (r: usize)
    ensures
        r <= v.len(),
        r < v.len() ==> v[r as int] == x,
        forall|i: int| 0 <= i < r ==> #[trigger] v[i] != x,
{
    let mut r: usize = 0;
    while r < v.len() && v[r] != x
        invariant
            r <= v.len(),
            forall|i: int| 0 <= i < r ==> #[trigger] v[i] != x,
        decreases v.len() - r,
    {
        r += 1;
    }
    r
}

} // verus!

fn main() {}
