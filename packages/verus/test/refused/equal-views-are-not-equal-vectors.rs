// refused: failed assertion
use vstd::prelude::*;

fn main() {}

verus! {

fn compare(a: &Vec<u8>, b: &Vec<u8>)
    requires
        a@ == b@,
{
    assert(*a == *b); //~
}

} // verus!
