// refused: failed loop-ensures
use vstd::prelude::*;

fn main() {}

verus! {

fn first_zero(a: &Vec<u8>) -> (i: usize)
    ensures
        i < a.len() ==> a[i as int] == 0,
{
    let mut i: usize = 0;
    while i < a.len()
        invariant
            i <= a.len(),
        ensures
            i < a.len() ==> a[i as int] == 0, //~
    {
        if a[i] == 1 {
            break;
        }
        i += 1;
    }
    i
}

} // verus!
