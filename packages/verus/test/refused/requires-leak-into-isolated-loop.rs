// refused: failed bounds
use vstd::prelude::*;

fn main() {}

verus! {

fn zero_all(v: &mut Vec<u8>, n: usize)
    requires
        old(v).len() == n,
{
    let mut i: usize = 0;
    while i < n
        invariant
            i <= n,
    {
        v.set(i, 0); //~
        i += 1;
    }
}

} // verus!
