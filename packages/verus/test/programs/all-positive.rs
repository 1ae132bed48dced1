use vstd::prelude::*;

fn main() {}

verus! {

fn all_positive(a: &Vec<i8>) -> (r: bool)
    ensures
        r == forall|i: int| 0 <= i < a.len() ==> a[i] > 0,
{
    let mut i = 0;
    while i < a.len()
        invariant
            i <= a.len(),
            forall|k: int| 0 <= k < i ==> a[k] > 0,
    {
        if a[i] <= 0 {
            return false;
        }
        i += 1;
    }
    true
}

} // verus!
