// refused: failed invariant-break
use vstd::prelude::*;

fn main() {}

verus! {

fn stop(a: &Vec<u8>) -> (i: usize)
    ensures
        i <= a.len(),
{
    let mut i: usize = 0;
    while i < a.len()
        invariant
            i <= a.len(),
            i == 0 || i > 0 && a[i - 1] != 0, //~
    {
        i += 1;
        if a[i - 1] == 0 {
            break;
        }
    }
    i
}

} // verus!
