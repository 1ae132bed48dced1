// SPDX-License-Identifier: Apache-2.0
// The element that more than half of a list is, if there is one.
use vstd::prelude::*;

verus! {

spec fn times(s: Seq<u32>, x: u32) -> nat
    decreases s.len(),
{
    if s.len() == 0 { 0 } else { times(s.drop_last(), x) + if s.last() == x { 1nat } else { 0nat } }
}

fn majority(v: &Vec<u32>) -> (r: Option<u32>)
    ensures
        r is Some ==> 2 * times(v@, r->0) > v.len(),
        r is None ==> forall|x: u32| 2 * #[trigger] times(v@, x) <= v.len(),
{
    let mut held: u32 = 0;
    let mut lead: usize = 0;
    let mut i: usize = 0;
    while i < v.len()
        invariant
            i <= v.len(),
            lead <= i,
            forall|x: u32| x != held ==> 2 * #[trigger] times(v@.take(i as int), x) + lead <= i,
            2 * times(v@.take(i as int), held) <= i + lead,
        decreases v.len() - i,
    {
        let x = v[i];
        let ghost before = v@.take(i as int);
        let ghost next = v@.take(i as int + 1);
        proof {
            assert(next.drop_last() =~= before);
            assert forall|y: u32| #[trigger] times(next, y) == times(before, y) + if y == x { 1nat } else { 0nat } by {
            }
            assert(2 * times(before, x) >= 0);
        }
        if lead == 0 {
            held = x;
            lead = 1;
        } else if held == x {
            lead += 1;
        } else {
            lead -= 1;
        }
        i += 1;
    }
    assert(v@.take(v.len() as int) =~= v@);
    let mut n: usize = 0;
    let mut j: usize = 0;
    while j < v.len()
        invariant
            j <= v.len(),
            n <= j,
            n == times(v@.take(j as int), held),
        decreases v.len() - j,
    {
        assert(v@.take(j as int + 1).drop_last() =~= v@.take(j as int));
        if v[j] == held {
            n += 1;
        }
        j += 1;
    }
    if n > v.len() - n { Some(held) } else { None }
}

fn value_or(x: Option<u32>, other: u32) -> (r: u32)
    ensures
        x is Some ==> r == x->0,
        x is None ==> r == other,
{
    let mut r = other;
    if x.is_some() {
        r = x.unwrap();
    }
    r
}

} // verus!

fn main() {}
