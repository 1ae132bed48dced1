use vstd::prelude::*;

fn main() {}

verus! {

fn add_one(v: &mut Vec<u32>)
    requires
        forall|i: int| 0 <= i < old(v).len() ==> old(v)[i] < 1000,
    ensures
        v.len() == old(v).len(),
        forall|i: int| 0 <= i < v.len() ==> v[i] == old(v)[i] + 1,
{
    let mut i: usize = 0;
    while i < v.len()
        invariant
            i <= v.len(),
            v.len() == old(v).len(),
            forall|k: int| 0 <= k < v.len() ==> old(v)[k] < 1000,
            forall|k: int| 0 <= k < i ==> v[k] == old(v)[k] + 1,
            forall|k: int| i <= k < v.len() ==> v[k] == old(v)[k],
    {
        let x = v[i];
        v.set(i, x + 1);
        i += 1;
    }
}

} // verus!
