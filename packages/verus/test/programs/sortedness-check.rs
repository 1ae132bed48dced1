use vstd::prelude::*;

fn main() {}

verus! {

fn is_sorted(a: &Vec<u64>) -> (r: bool)
    ensures
        r == forall|i: int, j: int| 0 <= i <= j < a.len() ==> a[i] <= a[j],
{
    if a.len() == 0 {
        return true;
    }
    let mut i: usize = 0;
    while i < a.len() - 1
        invariant
            i < a.len(),
            forall|k: int, l: int| 0 <= k <= l <= i ==> a[k] <= a[l],
    {
        if a[i] > a[i + 1] {
            return false;
        }
        i += 1;
    }
    true
}

} // verus!
