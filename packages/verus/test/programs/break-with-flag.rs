use vstd::prelude::*;

fn main() {}

verus! {

fn exists_above(a: &Vec<u32>, limit: u32) -> (r: bool)
    ensures
        r == exists|k: int| 0 <= k < a.len() && a[k] > limit,
{
    let mut found = false;
    let mut i: usize = 0;
    while i < a.len()
        invariant_except_break
            !found,
        invariant
            i <= a.len(),
            forall|k: int| 0 <= k < i ==> a[k] <= limit,
        ensures
            found ==> i < a.len() && a[i as int] > limit,
            !found ==> i == a.len(),
    {
        if a[i] > limit {
            found = true;
            break;
        }
        i += 1;
    }
    found
}

} // verus!
