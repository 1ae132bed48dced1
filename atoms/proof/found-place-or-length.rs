// SPDX-License-Identifier: Apache-2.0
// A place that may be missing made a number, and the list of all places up to it.
use vstd::prelude::*;

verus! {

fn place_or(found: Option<usize>, other: usize) -> (r: usize)
    ensures
        r == if found is Some { found->0 } else { other },
{
    match found {
        Some(i) => i,
        None => other,
    }
}

fn countdown(found: Option<usize>) -> (r: Vec<usize>)
    ensures
        found is None ==> r.len() == 0,
        found is Some ==> r.len() == found->0,
        forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i] == r.len() - i,
{
    let mut r: Vec<usize> = Vec::new();
    let mut left = match found {
        Some(n) => n,
        None => 0,
    };
    let ghost all = left;
    while left > 0
        invariant
            r.len() + left == all,
            forall|i: int| 0 <= i < r.len() ==> #[trigger] r[i] == all - i,
        decreases left,
    {
        r.push(left);
        left -= 1;
    }
    r
}

} // verus!

fn main() {}
