// refused: failed borrow
use vstd::prelude::*;

fn main() {}

verus! {

fn stale(m: &mut Vec<Vec<u8>>) -> (n: usize)
    requires
        old(m).len() > 0,
{
    let row = &m[0];
    let mut i: usize = 0;
    let mut n: usize = 0;
    while i < 2
        invariant
            i <= 2,
    {
        n = row.len();
        m.clear(); //~
        i += 1;
    }
    n
}

} // verus!
