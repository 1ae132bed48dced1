// refused: failed postcondition
use vstd::prelude::*;

fn main() {}

verus! {

fn stop(a: &Vec<u8>) -> (i: usize)
    ensures
        i == a.len(), //~
{
    let mut i: usize = 0;
    while i < a.len()
        invariant
            i <= a.len(),
    {
        if a[i] == 0 {
            break;
        }
        i += 1;
    }
    i
}

} // verus!
