// SPDX-License-Identifier: Apache-2.0
// Whether a list reads the same from both ends, and a list made to do so.
use vstd::prelude::*;

verus! {

fn is_palindrome(v: &[u8]) -> (r: bool)
    ensures
        r == (v@ =~= v@.reverse()),
{
    let mut i: usize = 0;
    while i < v.len() / 2
        invariant
            i <= v.len() / 2,
            forall|j: int| 0 <= j < i ==> #[trigger] v[j] == v[v.len() - 1 - j],
        decreases v.len() - i,
    {
        if v[i] != v[v.len() - 1 - i] {
            assert(v@[i as int] != v@.reverse()[i as int]);
            return false;
        }
        i += 1;
    }
    assert forall|j: int| 0 <= j < v.len() implies #[trigger] v@[j] == v@.reverse()[j] by {
        if j >= i {
            let k = v.len() - 1 - j;
            assert(k < i || k == j);
            assert(v@[k] == v@[v.len() - 1 - k]);
        }
    }
    true
}

fn mirrored(v: &Vec<u8>) -> (r: Vec<u8>)
    ensures
        r@ == v@ + v@.reverse(),
        r@ =~= r@.reverse(),
{
    let mut r = v.clone();
    let mut left = v.len();
    assert(r@ =~= v@ + v@.reverse().take(0));
    while left > 0
        invariant
            left <= v.len(),
            r@ == v@ + v@.reverse().take(v.len() - left),
        decreases left,
    {
        left -= 1;
        r.push(v[left]);
        assert(r@ =~= v@ + v@.reverse().take(v.len() - left));
    }
    assert(v@.reverse().take(v.len() as int) =~= v@.reverse());
    r
}

} // verus!

fn main() {}
