// refused: failed assertion
use vstd::prelude::*;

fn main() {}

verus! {

fn shuffle(v: &mut Vec<u8>) {
    if v.len() > 0 {
        v.set(0, 1);
    }
}

fn caller() {
    let mut v: Vec<u8> = Vec::new();
    shuffle(&mut v);
    assert(v.len() == 0); //~
}

} // verus!
