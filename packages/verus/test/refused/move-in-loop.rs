// refused: failed borrow
use vstd::prelude::*;

fn main() {}

verus! {

fn take(v: Vec<u8>) {
}

fn again(v: Vec<u8>) {
    let mut i: u32 = 0;
    while i < 2 //~
        invariant
            i <= 2,
    {
        take(v);
        i += 1;
    }
}

} // verus!
