use vstd::prelude::*;

fn main() {}

verus! {

fn exchange(v: &mut Vec<u64>, i: usize, j: usize)
    requires
        i < old(v).len(),
        j < old(v).len(),
    ensures
        v@ == old(v)@.update(i as int, old(v)[j as int]).update(j as int, old(v)[i as int]),
{
    let a = v[i];
    let b = v[j];
    v.set(i, b);
    v.set(j, a);
}

} // verus!
