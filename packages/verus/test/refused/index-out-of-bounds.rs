// refused: failed bounds
use vstd::prelude::*;

fn main() {}

verus! {

fn third(a: &Vec<u8>) -> (x: u8)
    requires
        a.len() >= 2,
{
    a[2] //~
}

} // verus!
