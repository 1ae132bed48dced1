// refused: failed borrow
use vstd::prelude::*;

fn main() {}

verus! {

fn dangling(m: &mut Vec<Vec<u8>>) -> (n: usize)
    requires
        old(m).len() > 0,
{
    let row = &m[0];
    m.clear(); //~
    row.len()
}

} // verus!
