// refused: failed postcondition
use vstd::prelude::*;

fn main() {}

verus! {

fn select(o: Option<u8>) -> (r: u8)
    ensures
        o is None ==> r == 1, //~
{
    match o {
        Some(x) => x,
        None => 0,
    }
}

} // verus!
