// SPDX-License-Identifier: Apache-2.0
// What two texts have in common at their start.
use vstd::prelude::*;

verus! {

fn common_beginning(a: &Vec<u8>, b: &Vec<u8>) -> (r: Vec<u8>)
    ensures
        r@.is_prefix_of(a@),
        r@.is_prefix_of(b@),
        r.len() < a.len() && r.len() < b.len() ==> a[r.len() as int] != b[r.len() as int],
{
    let mut r: Vec<u8> = Vec::new();
    let mut i: usize = 0;
    while i < a.len() && i < b.len() && a[i] == b[i]
        invariant
            i <= a.len(),
            i <= b.len(),
            r@ =~= a@.take(i as int),
            r@ =~= b@.take(i as int),
        decreases a.len() - i,
    {
        r.push(a[i]);
        i += 1;
    }
    r
}

} // verus!

fn main() {}
