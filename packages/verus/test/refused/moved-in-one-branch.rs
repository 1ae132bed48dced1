// refused: failed borrow
use vstd::prelude::*;

fn main() {}

verus! {

fn take(v: Vec<u8>) {
}

fn maybe(v: Vec<u8>, c: bool) -> (n: usize) {
    if c {
        take(v);
    }
    v.len() //~
}

} // verus!
