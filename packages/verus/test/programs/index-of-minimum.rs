use vstd::prelude::*;

fn main() {}

verus! {

fn argmin(a: &Vec<i64>) -> (at: usize)
    requires
        a.len() > 0,
    ensures
        at < a.len(),
        forall|i: int| 0 <= i < a.len() ==> a[at as int] <= a[i],
{
    let mut at: usize = 0;
    let mut i: usize = 1;
    while i < a.len()
        invariant
            at < a.len(),
            1 <= i <= a.len(),
            forall|k: int| 0 <= k < i ==> a[at as int] <= a[k],
    {
        if a[i] < a[at] {
            at = i;
        }
        i += 1;
    }
    at
}

} // verus!
