use vstd::prelude::*;

fn main() {}

verus! {

fn add_lists(a: &Vec<u32>, b: &Vec<u32>) -> (c: Vec<u32>)
    requires
        a.len() == b.len(),
        forall|i: int| 0 <= i < a.len() ==> a[i] + b[i] <= u32::MAX,
    ensures
        c.len() == a.len(),
        forall|i: int| 0 <= i < a.len() ==> c[i] == a[i] + b[i],
{
    let mut c: Vec<u32> = Vec::with_capacity(a.len());
    let mut i: usize = 0;
    while i < a.len()
        invariant
            i <= a.len(),
            a.len() == b.len(),
            c.len() == i,
            forall|k: int| 0 <= k < a.len() ==> a[k] + b[k] <= u32::MAX,
            forall|k: int| 0 <= k < i ==> c[k] == a[k] + b[k],
    {
        c.push(a[i] + b[i]);
        i += 1;
    }
    c
}

} // verus!
