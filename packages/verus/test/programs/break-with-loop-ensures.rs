use vstd::prelude::*;

fn main() {}

verus! {

fn first_zero(a: &Vec<u32>) -> (at: usize)
    ensures
        at <= a.len(),
        at < a.len() ==> a[at as int] == 0,
        forall|k: int| 0 <= k < at ==> a[k] != 0,
{
    let mut at: usize = 0;
    while at < a.len()
        invariant
            at <= a.len(),
            forall|k: int| 0 <= k < at ==> a[k] != 0,
        ensures
            at < a.len() ==> a[at as int] == 0,
    {
        if a[at] == 0 {
            break;
        }
        at += 1;
    }
    at
}

} // verus!
