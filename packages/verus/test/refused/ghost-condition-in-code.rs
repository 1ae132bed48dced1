// refused: failed mode
use vstd::prelude::*;

fn main() {}

verus! {

fn peek(v: &Vec<u8>) -> (r: u8) {
    if forall|i: int| 0 <= i < v.len() ==> v[i] == 0 { //~
        1
    } else {
        0
    }
}

} // verus!
