// refused: failed overflow
use vstd::prelude::*;

fn main() {}

verus! {

fn scan(a: &Vec<u8>) -> (n: usize)
    ensures
        n == 0,
{
    let mut i: usize = 0;
    while i < a.len() - 1 //~
        invariant
            i <= a.len(),
    {
        i += 1;
    }
    0
}

} // verus!
