// refused: failed postcondition
use vstd::prelude::*;

fn main() {}

verus! {

fn hole(v: &Vec<u8>) -> (r: bool)
    ensures
        r == forall|i: int| 0 <= i <= v.len() ==> v[i] == 0, //~
{
    let mut i: usize = 0;
    while i < v.len()
        invariant
            i <= v.len(),
            forall|k: int| 0 <= k < i ==> v[k] == 0,
    {
        if v[i] != 0 {
            return false;
        }
        i += 1;
    }
    true
}

} // verus!
