use vstd::prelude::*;

fn main() {}

verus! {

fn maximum(a: &Vec<i32>) -> (m: i32)
    requires
        a.len() > 0,
    ensures
        a@.contains(m),
        forall|i: int| 0 <= i < a.len() ==> a[i] <= m,
{
    let mut m = a[0];
    let mut i: usize = 1;
    assert(a@.contains(a[0]));
    while i < a.len()
        invariant
            1 <= i <= a.len(),
            a@.contains(m),
            forall|k: int| 0 <= k < i ==> a[k] <= m,
    {
        if a[i] > m {
            m = a[i];
        }
        i += 1;
    }
    m
}

} // verus!
