// SPDX-License-Identifier: Apache-2.0
// The elements below a pivot before those that are not, both in their order.
use vstd::prelude::*;

verus! {

spec fn below(s: Seq<u64>, pivot: u64) -> Seq<u64>
    decreases s.len(),
{
    if s.len() == 0 {
        s
    } else if s.last() < pivot {
        below(s.drop_last(), pivot).push(s.last())
    } else {
        below(s.drop_last(), pivot)
    }
}

spec fn not_below(s: Seq<u64>, pivot: u64) -> Seq<u64>
    decreases s.len(),
{
    if s.len() == 0 {
        s
    } else if s.last() < pivot {
        not_below(s.drop_last(), pivot)
    } else {
        not_below(s.drop_last(), pivot).push(s.last())
    }
}

proof fn sizes(s: Seq<u64>, pivot: u64)
    ensures
        below(s, pivot).len() + not_below(s, pivot).len() == s.len(),
    decreases s.len(),
{
    if s.len() > 0 {
        sizes(s.drop_last(), pivot);
    }
}

fn partition(v: &Vec<u64>, pivot: u64) -> (r: Vec<u64>)
    ensures
        r@ == below(v@, pivot) + not_below(v@, pivot),
        r.len() == v.len(),
{
    let mut low: Vec<u64> = Vec::new();
    let mut high: Vec<u64> = Vec::new();
    let mut i: usize = 0;
    assert(v@.take(0) =~= Seq::<u64>::empty());
    while i < v.len()
        invariant
            i <= v.len(),
            low@ == below(v@.take(i as int), pivot),
            high@ == not_below(v@.take(i as int), pivot),
        decreases v.len() - i,
    {
        assert(v@.take(i as int + 1).drop_last() =~= v@.take(i as int));
        if v[i] < pivot {
            low.push(v[i]);
        } else {
            high.push(v[i]);
        }
        i += 1;
    }
    assert(v@.take(v.len() as int) =~= v@);
    let ghost first = low@;
    let mut j: usize = 0;
    assert(low@ =~= first + high@.take(0));
    while j < high.len()
        invariant
            j <= high.len(),
            low@ == first + high@.take(j as int),
        decreases high.len() - j,
    {
        low.push(high[j]);
        j += 1;
        assert(low@ =~= first + high@.take(j as int));
    }
    proof {
        assert(high@.take(high.len() as int) =~= high@);
        sizes(v@, pivot);
    }
    low
}

} // verus!

fn main() {}
