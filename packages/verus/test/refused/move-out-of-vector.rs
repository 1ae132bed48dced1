// refused: failed borrow
use vstd::prelude::*;

fn main() {}

verus! {

fn row(m: &Vec<Vec<u8>>) -> (r: Vec<u8>)
    requires
        m.len() > 0,
{
    m[0] //~
}

} // verus!
