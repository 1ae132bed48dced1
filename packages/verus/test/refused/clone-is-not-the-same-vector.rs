// refused: failed assertion
use vstd::prelude::*;

fn main() {}

verus! {

fn twin(v: &Vec<u8>) {
    let w = v.clone();
    assert(w@ == v@);
    assert(w == *v); //~
}

} // verus!
