// refused: failed borrow
use vstd::prelude::*;

fn main() {}

verus! {

fn take(v: Vec<u8>) {
}

fn leave(v: Vec<u8>, c: bool) -> (n: usize) {
    loop {
        if c {
            take(v);
            break;
        }
        return 0;
    }
    v.len() //~
}

} // verus!
